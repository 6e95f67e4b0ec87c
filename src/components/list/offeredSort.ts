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

/**
 * The keys of the filters that keep a list from being sorted by a field, in the order they were
 * set; none where it can be.
 */
export const sortBlockers = (question: ListQuestion, field: string): string[] => {
  const sort: SortPayload = { field, order: 'ASC' };
  if (answers(question, sort)) return [];
  const keys = Object.keys(question.filters);
  const alone = keys.filter(key => {
    const filters = { [key]: question.filters[key] };
    return !answers({ ...question, filters }, sort);
  });
  return alone.length > 0 ? alone : keys;
};
