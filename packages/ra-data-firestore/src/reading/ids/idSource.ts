import {
  endAt,
  endBefore,
  limit,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  startAt,
} from 'firebase/firestore';
import type { Call, Context } from '../../context.ts';
import type { Position } from '../listCache.ts';
import { ascending, isByIdDescending, type ListPlan } from '../planQuery.ts';
import { readCount, readRows } from '../reader.ts';
import { findRank } from './findRank.ts';
import type { IdPlace } from './idPlace.ts';

/** A place between two ids: the constraints of what lies above it, and of what lies below. */
export interface IdBound {
  id: string | undefined;
  above: readonly QueryConstraint[];
  below: readonly QueryConstraint[];
}

/** The start or the end of all ids. */
export const OPEN: IdBound = { id: undefined, above: [], below: [] };

/** The place before an id. */
const before = (id: string): IdBound => ({ id, above: [startAt(id)], below: [endBefore(id)] });

/** The bound at a list's position; going down, what comes before it is above. */
export const boundAt = (plan: ListPlan, { values, after }: Position): IdBound => {
  const id = String(values[0]);
  return after === isByIdDescending(plan)
    ? before(id)
    : { id, above: [startAfter(id)], below: [endAt(id)] };
};

/** The list's position before a place (in the order of the list, whichever that is). */
export const positionBefore = (plan: ListPlan, id: string, rank: number): Position => ({
  rank,
  values: [id],
  after: isByIdDescending(plan),
  isCounted: true,
});

/** The rows between two places, by ascending ids, at most `count`. */
export const rowsBetween = (
  context: Context,
  call: Call,
  plan: ListPlan,
  low: IdBound,
  high: IdBound,
  count: number,
): Promise<QueryDocumentSnapshot[]> => {
  const { ordered } = ascending(plan);
  return readRows(
    context,
    call,
    query(ordered, ...low.above, ...high.below, limit(Math.max(1, count))),
  );
};

/** Where a search begins: a bound, and how many ids lie below it. */
export interface KnownBound {
  bound: IdBound;
  rank: number;
}

/**
 * A place shortly before a rank (of ascending ids), found by counting between two known ones.
 * Collection groups, whose ids are paths, answer with the lower one.
 */
export const placeBefore = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  target: number,
  low: KnownBound,
  high: KnownBound,
): Promise<IdPlace> => {
  const start: IdPlace = { id: low.bound.id, rank: low.rank };
  if (plan.group) return start;
  const { ordered, filtered } = ascending(plan);
  const at = (id: string | undefined, known: IdBound) => {
    if (id === undefined || id === known.id) return known;
    return before(id);
  };
  const { place, seen } = await findRank(
    {
      count: (from, to, most) => {
        const above = at(from, low.bound).above;
        const below = at(to, high.bound).below;
        // Without an order Firestore could not tell where to begin.
        const source = above.length + below.length > 0 ? ordered : filtered;
        return readCount(context, call, query(source, ...above, ...below, limit(most)));
      },
      peek: async (from, count) => {
        const rows = await rowsBetween(context, call, plan, at(from, low.bound), OPEN, count);
        return rows.map(({ id }) => id);
      },
    },
    target,
    start,
    { id: high.bound.id, rank: high.rank },
    context.lists.ids(plan.path),
  );
  context.lists.learnIds(plan.path, seen);
  return place;
};
