import type { SortPayload } from 'ra-core';
import type { CollectionDefinition } from '@/domain/collections.ts';
import { isAnswered } from '@/domain/listQuery.ts';
import { offeredSort } from './offeredSort.ts';

/** What a list understands of its address. */
export interface AddressRules {
  /** Fields it can be sorted by. */
  sortable: readonly string[];
  /** The collection, with its declared queries: nothing else can be filtered by. */
  definition: CollectionDefinition;
  /** Filters that always hold. */
  base: Readonly<Record<string, unknown>>;
  /** The order of an address that names none. */
  sort: SortPayload;
}

/** An address as a list can follow it. */
export interface SanitizedListParams {
  /** The query part without what the list does not understand. */
  search: string;
  /** The parts that were left out because the list does not have them. */
  ignored: string[];
  /** The order that took the place of one that does not go with the filters: the usual one, or that of a span. */
  sortedBy: 'usual' | 'span' | null;
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

const isText = (value: unknown) => typeof value === 'string';

/** The filters that a list understands, of those in its address. */
const sanitizeFilter = (text: string, { definition }: AddressRules): string | null => {
  const filter = parsed(text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return null;
  const known = new Set(
    definition.queries.flatMap(({ equality = [], contains = [], range = [] }) => [
      ...equality,
      ...contains,
      ...range,
    ]),
  );
  const isKnown = (key: string, value: unknown) => {
    if (key === 'q') return isText(value);
    // A label is one text or some, and nothing else is asked of it.
    if (Object.hasOwn(definition.labels, key)) return [value].flat().every(isText);
    if (Object.hasOwn(definition.derived, key)) return definition.derived[key]?.(value) !== null;
    return known.has(key.replace(OPERATOR, ''));
  };
  const entries = Object.entries(filter);
  const sound = entries.filter(([key, value]) => isPlain(value) && isKnown(key, value));
  return sound.length === entries.length ? text : JSON.stringify(Object.fromEntries(sound));
};

const filtersOf = (params: URLSearchParams): Record<string, unknown> => {
  const filter = parsed(params.get('filter') ?? '{}');
  return typeof filter === 'object' && filter !== null ? { ...filter } : {};
};

/** Takes out of a sanitised address what does not go together. @returns what changed; null: nothing. */
const separate = (
  params: URLSearchParams,
  rules: AddressRules,
): Pick<SanitizedListParams, 'ignored' | 'sortedBy'> | null => {
  const asks = (sort: SortPayload) =>
    isAnswered(rules.definition, { ...filtersOf(params), ...rules.base }, sort);
  const order = params.get('order') === 'DESC' ? 'DESC' : 'ASC';
  const field = params.get('sort');
  if (asks(field === null ? rules.sort : { field, order })) return null;
  params.delete('sort');
  params.delete('order');
  if (asks(rules.sort)) return { ignored: [], sortedBy: 'usual' };
  const question = { ...rules, filters: filtersOf(params) };
  const following = offeredSort(question, rules.sort, rules.sort);
  if (following !== rules.sort && rules.sortable.includes(following.field)) {
    params.set('sort', following.field);
    params.set('order', following.order);
    // An address without an order has none to give up.
    return { ignored: [], sortedBy: field === null ? null : 'span' };
  }
  params.delete('filter');
  return { ignored: ['filter'], sortedBy: null };
};

/**
 * An address is written by anybody: a link may ask a list for what it cannot do, and the list would
 * go on showing that failure.
 * @returns what to go to instead; null where the list understands all of it.
 */
export const sanitizeListParams = (
  search: string,
  rules: AddressRules,
): SanitizedListParams | null => {
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
  check('filter', text => sanitizeFilter(text, rules));
  check('sort', field => when(rules.sortable.includes(field), field));
  check('order', order => when(order === 'ASC' || order === 'DESC', order));
  check('page', page => when(isWithin(page, 100_000), page));
  check('perPage', size => when(isWithin(size, MOST_PER_PAGE), size));
  const apart = separate(params, rules);
  if (ignored.length === 0 && !apart) return null;
  const { ignored: more, sortedBy } = apart ?? { ignored: [], sortedBy: null };
  return { search: `?${params}`, ignored: [...ignored, ...more], sortedBy };
};
