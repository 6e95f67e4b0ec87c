import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { HttpError } from 'ra-core';
import type { Call, Context } from '../context.ts';
import { keysOf, positionAt, rowsAfter, rowsBefore, scanRows } from './fetchRows.ts';
import { greatestLike } from './interpolate.ts';
import type { ListState, Position } from './listCache.ts';
import { type Bracket, narrow, wasteOf } from './narrow.ts';
import { ascending, isByIdDescending, type ListPlan } from './planQuery.ts';
import { cachedTotal, learnTotal } from './totals.ts';

/** The rows of a page. */
export interface Page {
  rows: QueryDocumentSnapshot[];
  /** The list's total, where the rows themselves tell it. */
  total?: number;
  /** Rows read and checked one by one; only for searches of several words. */
  scanned?: number;
  /** Whether the search stopped there, at `maxScan` rows, with the page not full. */
  partial?: true;
}

/** Pages that may be walked past before counting is tried. */
const PAGES_TO_WALK = 3;

type End = Bracket['low'];

const START: End = { rank: 0, values: [], after: false, open: true };

const positionsAround = (
  { positions }: ListState,
  offset: number,
): { low: End; high: Position | undefined } => ({
  low: positions.findLast(({ rank }) => rank <= offset) ?? START,
  high: positions.find(({ rank }) => rank > offset),
});

const hasCode = (error: unknown, status: number) =>
  error instanceof HttpError && error.status === status;

/** Reads by way of the bracket's upper end; undefined where the index that needs is missing. */
const readBackwards = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  high: Bracket['high'],
): Promise<QueryDocumentSnapshot[] | undefined> => {
  const before = high.rank - offset;
  if (plan.order.length === 1) return undefined;
  try {
    const [rows, more] = await Promise.all([
      rowsBefore(context, call, plan, high.open ? undefined : high, before),
      before < size && !high.open ? rowsAfter(context, call, plan, high, size - before) : [],
    ]);
    return rows.length === before ? [...rows, ...more].slice(0, size) : undefined;
  } catch (error) {
    if (hasCode(error, 412)) return undefined;
    throw error;
  }
};

const readForwards = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  low: Bracket['low'],
) => {
  const skip = offset - low.rank;
  if (skip > context.settings.maxScan)
    throw new HttpError(
      `${call.resource}: row ${offset + 1} is ${skip} rows from any known page, more than maxScan (${context.settings.maxScan}). Page from a neighbour, narrow the filter, or raise maxScan`,
      400,
      { code: 'too-far', skip },
    );
  const rows = await rowsAfter(context, call, plan, low.open ? undefined : low, skip + size);
  return rows.slice(skip);
};

/** Beyond the ids that Firestore makes. */
const PAST_MADE_IDS = 'zzzzzzz';

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
  const closed = { low: { ...low, values: lowValues }, high: { ...high, values: highValues } };
  if (!high.open || !byId || typeof least !== 'string') return closed;
  return { ...closed, high: { ...high, values: await pastLastId(context, call, plan, least) } };
};

const jump = async (
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
    if (hasCode(error, 403) || hasCode(error, 412)) return bracket;
    throw error;
  }
};

const remember = (
  context: Context,
  plan: ListPlan,
  state: ListState,
  offset: number,
  rows: readonly QueryDocumentSnapshot[],
) => {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first && offset > 0) context.lists.addPosition(state, positionAt(plan, first, offset, false));
  if (last) context.lists.addPosition(state, positionAt(plan, last, offset + rows.length, true));
};

const scannedPage = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  state: ListState,
  offset: number,
  size: number,
): Promise<Page> => {
  const { low } = positionsAround(state, offset);
  const start = low.open ? undefined : low;
  const skip = offset - low.rank;
  const { maxScan } = context.settings;
  const found = await scanRows(context, call, plan, start, skip + size + 1, maxScan);
  const rows = found.rows.slice(skip, skip + size);
  const last = rows.at(-1);
  if (found.rows.length > skip + size && last) {
    context.lists.addPosition(state, positionAt(plan, last, offset + size, true));
    return { rows, scanned: found.scanned };
  }
  const rank = low.rank + found.rows.length;
  // What was scanned without a match need not be scanned again.
  if (found.next) context.lists.addPosition(state, { ...found.next, rank }, true);
  return found.ended
    ? { rows, scanned: found.scanned, total: rank }
    : { rows, scanned: found.scanned, partial: true };
};

const locate = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  state: ListState,
  offset: number,
  size: number,
  total: () => Promise<number | undefined>,
): Promise<Bracket | { low: End; high?: undefined } | undefined> => {
  const { low, high } = positionsAround(state, offset);
  if (offset - low.rank <= size) return { low };
  const count = await total();
  if (count === undefined) return high ? { low, high } : { low };
  if (offset >= count) return undefined;
  const bracket: Bracket = {
    low,
    high: high ?? { rank: count, values: [], after: true, open: true },
  };
  const walks = wasteOf(bracket, offset, size) <= PAGES_TO_WALK * size;
  const mode = plan.options.jump ?? context.settings.jump;
  if (walks || mode === 'walk') return bracket;
  const closer = await jump(context, call, plan, offset, size, bracket);
  for (const position of [closer.low, closer.high])
    if (!position.open) context.lists.addPosition(state, position);
  return closer;
};

/** Descending ids without the index they need: the ascending page that mirrors this one. */
const mirroredPage = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
): Promise<Page> => {
  const total = await cachedTotal(context, call, plan);
  const end = Math.max(0, total - offset);
  const start = Math.max(0, end - size);
  if (end === start) return { rows: [] };
  const { rows } = await readPage(
    context,
    call,
    ascending(plan),
    start,
    end - start,
    async () => total,
  );
  return { rows: rows.reverse() };
};

/**
 * The rows from `offset` on, reached from the nearest known page, from the end, or by counting.
 * @param total the list's total, asked only where the page is far from any known one.
 */
export const readPage = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  total: () => Promise<number | undefined>,
): Promise<Page> => {
  if (plan.isEmpty) return { rows: [], total: 0 };
  const state = context.lists.state(plan.key, plan.path, plan.query);
  if (plan.residual) return scannedPage(context, call, plan, state, offset, size);
  if (isByIdDescending(plan)) return mirroredPage(context, call, plan, offset, size);
  const bracket = await locate(context, call, plan, state, offset, size, total);
  if (!bracket) return { rows: [] };
  const { low, high } = bracket;
  const backwards =
    high && Math.max(0, high.rank - offset - size) < offset - low.rank
      ? await readBackwards(context, call, plan, offset, size, high)
      : undefined;
  const rows = backwards ?? (await readForwards(context, call, plan, offset, size, low));
  remember(context, plan, state, offset, rows);
  if (rows.length === size || (rows.length === 0 && offset > 0)) return { rows };
  // A page that is not full tells where the list ends.
  if (state.isCurrent) learnTotal(context, plan, offset + rows.length);
  return { rows, total: offset + rows.length };
};
