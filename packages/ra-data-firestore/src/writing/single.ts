import { collection, type DocumentReference, doc } from 'firebase/firestore';
import { collectionPath } from '../collectionPath.ts';
import type { Call, Context } from '../context.ts';
import { isDenied } from '../httpErrors.ts';
import type { CallMeta, ResourceOptions } from '../options.ts';
import {
  applyWrite,
  ConflictError,
  type StoredRecord,
  TOKENS_FIELD,
  type WriteData,
} from '../query/index.ts';
import { readOne, referenceOf } from '../reading/oneAndMany.ts';
import { toRecord } from '../reading/records.ts';
import { documentToFirestore } from '../values.ts';
import { changedFields, type FieldChange } from './changedFields.ts';
import { changesSearch, coversSearch, tokensOf } from './searchFields.ts';
import { putUpdate, sendBatch, sendTransaction } from './send.ts';
import { writeSize } from './sizes.ts';
import { stampCreate, stampUpdate } from './stamps.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a record comes with its own id. */
export const hasId = ({ id }: Fields): boolean => id !== undefined && id !== null && id !== '';

/** A new id for a record. */
export const newId = (context: Context, resource: string, meta?: CallMeta): string =>
  doc(collection(context.firestore, collectionPath(resource, context.resource(resource), meta))).id;

/** A created record with its tokens, as a query in memory sees it. */
export const neutral = (id: string, data: WriteData): StoredRecord =>
  applyWrite(undefined, { type: 'set', collection: '', id, data }, new Date()) ?? { id };

/** The record that a write leaves, with this machine's time for the server's. */
const afterWrite = (id: string, data: WriteData, before?: StoredRecord): StoredRecord => {
  const type = before ? 'update' : 'set';
  const record: Fields = applyWrite(before, { type, collection: '', id, data }, new Date()) ?? {};
  const { [TOKENS_FIELD]: _tokens, ...shown } = record;
  return { ...shown, id };
};

/** A record ready to be created: what is stored, and its size. */
export const preparedCreate = (data: Fields, options: ResourceOptions) => {
  const { id: _id, ...fields } = data;
  const stamped = stampCreate(fields, options);
  return { ...stamped, ...tokensOf(afterWrite('', stamped), options.search) };
};

/**
 * Creates a record; with an `id` in its data, only where there is none yet.
 * @param freshId an id from `newId`, for a record whose files had to be stored under it first.
 * @throws HttpError 409 where the id is taken.
 */
export const createOne = async (
  context: Context,
  call: Call,
  data: Fields,
  meta?: CallMeta,
  freshId?: string,
): Promise<StoredRecord> => {
  const options = context.resource(call.resource);
  const given = hasId(data);
  const id = given ? data.id : (freshId ?? newId(context, call.resource, meta));
  const reference = referenceOf(context, call.resource, id, meta);
  const stored = preparedCreate(data, options);
  writeSize(reference.path, stored);
  const fields = documentToFirestore(stored, options.types ?? {}, context.firestore);
  if (!given) await sendBatch(context, call, batch => batch.set(reference, fields));
  else
    await sendTransaction(context, call, async transaction => {
      const found = await transaction.get(reference);
      context.meter.add({ method: call.method, resource: call.resource, reads: 1 });
      if (found.exists()) throw conflict('exists', reference, toRecord(found, options));
      transaction.set(reference, fields);
    });
  context.lists.wrote(reference.parent.path, { created: [neutral(reference.id, stored)] });
  return afterWrite(options.collectionGroup ? reference.path : reference.id, stored);
};

const conflict = (
  reason: 'exists' | 'missing' | 'version',
  reference: DocumentReference,
  record: StoredRecord | null,
) => new ConflictError(reason, reference.parent.path, reference.id, record);

/** What react-admin gives for an update. */
export interface UpdateRequest {
  id: unknown;
  data: Fields;
  previousData?: Fields | undefined;
  meta?: CallMeta | undefined;
}

const versionOf = (record: Fields | undefined, { lock }: ResourceOptions) => {
  const version = lock ? record?.[lock] : undefined;
  return typeof version === 'number' ? version : undefined;
};

const isNextVersion = (data: Fields, expected: number | undefined, lock: string) =>
  expected !== undefined && data[lock] === expected + 1;

/** The changes of an update, with its stamps. The lock's field is the provider's to write. */
const changesWithStamps = (
  changes: readonly FieldChange[],
  options: ResourceOptions,
): FieldChange[] => {
  const names = Object.fromEntries(changes.map(({ path, value }) => [path.join('.'), value]));
  const stamps = Object.entries(stampUpdate(names, options)).filter(([name]) => !(name in names));
  return [...changes, ...stamps.map(([name, value]) => ({ path: name.split('.'), value }))];
};

const toData = (changes: readonly FieldChange[]): WriteData =>
  Object.fromEntries(changes.map(({ path, value }) => [path.join('.'), value]));

const editedChanges = (request: UpdateRequest, options: ResourceOptions) => {
  const { data, previousData = {} } = request;
  const changes = changedFields(previousData, data, options.undefinedValues);
  const { lock } = options;
  if (!lock) return changes;
  const expected = versionOf(previousData, options);
  return changes.filter(({ path }) => path[0] !== lock || isNextVersion(data, expected, lock));
};

const tokenChange = (record: Fields, options: ResourceOptions): FieldChange[] =>
  Object.entries(tokensOf(record, options.search)).map(([name, value]) => ({
    path: [name],
    value,
  }));

/** Whether the stored record has to be read before it can be updated. */
const mustRead = (
  changes: readonly FieldChange[],
  request: UpdateRequest,
  options: ResourceOptions,
) => {
  if (versionOf(request.previousData, options) !== undefined) return true;
  const names = changes.map(({ path }) => path.join('.'));
  const known = request.previousData !== undefined || coversSearch(names, options.search);
  return changesSearch(names, options.search) && !known;
};

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
  const edited = editedChanges(request, options);
  const previous: StoredRecord = { ...request.previousData, id };
  if (edited.length === 0) return previous;
  const changes = changesWithStamps(edited, options);
  const names = changes.map(({ path }) => path.join('.'));
  const searched = changesSearch(names, options.search);
  const withTokensOf = (record: StoredRecord) =>
    searched
      ? [...changes, ...tokenChange(afterWrite(id, toData(changes), record), options)]
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
  const { softDelete } = options;
  const expected = versionOf(request.previousData, options);
  const marks = softDelete ? changesWithStamps([{ path: [softDelete], value: true }], options) : [];
  if (expected === undefined)
    await sendBatch(context, call, batch => {
      if (softDelete) putUpdate(context, batch, reference, marks, options.types ?? {});
      else batch.delete(reference);
    });
  else
    await sendTransaction(context, call, async transaction => {
      const found = await transaction.get(reference);
      context.meter.add({ method: call.method, resource: call.resource, reads: 1 });
      const stored = found.exists() ? toRecord(found, options) : undefined;
      if (stored && versionOf(stored, options) !== expected)
        throw conflict('version', reference, stored);
      if (softDelete) putUpdate(context, transaction, reference, marks, options.types ?? {});
      else transaction.delete(reference);
    });
  context.lists.wrote(reference.parent.path);
  return { ...request.previousData, id };
};
