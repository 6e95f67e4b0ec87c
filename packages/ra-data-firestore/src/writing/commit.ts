import { type DocumentReference, doc, type Transaction } from 'firebase/firestore';
import { resourceOfPath } from '../collectionPath.ts';
import type { Call, Context } from '../context.ts';
import type { ResourceOptions } from '../options.ts';
import {
  applyWrite,
  checkPrecondition,
  isFieldOperation,
  QueryError,
  type StoredRecord,
  TOKENS_FIELD,
  type Write,
  type WriteData,
} from '../query/index.ts';
import { toRecord } from '../reading/records.ts';
import { documentToFirestore } from '../values.ts';
import { changesSearch, coversSearch, searchedFields, tokensOf } from './searchFields.ts';
import { putUpdate, sendBatch, sendTransaction, type WriteTarget } from './send.ts';
import { MAX_COMMIT_BYTES, MAX_COMMIT_WRITES, writeSize } from './sizes.ts';
import { stampCreate, stampUpdate } from './stamps.ts';

/** A write with its resource's options, stamps and document. */
interface Prepared {
  write: Write;
  resource: string;
  options: ResourceOptions;
  reference: DocumentReference;
  needsRead: boolean;
}

const stamped = (write: Write, options: ResourceOptions): Write => {
  if (write.type === 'delete') return write;
  const data = (write.type === 'update' ? stampUpdate : stampCreate)(write.data, options);
  return { ...write, data };
};

const hasCondition = (write: Write) =>
  write.type === 'create' ||
  (write.precondition !== undefined && Object.keys(write.precondition).length > 0);

const needsStoredTexts = (write: Write, { search }: ResourceOptions) => {
  if (write.type !== 'update') return false;
  const names = Object.keys(write.data);
  const worksOnStored = searchedFields(search).some(field => isFieldOperation(write.data[field]));
  return changesSearch(names, search) && (worksOnStored || !coversSearch(names, search));
};

const prepare = (context: Context, write: Write): Prepared => {
  if (write.id === '' || write.id.includes('/'))
    throw new QueryError(`${write.collection}: "${write.id}" is no id`, 'id', 'invalid-write');
  const resource = resourceOfPath(context, write.collection);
  const options = context.resource(resource);
  const ready = stamped(write, options);
  return {
    write: ready,
    resource,
    options,
    reference: doc(context.firestore, write.collection, write.id),
    needsRead: hasCondition(ready) || needsStoredTexts(ready, options),
  };
};

const sizeOfWrite = ({ write, reference }: Prepared) =>
  write.type === 'delete' ? reference.path.length : writeSize(reference.path, write.data);

const checkLimits = (prepared: readonly Prepared[]) => {
  if (prepared.length > MAX_COMMIT_WRITES)
    throw new QueryError(
      `A commit of ${prepared.length} writes; one atomic commit takes ${MAX_COMMIT_WRITES}: split it where it may be split`,
      undefined,
      'invalid-write',
    );
  const bytes = prepared.reduce((sum, one) => sum + sizeOfWrite(one), 0);
  if (bytes > MAX_COMMIT_BYTES)
    throw new QueryError(
      `A commit of about ${Math.round(bytes / 1000)} kB; one atomic commit takes ${MAX_COMMIT_BYTES / 1000} kB: split it where it may be split`,
      undefined,
      'invalid-write',
    );
};

const updateChanges = (data: WriteData) =>
  Object.entries(data)
    .filter(([name, value]) => value !== undefined && name !== 'id')
    .map(([name, value]) => ({ path: name.split('.'), value }));

/** The tokens after a write; for an update of part of the texts, from what was stored. */
const withTokens = (
  context: Context,
  write: Exclude<Write, { type: 'delete' }>,
  { search }: ResourceOptions,
  stored: StoredRecord | undefined,
): WriteData => {
  const { type, collection, id, data } = write;
  if (type === 'update' && !changesSearch(Object.keys(data), search)) return data;
  const plain: Write =
    type === 'update' ? { type, collection, id, data } : { type: 'set', collection, id, data };
  const record = applyWrite(stored ?? { id }, plain, new Date());
  return { ...data, ...(record ? tokensOf(context, record, search) : {}) };
};

const put = (
  context: Context,
  target: WriteTarget,
  { write, options, reference }: Prepared,
  stored: StoredRecord | undefined,
) => {
  const types = options.types ?? {};
  if (write.type === 'delete') return void target.delete(reference);
  const data = withTokens(context, write, options, stored);
  if (write.type === 'update')
    return putUpdate(context, target, reference, updateChanges(data), types);
  target.set(reference, documentToFirestore(data, types, context.firestore));
};

const readStored = async (
  context: Context,
  transaction: Transaction,
  prepared: readonly Prepared[],
) => {
  const wanted = new Map(
    prepared.filter(({ needsRead }) => needsRead).map(one => [one.reference.path, one]),
  );
  const stored = new Map<string, StoredRecord | undefined>();
  await Promise.all(
    [...wanted].map(async ([path, { reference, options, resource }]) => {
      const snapshot = await transaction.get(reference);
      context.meter.add({ method: 'commit', resource, reads: 1 });
      stored.set(path, snapshot.exists() ? toRecord(snapshot, options) : undefined);
    }),
  );
  return stored;
};

const forget = (context: Context, prepared: readonly Prepared[]) => {
  for (const { write } of prepared)
    context.lists.wrote(
      write.collection,
      write.type === 'update' ? { changed: [...Object.keys(write.data), TOKENS_FIELD] } : {},
    );
};

const versionField = ({ versionField }: ResourceOptions) =>
  typeof versionField === 'string' ? { versionField: versionField } : {};

/**
 * Carries out all writes or none. Conditions are read and held in one transaction; without any,
 * nothing is read. Tokens, versions and times are kept for the resources that have them.
 * @throws HttpError 409 with the stored record, 404, 400 above 500 writes or 3 MB.
 */
export const commitWrites = async (
  context: Context,
  call: Call,
  writes: readonly Write[],
): Promise<void> => {
  if (writes.length === 0) return;
  const prepared = writes.map(write => prepare(context, write));
  checkLimits(prepared);
  if (!prepared.some(({ needsRead }) => needsRead))
    await sendBatch(context, call, batch => {
      for (const one of prepared) put(context, batch, one, undefined);
    });
  else
    await sendTransaction(context, call, async transaction => {
      const stored = await readStored(context, transaction, prepared);
      for (const one of prepared.filter(({ needsRead }) => needsRead))
        checkPrecondition(stored.get(one.reference.path), one.write, versionField(one.options));
      for (const one of prepared) put(context, transaction, one, stored.get(one.reference.path));
    });
  forget(context, prepared);
};
