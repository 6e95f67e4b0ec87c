import type { SortPayload } from 'ra-core';
import type { CollectionDefinition } from '@/domain/collections.ts';
import { isAnswered } from '@/domain/listQuery.ts';

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

/** The order asked for where the list can have it under its filters, otherwise `fallback`. */
export const offeredSort = (
  question: ListQuestion,
  sort: SortPayload,
  fallback: SortPayload,
): SortPayload => (answers(question, sort) ? sort : fallback);

type SortOrder = SortPayload['order'];

const BOTH_WAYS: readonly SortOrder[] = ['ASC', 'DESC'];

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
