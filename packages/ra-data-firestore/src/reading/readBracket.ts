import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { HttpError } from 'ra-core';
import type { Call, Context } from '../context.ts';
import { rowsAfter, rowsBefore } from './fetchRows.ts';
import type { Bracket } from './narrow.ts';
import type { ListPlan } from './planQuery.ts';

/** Whether an error is an HttpError of that status. */
export const hasStatus = (error: unknown, status: number) =>
  error instanceof HttpError && error.status === status;

/** Reads by way of the bracket's upper end; undefined where the index that needs is missing. */
export const readBackwards = async (
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
    if (hasStatus(error, 412)) return undefined;
    throw error;
  }
};

/** The error where a page is further from any known place than may be read. */
export const tooFar = (context: Context, call: Call, offset: number, skip: number) =>
  new HttpError(
    `${call.resource}: row ${offset + 1} is ${skip} rows from any known page, more than maxScan (${context.settings.maxScan}). Page from a neighbour, narrow the filter, or raise maxScan`,
    400,
    { code: 'too-far', skip },
  );

/**
 * Reads by way of the bracket's lower end.
 * @throws HttpError 400 where that is further than `maxScan`.
 */
export const readForwards = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  low: Bracket['low'],
) => {
  const skip = offset - low.rank;
  if (skip > context.settings.maxScan) throw tooFar(context, call, offset, skip);
  const rows = await rowsAfter(context, call, plan, low.open ? undefined : low, skip + size);
  return rows.slice(skip);
};
