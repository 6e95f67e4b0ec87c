import { type QueryDocumentSnapshot, query, startAt } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { isMissingIndex } from '../httpErrors.ts';
import { positionAt, type ReadOn, scanRows } from './fetchRows.ts';
import { ascendingPage, descendingPage, type IdPage } from './ids/idPages.ts';
import { isSameValue } from './interpolate.ts';
import { jump } from './jump.ts';
import type { ListState, Position } from './listCache.ts';
import { listKey } from './listKey.ts';
import { type Bracket, wasteOf } from './narrow.ts';
import {
  ascending,
  goesBackwards,
  hasIdIndex,
  isById,
  isByIdDescending,
  type ListPlan,
} from './planQuery.ts';
import { readBackwards, readForwards } from './readBracket.ts';
import { readCount } from './reader.ts';
import { learnTotal, totalOf } from './totals.ts';

/** The rows of a page. */
export interface Page {
  rows: QueryDocumentSnapshot[];
  /** The list's total, where the rows themselves tell it. */
  total?: number;
  /** Whether others have changed the list since the page was read before. */
  isMoved?: boolean;
  /** Rows read and checked one by one; only for searches of several words. */
  scanned?: number;
  /** Whether the search stopped there, at `maxScan` rows, with the page not full. */
  partial?: true;
}

/** Rows that may be walked past before counting is tried. */
const ROWS_TO_WALK = 8;

type End = Bracket['low'];

const START: End = { rank: 0, values: [], after: false, open: true };

const positionsAround = (
  { positions }: ListState,
  offset: number,
): { low: End; high: Position | undefined } => ({
  low: positions.findLast(({ rank }) => rank <= offset) ?? START,
  high: positions.find(({ rank }) => rank > offset),
});

const isSamePlace = (a: Position, b: Position) =>
  a.values.length === b.values.length &&
  a.values.every((value, at) => isSameValue(value, b.values[at]));

/**
 * Whether a page shows that others have written: a remembered end of a page is elsewhere in it, or
 * the list ends before a remembered place.
 */
const isElsewhere = (
  plan: ListPlan,
  { positions }: ListState,
  offset: number,
  rows: readonly QueryDocumentSnapshot[],
  isLast: boolean,
): boolean =>
  positions.some(known => {
    if (known.rank <= offset) return false;
    const row = rows[known.rank - offset - 1];
    if (!row) return isLast;
    const isEnd = known.after && !known.isCounted;
    return isEnd && !isSamePlace(known, positionAt(plan, row, known.rank, true));
  });

/**
 * Keeps where a page begins and ends. Where others have changed it, later positions are no longer
 * true, nor is anything else that is known of the collection.
 * @returns whether that was so.
 */
const remember = (
  context: Context,
  plan: ListPlan,
  state: ListState,
  offset: number,
  rows: readonly QueryDocumentSnapshot[],
  isLast: boolean,
): boolean => {
  const isMoved = isElsewhere(plan, state, offset, rows, isLast);
  if (isMoved) context.lists.moved(state, offset);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first && offset > 0) context.lists.addPosition(state, positionAt(plan, first, offset, false));
  if (last)
    context.lists.addPosition(state, positionAt(plan, last, offset + rows.length, true), true);
  return isMoved;
};

/**
 * How a search by descending ids reads on: as the pages of the list that is searched, since Firestore
 * scans ids downwards by a special index only. Undefined for other orders.
 */
export const readOnDown = (context: Context, call: Call, plan: ListPlan): ReadOn | undefined => {
  if (!isByIdDescending(plan)) return undefined;
  const { residual: _, ...searched } = plan;
  const { search: __, ...depends } = plan.depends;
  const list = { ...searched, depends, key: listKey(plan.path, plan.query, plan.order) };
  const total = () => totalOf(context, call, list, 'cached');
  /** How many rows there are down to an id, itself included. */
  const ranks = new Map<unknown, number>();
  const rankOf = async ({ values: [id] }: Position) =>
    ranks.get(id) ??
    (await readCount(context, call, query(ascending(list).ordered, startAt(String(id)))));
  return async (after, count) => {
    const offset = after ? await rankOf(after) : 0;
    const { rows } = await readPage(context, call, list, offset, count, total);
    for (const [at, { id }] of rows.entries()) ranks.set(id, offset + at + 1);
    return rows;
  };
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
  const readOn = readOnDown(context, call, plan);
  const found = await scanRows(context, call, plan, start, skip + size + 1, maxScan, readOn);
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
  if (offset - low.rank <= ROWS_TO_WALK) return { low };
  const count = await total();
  if (count === undefined) return high ? { low, high } : { low };
  if (offset >= count) return undefined;
  const bracket: Bracket = {
    low,
    high: high ?? { rank: count, values: [], after: true, open: true },
  };
  const walks = wasteOf(bracket, offset, size, goesBackwards(context, plan)) <= ROWS_TO_WALK;
  const mode = plan.options.jump ?? context.settings.jump;
  if (walks || mode === 'walk') return bracket;
  const closer = await jump(context, call, plan, offset, size, bracket);
  for (const position of [closer.low, closer.high])
    if (!position.open) context.lists.addPosition(state, { ...position, isCounted: true });
  return closer;
};

const pageByValues = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  state: ListState,
  offset: number,
  count: number,
  total: () => Promise<number | undefined>,
): Promise<QueryDocumentSnapshot[]> => {
  const bracket = await locate(context, call, plan, state, offset, count, total);
  if (!bracket) return [];
  const { low, high } = bracket;
  const backwards =
    high && Math.max(0, high.rank - offset - count) < offset - low.rank
      ? await readBackwards(context, call, plan, offset, count, high)
      : undefined;
  return backwards ?? readForwards(context, call, plan, offset, count, low);
};

/** The rows of a page of a list by ids; undefined where the total it takes may not be counted. */
const pageById = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  page: IdPage,
  total: () => Promise<number | undefined>,
): Promise<QueryDocumentSnapshot[] | undefined> => {
  if (!isByIdDescending(plan)) return ascendingPage(context, call, plan, page, total);
  if (hasIdIndex(context, plan))
    try {
      return await pageByValues(context, call, plan, page.state, page.offset, page.size, total);
    } catch (error) {
      // Not deployed yet, or the emulator, which has no such index.
      if (!isMissingIndex(error)) throw error;
      context.withoutIdIndex.add(plan.key);
    }
  const counted = () => totalOf(context, call, plan, 'cached');
  const count = (await total()) ?? (await counted());
  if (count === undefined) return undefined;
  const rows = await descendingPage(context, call, plan, page, count);
  if (rows.length >= Math.min(page.size, count - page.offset)) return rows;
  // Others have deleted some since they were counted.
  context.lists.moved(page.state, -1);
  return descendingPage(context, call, plan, page, (await counted()) ?? count);
};

/**
 * The rows from `offset` on, reached from the nearest known page, from the end, or by counting.
 * @param total the list's total, asked only where the page is far from any known one.
 * @param lookAhead rows to read beyond the page, to know whether there are more.
 */
export const readPage = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  total: () => Promise<number | undefined>,
  lookAhead = 0,
): Promise<Page> => {
  const count = size + lookAhead;
  if (plan.isEmpty) return { rows: [], total: 0 };
  const state = context.lists.state(plan.key, plan.path, plan.depends, plan.totalKey);
  if (plan.residual) return scannedPage(context, call, plan, state, offset, count);
  const rows =
    (isById(plan)
      ? await pageById(context, call, plan, { state, offset, size: count }, total)
      : undefined) ?? (await pageByValues(context, call, plan, state, offset, count, total));
  const shown = rows.slice(0, size);
  const isMoved = remember(context, plan, state, offset, shown, rows.length < size);
  if (rows.length === count || (rows.length === 0 && offset > 0)) return { rows, isMoved };
  // A page that is not full tells where the list ends.
  if (state.isCurrent)
    learnTotal(context, plan, offset + rows.length, offset > 0 ? state.born : undefined);
  return { rows, total: offset + rows.length };
};
