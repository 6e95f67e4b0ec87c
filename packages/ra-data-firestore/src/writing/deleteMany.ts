import type { DocumentReference } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import { referenceOf } from '../reading/oneAndMany.ts';
import { inChunks } from './bulk.ts';
import { checkedVersions, storedAsRead } from './checkedVersions.ts';
import { sendBatch, sendTransaction } from './send.ts';
import { updateMany } from './updateMany.ts';

/** Room in a bulk delete for each document's path, in bytes. */
const DELETE_SIZE = 100;

/** Deletes (or marks as deleted) many records, in atomic chunks. @returns the ids. */
export const deleteMany = async (
  context: Context,
  call: Call,
  ids: readonly unknown[],
  meta?: CallMeta,
): Promise<string[]> => {
  const options = context.resource(call.resource);
  const { deletedField } = options;
  if (deletedField) return updateMany(context, call, ids, { [deletedField]: true }, meta);
  const items = [...new Set(ids.map(String))].map(id => ({
    id,
    size: DELETE_SIZE,
    reference: referenceOf(context, call.resource, id, meta),
  }));
  const versions = checkedVersions(
    call,
    items.map(({ id }) => id),
    options,
    meta,
  );
  await inChunks(call, items, chunk => {
    if (!versions)
      return sendBatch(context, call, batch => {
        for (const { reference } of chunk) batch.delete(reference);
      });
    return sendTransaction(context, call, async transaction => {
      const read = ({ reference }: { reference: DocumentReference }) =>
        storedAsRead(context, call, transaction, reference, versions);
      await Promise.all(chunk.map(read));
      for (const { reference } of chunk) transaction.delete(reference);
    });
  }).finally(() => {
    const first = items[0];
    if (first) context.lists.wrote(first.reference.parent.path);
  });
  return items.map(({ id }) => id);
};
