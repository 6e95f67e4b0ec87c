import type { SortPayload } from 'ra-core';
import type { CollectionDefinition } from '@/domain/collections.ts';
import { isAnswered } from '@/domain/listQuery.ts';
import { rangedField } from './rangedField.ts';

type Filters = Readonly<Record<string, unknown>>;

/** What a list asks its collection. */
export interface ListQuestion {
  definition: CollectionDefinition;
  /** Filters that always hold. */
  base: Filters;
  /** Filters that a person set, the search among them. */
  filters: Filters;
}

const answers = ({ definition, base, filters }: ListQuestion, sort: SortPayload) =>
  isAnswered(definition, { ...filters, ...base }, sort);

type SortOrder = SortPayload['order'];

const BOTH_WAYS: readonly SortOrder[] = ['ASC', 'DESC'];

/**
 * Firestore answers a range in the order of its field alone:
 * https://firebase.google.com/docs/firestore/query-data/order-limit-data
 */
const rangeSorts = ({ base, filters }: ListQuestion): SortPayload[] => {
  const fields = new Set(
    Object.keys({ ...filters, ...base }).flatMap(key => rangedField(key) ?? []),
  );
  return [...fields].flatMap(field => BOTH_WAYS.map(order => ({ field, order })));
};

/**
 * The order asked for where the list can have it under its filters, otherwise `fallback`; where a
 * span goes with neither, from the least of it on.
 */
export const offeredSort = (
  question: ListQuestion,
  sort: SortPayload,
  fallback: SortPayload,
): SortPayload =>
  [sort, fallback, ...rangeSorts(question)].find(one => answers(question, one)) ?? fallback;

/**
 * The keys of the filters that keep another one from being set beside them, in whatever order, as they
 * were set: a span goes with few.
 * @param added what the other one asks. @returns null where it can be set.
 */
export const filterBlockers = (
  question: ListQuestion,
  added: Readonly<Record<string, unknown>>,
): string[] | null => {
  const goesWith = (others: Filters) => {
    const both = { ...question, filters: { ...others, ...added } };
    const sorts = rangeSorts(both);
    return sorts.length === 0 || sorts.some(sort => answers(both, sort));
  };
  if (goesWith(question.filters)) return null;
  const keys = Object.keys(question.filters);
  const alone = keys.filter(key => !goesWith({ [key]: question.filters[key] }));
  return alone.length > 0 ? alone : keys;
};

/**
 * The keys of the filters that keep a list from being sorted by a field in one of the given
 * directions, in the order they were set: none where it is no filter of theirs, but the list.
 * @returns null where the list can be sorted so.
 */
export const sortBlockers = (
  question: ListQuestion,
  field: string,
  orders = BOTH_WAYS,
): string[] | null => {
  const sorts = (filters: Filters) =>
    orders.some(order => answers({ ...question, filters }, { field, order }));
  if (sorts(question.filters)) return null;
  if (!sorts({})) return [];
  const keys = Object.keys(question.filters);
  const alone = keys.filter(key => !sorts({ [key]: question.filters[key] }));
  return alone.length > 0 ? alone : keys;
};
