import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  runTransaction,
  type Transaction,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { toHttpError } from '../httpErrors.ts';
import { settle } from '../settle.ts';
import { type FieldTypes, toFirestore } from '../values.ts';
import type { FieldChange } from './changedFields.ts';

/** Where a write is put: a batch, or a transaction that has read what it needs. */
export interface WriteTarget {
  set: (reference: DocumentReference, data: DocumentData) => unknown;
  update: (
    reference: DocumentReference,
    field: FieldPath,
    value: unknown,
    ...more: unknown[]
  ) => unknown;
  delete: (reference: DocumentReference) => unknown;
}

/**
 * A write's outcome, or 503 once the wait is over: offline, the SDK keeps a write and its promise
 * for ever. Such a write may still be carried out when the connection returns.
 */
const settleWrite = async <T>(
  context: Context,
  { method, resource }: Call,
  write: Promise<T>,
): Promise<T> => {
  const what = `${resource}.${method}`;
  try {
    return await settle(write, { timeout: context.settings.writeTimeout, what });
  } catch (error) {
    throw toHttpError(error, what);
  }
};

/** Sends writes that need no reading as one atomic request. @throws HttpError */
export const sendBatch = (
  context: Context,
  call: Call,
  fill: (batch: WriteBatch) => void,
): Promise<void> => {
  const batch = writeBatch(context.firestore);
  fill(batch);
  return settleWrite(context, call, batch.commit());
};

/** Reads and writes as one atomic step; `work` may run again when others write meanwhile. */
export const sendTransaction = <T>(
  context: Context,
  call: Call,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => settleWrite(context, call, runTransaction(context.firestore, work));

/** Puts a field-by-field update into a batch or a transaction. */
export const putUpdate = (
  context: Context,
  target: WriteTarget,
  reference: DocumentReference,
  changes: readonly FieldChange[],
  types: FieldTypes,
): void => {
  const [first, ...rest] = changes.map(({ path, value }) => ({
    path: new FieldPath(...path),
    value: toFirestore(value, path.join('.'), types, context.firestore),
  }));
  if (!first) return;
  const more = rest.flatMap(({ path, value }) => [path, value]);
  target.update(reference, first.path, first.value, ...more);
};
