import type { Call, Context } from '../context.ts';
import type { StoredRecord } from '../query/index.ts';
import { throwIfAborted } from '../settle.ts';
import { positionAt, rowsAfter, scanRows } from './fetchRows.ts';
import type { Position } from './listCache.ts';
import { readMany } from './oneAndMany.ts';
import { readOnDown, readPage } from './pages.ts';
import { isByIdDescending, type ListPlan, type ListRequest, planQuery } from './planQuery.ts';
import { toRecord } from './records.ts';
import { totalOf } from './totals.ts';

/** Rows of one page of a stream, by default. */
const STREAM_PAGE = 250;

/** Descending ids: page by page, as lists read them with their index or without. */
async function* pagesByNumber(
  context: Context,
  call: Call,
  plan: ListPlan,
  pageSize: number,
): AsyncGenerator<StoredRecord[], void, undefined> {
  const total = () => totalOf(context, call, plan, 'cached');
  for (let offset = 0; ; offset += pageSize) {
    throwIfAborted(call.signal);
    const { rows } = await readPage(context, call, plan, offset, pageSize, total);
    if (rows.length > 0) yield rows.map(row => toRecord(row, plan.options));
    if (rows.length < pageSize) return;
  }
}

/**
 * All rows that match, in pages, each read by a cursor when the last one is taken: constant memory
 * and no cap.
 */
export async function* streamRows(
  context: Context,
  call: Call,
  request: ListRequest,
  pageSize = STREAM_PAGE,
): AsyncGenerator<StoredRecord[], void, undefined> {
  const plan = planQuery(context, call.resource, request);
  if (plan.isEmpty) return;
  if (plan.findIds) {
    const ids = await plan.findIds(call.signal);
    for (let at = 0; at < ids.length; at += pageSize) {
      throwIfAborted(call.signal);
      yield readMany(context, call, call.resource, ids.slice(at, at + pageSize), request.meta);
    }
    return;
  }
  if (isByIdDescending(plan) && !plan.residual) {
    yield* pagesByNumber(context, call, plan, pageSize);
    return;
  }
  let position: Position | undefined;
  const readOn = readOnDown(context, call, plan);
  for (let ended = false; !ended; ) {
    throwIfAborted(call.signal);
    if (plan.residual) {
      const most = Number.POSITIVE_INFINITY;
      const found = await scanRows(context, call, plan, position, pageSize, most, readOn);
      position = found.next;
      ended = found.ended;
      if (found.rows.length > 0) yield found.rows.map(row => toRecord(row, plan.options));
      continue;
    }
    const rows = await rowsAfter(context, call, plan, position, pageSize);
    const last = rows.at(-1);
    if (last) position = positionAt(plan, last, 0, true);
    ended = rows.length < pageSize;
    if (rows.length > 0) yield rows.map(row => toRecord(row, plan.options));
  }
}
