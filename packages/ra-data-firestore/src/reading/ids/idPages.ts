import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { Call, Context } from '../../context.ts';
import type { ListState, Position } from '../listCache.ts';
import type { ListPlan } from '../planQuery.ts';
import { readForwards, tooFar } from '../readBracket.ts';
import {
  boundAt,
  type KnownBound,
  OPEN,
  placeBefore,
  positionBefore,
  rowsBetween,
} from './idSource.ts';

/** Rows that are read for nothing rather than searching for a nearer place. */
const NEAR = 8;

/** Rows that others may have added since they were counted. */
const ROOM = 10;

/** All the rows between two places; those below are cut off where more have come than expected. */
const rowsUpTo = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  low: KnownBound,
  high: KnownBound,
): Promise<QueryDocumentSnapshot[]> => {
  const expected = high.rank - low.rank + ROOM;
  const rows = await rowsBetween(context, call, plan, low.bound, high.bound, expected);
  if (rows.length < expected) return rows;
  const { maxScan } = context.settings;
  return rowsBetween(context, call, plan, low.bound, high.bound, expected + maxScan);
};

/** A page of a list by ids: where it is, and what is known of the list. */
export interface IdPage {
  state: ListState;
  offset: number;
  size: number;
}

const nearest = ({ positions }: ListState, offset: number) => ({
  before: positions.findLast(({ rank }) => rank <= offset),
  after: (end: number) => positions.find(({ rank }) => rank >= end),
});

const known = (plan: ListPlan, position: Position | undefined, rank: number): KnownBound => ({
  bound: position ? boundAt(plan, position) : OPEN,
  rank,
});

const add = (
  context: Context,
  plan: ListPlan,
  state: ListState,
  id: string | undefined,
  rank: number,
) => {
  if (id !== undefined && rank > 0)
    context.lists.addPosition(state, positionBefore(plan, id, rank));
};

/** Ascending ids: from the nearest known place before the page, or one found by counting. */
export const ascendingPage = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  { state, offset, size }: IdPage,
  total: () => Promise<number | undefined>,
): Promise<QueryDocumentSnapshot[]> => {
  const { before, after } = nearest(state, offset);
  let low: Position & { open?: boolean } = before ?? {
    rank: 0,
    values: [],
    after: false,
    open: true,
  };
  if (offset - low.rank > NEAR) {
    const count = await total();
    if (count !== undefined && offset >= count) return [];
    if (count !== undefined && (plan.options.jump ?? context.settings.jump) === 'count') {
      const above = after(offset + 1);
      const place = await placeBefore(
        context,
        call,
        plan,
        offset,
        known(plan, before, low.rank),
        known(plan, above, above?.rank ?? count),
      );
      if (place.id !== undefined && place.rank > low.rank) {
        add(context, plan, state, place.id, place.rank);
        low = positionBefore(plan, place.id, place.rank);
      }
    }
  }
  return readForwards(context, call, plan, offset, size, low);
};

/**
 * Descending ids without the index that Firestore would need to scan them: the rows between the
 * page's beginning and a place below it, found by counting, the other way round.
 */
export const descendingPage = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  { state, offset, size }: IdPage,
  total: number,
): Promise<QueryDocumentSnapshot[]> => {
  if (offset >= total) return [];
  const end = Math.min(total, offset + size);
  const { before, after } = nearest(state, offset);
  const top = known(plan, before, total - (before?.rank ?? 0));
  const below = after(end);
  const bottom = known(plan, below, total - (below?.rank ?? total));
  const target = total - end;
  const mode = plan.options.jump ?? context.settings.jump;
  const place =
    target - bottom.rank > NEAR && mode === 'count'
      ? await placeBefore(context, call, plan, target, bottom, top)
      : { id: bottom.bound.id, rank: bottom.rank };
  const isFound = place.rank > bottom.rank;
  if (isFound) add(context, plan, state, place.id, total - place.rank);
  const low = isFound ? boundAt(plan, positionBefore(plan, place.id ?? '', 0)) : bottom.bound;
  const waste = target - place.rank;
  if (waste > context.settings.maxScan) throw tooFar(context, call, offset, waste);
  const from = { bound: low, rank: place.rank };
  const isNext = (before?.rank ?? 0) === offset;
  const rows = isNext
    ? await rowsUpTo(context, call, plan, from, top)
    : await rowsBetween(context, call, plan, low, OPEN, total - offset - place.rank);
  return rows.reverse().slice(0, end - offset);
};
