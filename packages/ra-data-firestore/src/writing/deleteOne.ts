import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import type { StoredRecord } from '../query/index.ts';
import { referenceOf } from '../reading/oneAndMany.ts';
import { toRecord } from '../reading/records.ts';
import { conflict, versionOf } from './recordVersion.ts';
import { putUpdate, sendBatch, sendTransaction } from './send.ts';
import { changesWithStamps } from './updateChanges.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What react-admin gives for a deletion. */
export interface DeleteRequest {
  id: unknown;
  previousData?: Fields | undefined;
  meta?: CallMeta | undefined;
}

/**
 * Deletes a record, or marks it where the resource has a soft delete. With a lock and the record as
 * it was read, only if nobody changed it since.
 */
export const deleteOne = async (
  context: Context,
  call: Call,
  request: DeleteRequest,
): Promise<StoredRecord> => {
  const options = context.resource(call.resource);
  const reference = referenceOf(context, call.resource, request.id, request.meta);
  const id = options.collectionGroup ? reference.path : reference.id;
  const { deletedField } = options;
  const expected = versionOf(request.previousData, options);
  const marks = deletedField
    ? changesWithStamps([{ path: [deletedField], value: true }], options)
    : [];
  if (expected === undefined)
    await sendBatch(context, call, batch => {
      if (deletedField) putUpdate(context, batch, reference, marks, options.types ?? {});
      else batch.delete(reference);
    });
  else
    await sendTransaction(context, call, async transaction => {
      const found = await transaction.get(reference);
      context.meter.add({ method: call.method, resource: call.resource, reads: 1 });
      const stored = found.exists() ? toRecord(found, options) : undefined;
      if (stored && versionOf(stored, options) !== expected)
        throw conflict('version', reference, stored);
      if (deletedField) putUpdate(context, transaction, reference, marks, options.types ?? {});
      else transaction.delete(reference);
    });
  context.lists.wrote(reference.parent.path);
  return { ...request.previousData, id };
};
