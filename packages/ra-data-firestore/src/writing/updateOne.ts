import type { Call, Context } from '../context.ts';
import { isDenied } from '../httpErrors.ts';
import type { ResourceOptions } from '../options.ts';
import { type StoredRecord, TOKENS_FIELD } from '../query/index.ts';
import { readOne, referenceOf } from '../reading/oneAndMany.ts';
import { toRecord } from '../reading/records.ts';
import { afterWrite } from './afterWrite.ts';
import { formData } from './formData.ts';
import { conflict, versionOf } from './recordVersion.ts';
import { changesSearch } from './searchFields.ts';
import { putUpdate, sendBatch, sendTransaction } from './send.ts';
import { writeSize } from './sizes.ts';
import {
  changesWithStamps,
  editedChanges,
  mustRead,
  toData,
  tokenChange,
  type UpdateRequest,
} from './updateChanges.ts';

/** With a rule on the version, the loser of a race is told "denied": a look tells which it was. */
const orConflict = async (
  context: Context,
  call: Call,
  request: UpdateRequest,
  options: ResourceOptions,
  error: unknown,
): Promise<never> => {
  const expected = versionOf(request.previousData, options);
  if (!isDenied(error) || expected === undefined) throw error;
  const stored = await readOne(context, call, request.id, request.meta).catch(() => undefined);
  if (stored && versionOf(stored, options) !== expected) {
    const reference = referenceOf(context, call.resource, request.id, request.meta);
    throw conflict('version', reference, stored);
  }
  throw error;
};

/**
 * Updates the fields that differ from `previousData`, and nothing where none does.
 * @returns the record as the form has it, with its new version and time.
 * @throws HttpError 404 where it is gone, 409 where the lock's version has moved on.
 */
export const updateOne = async (
  context: Context,
  call: Call,
  request: UpdateRequest,
): Promise<StoredRecord> => {
  const options = context.resource(call.resource);
  const reference = referenceOf(context, call.resource, request.id, request.meta);
  const types = options.types ?? {};
  const id = options.collectionGroup ? reference.path : reference.id;
  const { previousData = {} } = request;
  const fit = await formData(context, call, reference.parent, [request.data]);
  const data = fit(request.data, previousData);
  const edited = editedChanges({ ...request, data }, options);
  const previous: StoredRecord = { ...request.previousData, id };
  if (edited.length === 0) return previous;
  const changes = changesWithStamps(edited, options);
  const names = changes.map(({ path }) => path.join('.'));
  const searched = changesSearch(names, options.search);
  const withTokensOf = (record: StoredRecord) =>
    searched
      ? [...changes, ...tokenChange(context, afterWrite(id, toData(changes), record), options)]
      : changes;
  writeSize(reference.path, toData(changes));

  const expected = versionOf(request.previousData, options);
  const send = mustRead(edited, request, options)
    ? sendTransaction(context, call, async transaction => {
        const found = await transaction.get(reference);
        context.meter.add({ method: call.method, resource: call.resource, reads: 1 });
        if (!found.exists()) throw conflict('missing', reference, null);
        const stored = toRecord(found, options);
        if (expected !== undefined && versionOf(stored, options) !== expected)
          throw conflict('version', reference, stored);
        putUpdate(context, transaction, reference, withTokensOf(stored), types);
      })
    : sendBatch(context, call, batch =>
        putUpdate(context, batch, reference, withTokensOf(previous), types),
      );
  await send.catch(error => orConflict(context, call, request, options, error));
  const changed = [...names, ...(searched ? [TOKENS_FIELD] : [])];
  context.lists.wrote(reference.parent.path, { changed });
  return afterWrite(id, toData(changes), previous);
};
