import { useEffect } from 'react';
import type { Role } from '@/domain/access/roles.ts';
import { loadAhead } from '@/lib/loadCode.ts';
import { useAddress } from './AddressedRoutes.tsx';
import { placeAt } from './addresses.ts';
import type { PageComponent } from './pageComponent.ts';
import { PAGES_OF, type Page } from './pages.ts';

/** The component of a page; undefined where there is none to load. */
export type ComponentOf = (page: Page) => PageComponent | undefined;

/** How long a page is left alone before code for the next one is fetched, in milliseconds. */
const PAUSE = 1500;

/** Whether this device asks for as little traffic as can be (Network Information API). */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
};

const preload = (component: PageComponent | undefined) => {
  if (!component || savesData() || !navigator.onLine) return;
  // A page that cannot be fetched now is fetched, or its failure shown, when it is opened.
  void loadAhead(component.preload);
};

const linkedPath = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin
    ? link.pathname
    : null;
};

/** The pages of a role that are most likely opened from an address. */
export const likelyNext = (role: Role, pathname: string): readonly Page[] => {
  const next = placeAt(role, pathname)?.page.next ?? [];
  return PAGES_OF[role].filter(({ path }) => next.includes(path));
};

/**
 * Fetches the code of pages ahead of their being opened: of a link's that is pointed at, touched
 * or focused, and of the likely next one while nothing happens. Code alone: data costs reads.
 * @param componentOf must stay the same.
 */
export const usePreload = (role: Role, componentOf: ComponentOf): void => {
  const { pathname } = useAddress();
  useEffect(
    function preloadWhatIsPointedAt() {
      const follow = (event: Event) => {
        const place = placeAt(role, linkedPath(event) ?? '');
        if (place) preload(componentOf(place.page));
      };
      const events = ['pointerover', 'touchstart', 'focusin'] as const;
      for (const name of events) document.addEventListener(name, follow, { passive: true });
      return () => {
        for (const name of events) document.removeEventListener(name, follow);
      };
    },
    [role, componentOf],
  );
  useEffect(
    function preloadLikelyNext() {
      const timer = setTimeout(() => {
        for (const page of likelyNext(role, pathname)) preload(componentOf(page));
      }, PAUSE);
      return () => clearTimeout(timer);
    },
    [role, pathname, componentOf],
  );
};
