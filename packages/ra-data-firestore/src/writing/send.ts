import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  runTransaction,
  type Transaction,
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
 * A write's outcome, or 503 once the wait is over. What no answer came for by then may still be carried out.
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
  } finally {
    context.writes += 1;
  }
};

/** Reads and writes as one atomic step; `work` may run again when others write meanwhile. */
export const sendTransaction = <T>(
  context: Context,
  call: Call,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const send = async () => {
    await context.settings.beforeWrite?.();
    return runTransaction(context.firestore, work);
  };
  return settleWrite(context, call, send());
};

/**
 * Sends writes that need no reading as one atomic request. Not as a batch of the SDK: that one is kept until the
 * database takes it, without a word of why it does not, and is carried out long after its caller was told it failed.
 * @throws HttpError
 */
export const sendBatch = (
  context: Context,
  call: Call,
  fill: (batch: WriteTarget) => void,
): Promise<void> => sendTransaction(context, call, async transaction => fill(transaction));

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
