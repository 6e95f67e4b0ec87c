import type { SortPayload } from 'ra-core';
import { sameValue } from '@/domain/fieldChanges.ts';
import { type ListQuestion, offeredSort } from './offeredSort.ts';

/** A list's order under its filters. */
export interface OrderUnder {
  sort: SortPayload;
  /** The order that was asked for and that the filters do not go with; null where it is the one in view. */
  given: SortPayload | null;
}

/**
 * The order of a list whose filters change: the one that was asked for as soon as it goes with them, and one
 * that they go with until then.
 * @param shown filters and order that are in view.
 * @param given the order that had to give way to the one in view, if any did. It is none where the one in view
 * does not follow from it, such as that of a saved view.
 */
export const orderUnder = (
  question: ListQuestion,
  shown: Pick<ListQuestion, 'filters'> & { sort: SortPayload },
  given: SortPayload | null,
  usual: SortPayload,
): OrderUnder => {
  const isGiven = (order: SortPayload) =>
    sameValue(offeredSort({ ...question, filters: shown.filters }, order, usual), shown.sort);
  const asked = given && isGiven(given) ? given : shown.sort;
  const sort = offeredSort(question, asked, usual);
  return { sort, given: sameValue(sort, asked) ? null : asked };
};
