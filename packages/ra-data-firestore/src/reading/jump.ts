import { Timestamp } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { keysOf, rowsAfter, rowsBefore } from './fetchRows.ts';
import { greatestLike } from './interpolate.ts';
import { type Bracket, narrow } from './narrow.ts';
import { goesBackwards, type ListPlan } from './planQuery.ts';
import { hasStatus } from './readBracket.ts';

/** Beyond the ids that Firestore makes. */
const PAST_MADE_IDS = 'zzzzzzz';

/** In seconds. */
const CENTURY = 3_155_760_000;

/**
 * A value above the ids of a list in their order. Firestore does not scan ids downwards without an
 * index of its own, so the last one cannot be asked for.
 */
const pastLastId = async (context: Context, call: Call, plan: ListPlan, first: string) => {
  const guess = greatestLike(first);
  if (guess === undefined) return [PAST_MADE_IDS];
  const beyond = await rowsAfter(
    context,
    call,
    plan,
    { rank: 0, values: [guess], after: false },
    1,
  );
  return beyond.length === 0 ? [guess] : [PAST_MADE_IDS];
};

/** A time beyond all others in a direction: the last row cannot be asked for, but times have an end. */
const farTime = (time: Timestamp, isDown: boolean) =>
  isDown ? new Timestamp(0, 0) : new Timestamp(time.seconds + CENTURY, 0);

/** The values at the open ends of a list, for interpolation only. */
const closeEnds = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  { low, high }: Bracket,
): Promise<Bracket> => {
  const byId = plan.order.length === 1;
  const [first, last] = await Promise.all([
    low.open ? rowsAfter(context, call, plan, undefined, 1) : [],
    high.open && !byId ? rowsBefore(context, call, plan, undefined, 1) : [],
  ]);
  const lowValues = first[0] ? keysOf(plan, first[0]) : low.values;
  const highValues = last[0] ? keysOf(plan, last[0]) : high.values;
  const least = lowValues[0];
  if (high.open && least instanceof Timestamp && !goesBackwards(context, plan)) {
    const isDown = plan.order[0]?.direction === 'desc';
    return {
      low: { ...low, values: lowValues },
      high: { ...high, values: [farTime(least, isDown)] },
    };
  }
  const closed = { low: { ...low, values: lowValues }, high: { ...high, values: highValues } };
  if (!high.open || !byId || typeof least !== 'string') return closed;
  return { ...closed, high: { ...high, values: await pastLastId(context, call, plan, least) } };
};

/** Narrows the bracket by counting; as it was, where counting is denied or an index is missing. */
export const jump = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  bracket: Bracket,
): Promise<Bracket> => {
  try {
    const closed = await closeEnds(context, call, plan, bracket);
    return await narrow(context, call, plan, offset, size, closed);
  } catch (error) {
    // Counting is denied, or the opposite index is missing: what is known has to do.
    if (hasStatus(error, 403) || hasStatus(error, 412)) return bracket;
    throw error;
  }
};
