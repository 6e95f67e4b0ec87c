import {
  endAt,
  endBefore,
  limit,
  limitToLast,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  startAt,
} from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { ID_FIELD } from '../query/index.ts';
import { fromFirestore } from '../values.ts';
import type { Position } from './listCache.ts';
import { fieldPath, goesBackwards, type ListPlan } from './planQuery.ts';
import { readRows } from './reader.ts';

/** Rows of one request; more are read in several, so that an abort takes effect. */
const CHUNK = 500;

/** The constraint that begins a query at a position. */
export const from = ({ values, after }: Position): QueryConstraint =>
  after ? startAfter(...values) : startAt(...values);

/** The constraint that ends a query at a position. */
export const until = ({ values, after }: Position): QueryConstraint =>
  after ? endAt(...values) : endBefore(...values);

/** The values of the order's keys in a row, as they are stored. */
export const keysOf = (plan: ListPlan, row: QueryDocumentSnapshot): unknown[] =>
  plan.order.map(({ field }) => {
    if (field !== ID_FIELD) return row.get(fieldPath(field));
    return plan.group ? row.ref.path : row.id;
  });

/** The position before or after a row. */
export const positionAt = (
  plan: ListPlan,
  row: QueryDocumentSnapshot,
  rank: number,
  after: boolean,
): Position => ({ rank, values: keysOf(plan, row), after });

/** The query of the `count` rows that follow a position, or the start. */
export const forwardQuery = (plan: ListPlan, start: Position | undefined, count: number) =>
  query(plan.ordered, ...(start ? [from(start)] : []), limit(count));

/** The `count` rows that follow a position, or the start. Fewer at the end. */
export const rowsAfter = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  start: Position | undefined,
  count: number,
): Promise<QueryDocumentSnapshot[]> => {
  const rows: QueryDocumentSnapshot[] = [];
  let at = start;
  while (rows.length < count) {
    const wanted = Math.min(CHUNK, count - rows.length);
    const chunk = await readRows(context, call, forwardQuery(plan, at, wanted));
    rows.push(...chunk);
    const last = chunk.at(-1);
    if (!last || chunk.length < wanted) break;
    at = positionAt(plan, last, 0, true);
  }
  return rows;
};

/** The `count` rows before a position, or before the end; none where that is not declared. */
export const rowsBefore = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  end: Position | undefined,
  count: number,
): Promise<QueryDocumentSnapshot[]> => {
  if (!goesBackwards(context, plan)) return [];
  const before = query(plan.ordered, ...(end ? [until(end)] : []), limitToLast(count));
  return readRows(context, call, before);
};

/** Rows that a residual check let pass. */
export interface ScannedRows {
  rows: QueryDocumentSnapshot[];
  /** Whether the end of the list was reached. */
  ended: boolean;
  /** The place to go on from. */
  next: Position | undefined;
  scanned: number;
}

const LARGEST_SCAN = 250;

/** The next rows of a list after a place of it, or from its beginning. */
export type ReadOn = (
  after: Position | undefined,
  count: number,
) => Promise<QueryDocumentSnapshot[]>;

/**
 * Reads on from a position until `count` rows pass the plan's residual check, the list ends, or
 * `most` rows are read.
 */
export const scanRows = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  start: Position | undefined,
  count: number,
  most: number,
  readOn: ReadOn = (after, wanted) => readRows(context, call, forwardQuery(plan, after, wanted)),
): Promise<ScannedRows> => {
  const found: ScannedRows = { rows: [], ended: false, next: start, scanned: 0 };
  let size = Math.max(count * 2, 20);
  while (found.rows.length < count && found.scanned < most && !found.ended) {
    const wanted = Math.min(size, LARGEST_SCAN, most - found.scanned);
    const chunk = await readOn(found.next, wanted);
    found.scanned += chunk.length;
    let used = 0;
    for (const row of chunk) {
      if (found.rows.length === count) break;
      used++;
      if (!plan.residual || plan.residual(fromFirestore(row.data()))) found.rows.push(row);
    }
    const last = chunk[used - 1];
    if (last) found.next = positionAt(plan, last, 0, true);
    found.ended = chunk.length < wanted && used === chunk.length;
    size *= 2;
  }
  return found;
};
