import { generatePath, matchPath } from 'react-router';
import type { Role } from '@/domain/access/roles.ts';
import { PAGES_OF, type Page } from './pages.ts';
import { paths } from './paths.ts';

/** What an address names: its page, and the values of its `:name` parameters, decoded. */
export interface Place {
  page: Page;
  params: Readonly<Record<string, string>>;
}

const definedOnly = (params: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** More text and fewer parameters first: `/business/add-business` is no business of that name. */
const specificFirst = (a: string, b: string) => a.split(':').length - b.split(':').length;

/** As React Router decodes an address before it matches: part by part, a slash within one stays. */
const decoded = (pathname: string): string | null => {
  try {
    return pathname
      .split('/')
      .map(part => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return null;
  }
};

const partsOf = (pathname: string) => pathname.replace(/\/+$/, '').split('/');

/** Whether a page can be at an address of these parts: making a pattern of each takes longer than all the rest. */
const mayBeAt = (pattern: string, parts: readonly string[]) => {
  const wanted = partsOf(pattern);
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
};

const match = (pages: readonly Page[], of: 'path' | 'route', pathname: string): Place[] => {
  const plain = decoded(pathname);
  if (plain === null) return [];
  const parts = partsOf(plain);
  return pages
    .filter(page => mayBeAt(page[of], parts))
    .toSorted((a, b) => specificFirst(a[of], b[of]))
    .flatMap(page => {
      const matched = matchPath({ path: page[of], caseSensitive: true }, plain);
      return matched ? [{ page, params: definedOnly(matched.params) }] : [];
    });
};

const isBlankEnd = (pathname: string) => pathname !== '/' && pathname.endsWith('/');

/** What a role has at an address; null where there is nothing: another case or a slash too many is another address. */
export const placeAt = (role: Role, pathname: string): Place | null =>
  isBlankEnd(pathname) ? null : (match(PAGES_OF[role], 'path', pathname)[0] ?? null);

const canFill = ({ page, params }: Place) =>
  [...page.path.matchAll(/:(\w+)/g)].every(([, name = '']) => name in params);

/** Lists whose records open beside them, by the start of react-admin's address of a record. */
const OPENED_BESIDE: readonly [RegExp, () => string][] = [
  [/^\/reports\/([^/]+)(?:\/show)?$/, paths.reports],
  [/^\/requests\/([^/]+)(?:\/show)?$/, paths.submittedRequests],
  [/^\/audit\/([^/]+)(?:\/show)?$/, paths.recentChanges],
];

const openedBeside = (pathname: string): string | null => {
  for (const [pattern, list] of OPENED_BESIDE) {
    const id = pattern.exec(pathname)?.[1];
    if (id) return `${list()}?open=${id}`;
  }
  return null;
};

const addressOfRoute = (role: Role, pathname: string): string | null => {
  const found = match(PAGES_OF[role], 'route', pathname).find(canFill);
  return found ? generatePath(found.page.path, found.params) : null;
};

/**
 * The console's own address for one that react-admin made up from a resource's name, so that its
 * links, row clicks and redirects lead to the one address of each page. Where a role has no form of
 * a record, or its address needs more than an id, its page is what opens. Query and fragment stay;
 * every other address is handed back as it is.
 */
export const addressOf = (role: Role, address: string): string => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!pathname.startsWith('/') || placeAt(role, pathname)) return address;
  const own =
    addressOfRoute(role, pathname) ??
    addressOfRoute(role, `${pathname}/show`) ??
    openedBeside(pathname);
  return own === null ? address : own + rest;
};

/** Where no page is: what is below it belongs to no resource. */
const NOWHERE = '/nowhere';

/** react-admin's route for an address; for an unknown one a route that nothing is at. */
export const routeOf = (role: Role, pathname: string): string => {
  if (pathname === paths.notFound() || pathname === paths.login()) return pathname;
  const place = placeAt(role, pathname);
  return place ? generatePath(place.page.route, place.params) : NOWHERE;
};
