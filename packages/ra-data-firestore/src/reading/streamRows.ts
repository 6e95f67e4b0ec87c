import type { Call, Context } from '../context.ts';
import type { StoredRecord } from '../query/index.ts';
import { throwIfAborted } from '../settle.ts';
import { positionAt, rowsAfter, scanRows } from './fetchRows.ts';
import type { Position } from './listCache.ts';
import { readMany } from './oneAndMany.ts';
import { readOnDown, readPage } from './pages.ts';
import { type OnRefused, patiently } from './patiently.ts';
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
  onRefused: OnRefused | undefined,
): AsyncGenerator<StoredRecord[], void, undefined> {
  const total = () => totalOf(context, call, plan, 'cached');
  for (let offset = 0; ; offset += pageSize) {
    throwIfAborted(call.signal);
    const { rows } = await patiently(
      () => readPage(context, call, plan, offset, pageSize, total),
      onRefused,
    );
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
  onRefused?: OnRefused,
): AsyncGenerator<StoredRecord[], void, undefined> {
  const plan = planQuery(context, call.resource, request);
  if (plan.isEmpty) return;
  if (plan.findIds) {
    const { findIds } = plan;
    const ids = await patiently(() => findIds(call.signal), onRefused);
    for (let at = 0; at < ids.length; at += pageSize) {
      throwIfAborted(call.signal);
      const some = ids.slice(at, at + pageSize);
      yield patiently(() => readMany(context, call, call.resource, some, request.meta), onRefused);
    }
    return;
  }
  if (isByIdDescending(plan) && !plan.residual) {
    yield* pagesByNumber(context, call, plan, pageSize, onRefused);
    return;
  }
  let position: Position | undefined;
  const readOn = readOnDown(context, call, plan);
  for (let ended = false; !ended; ) {
    throwIfAborted(call.signal);
    if (plan.residual) {
      const most = Number.POSITIVE_INFINITY;
      const found = await patiently(
        () => scanRows(context, call, plan, position, pageSize, most, readOn),
        onRefused,
      );
      position = found.next;
      ended = found.ended;
      if (found.rows.length > 0) yield found.rows.map(row => toRecord(row, plan.options));
      continue;
    }
    const rows = await patiently(
      () => rowsAfter(context, call, plan, position, pageSize),
      onRefused,
    );
    const last = rows.at(-1);
    if (last) position = positionAt(plan, last, 0, true);
    ended = rows.length < pageSize;
    if (rows.length > 0) yield rows.map(row => toRecord(row, plan.options));
  }
}
