import type { QueryDeclaration } from 'ra-data-firestore/query';

/** What a list understands of its address. */
export interface AddressRules {
  /** Fields it can be sorted by. */
  sortable: readonly string[];
  /** The queries that are declared for its resource: nothing else can be filtered by. */
  queries: readonly QueryDeclaration[];
}

const MOST_PER_PAGE = 100;
const LONGEST_TEXT = 500;
const OPERATOR = /_(?:gt|gte|lt|lte|neq|in|contains)$/;

const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST_TEXT) ||
  (Array.isArray(value) &&
    value.length <= 100 &&
    value.every(item => !Array.isArray(item) && isPlain(item)));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isWithin = (text: string, most: number) =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** The filters that a list understands, of those in its address. */
const soundFilter = (text: string, { queries }: AddressRules): string | null => {
  const filter = parsed(text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return null;
  const known = new Set(
    queries.flatMap(({ equality = [], contains = [], range = [] }) => [
      ...equality,
      ...contains,
      ...range,
    ]),
  );
  const entries = Object.entries(filter);
  const sound = entries.filter(
    ([key, value]) =>
      isPlain(value) &&
      (key === 'q' ? typeof value === 'string' : known.has(key.replace(OPERATOR, ''))),
  );
  return sound.length === entries.length ? text : JSON.stringify(Object.fromEntries(sound));
};

/**
 * An address is written by anybody: a link may ask a list for what it cannot do, and the list would
 * go on showing that failure.
 * @returns the query part without what the list does not understand, and what that was; null where
 * it understands all of it.
 */
export const soundAddress = (
  search: string,
  rules: AddressRules,
): { search: string; ignored: string[] } | null => {
  const params = new URLSearchParams(search);
  const ignored: string[] = [];
  const check = (name: string, sound: (value: string) => string | null) => {
    const value = params.get(name);
    if (value === null) return;
    const kept = sound(value);
    if (kept === value) return;
    ignored.push(name);
    if (kept === null) params.delete(name);
    else params.set(name, kept);
  };
  const when = (holds: boolean, value: string) => (holds ? value : null);
  check('filter', text => soundFilter(text, rules));
  check('sort', field => when(rules.sortable.includes(field), field));
  check('order', order => when(order === 'ASC' || order === 'DESC', order));
  check('page', page => when(isWithin(page, 100_000), page));
  check('perPage', size => when(isWithin(size, MOST_PER_PAGE), size));
  return ignored.length > 0 ? { search: `?${params}`, ignored } : null;
};
