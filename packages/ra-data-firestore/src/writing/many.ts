import type { Call, Context } from '../context.ts';
import { fitData } from '../kinds.ts';
import type { CallMeta } from '../options.ts';
import { ConflictError, type StoredRecord, TOKENS_FIELD } from '../query/index.ts';
import { referenceOf } from '../reading/oneAndMany.ts';
import { toRecord } from '../reading/records.ts';
import { documentToFirestore } from '../values.ts';
import { inChunks } from './bulk.ts';
import { preparedCreate } from './createOne.ts';
import { hasId, newId } from './newId.ts';
import { changesSearch, coversSearch, tokensOf } from './searchFields.ts';
import { putUpdate, sendBatch, sendTransaction } from './send.ts';
import { writeSize } from './sizes.ts';
import { stampUpdate } from './stamps.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Room in a bulk delete for each document's path, in bytes. */
const DELETE_SIZE = 100;

/**
 * Creates many records in atomic chunks. Those with an `id` are created only where there is none
 * (one read each).
 * @returns the ids, in order.
 */
export const createMany = async (
  context: Context,
  call: Call,
  records: readonly Fields[],
  meta?: CallMeta,
): Promise<string[]> => {
  const options = context.resource(call.resource);
  const { types = {} } = options;
  const items = records.map(data => {
    const given = hasId(data);
    const id = given ? data.id : newId(context, call.resource, meta);
    const reference = referenceOf(context, call.resource, id, meta);
    const stored = preparedCreate(fitData(data, {}, context.kinds(call.resource)), options);
    const size = writeSize(reference.path, stored);
    return { id: reference.id, size, given, reference, stored };
  });
  const path = items[0]?.reference.parent.path;
  const encode = (stored: Fields) => documentToFirestore(stored, types, context.firestore);
  await inChunks(call, items, chunk => {
    if (!chunk.some(({ given }) => given))
      return sendBatch(context, call, batch => {
        for (const { reference, stored } of chunk) batch.set(reference, encode(stored));
      });
    return sendTransaction(context, call, async transaction => {
      const found = await Promise.all(
        chunk.filter(({ given }) => given).map(({ reference }) => transaction.get(reference)),
      );
      context.meter.add({ method: call.method, resource: call.resource, reads: found.length });
      const taken = found.find(snapshot => snapshot.exists());
      if (taken)
        throw new ConflictError(
          'exists',
          taken.ref.parent.path,
          taken.id,
          toRecord(taken, options),
        );
      for (const { reference, stored } of chunk) transaction.set(reference, encode(stored));
    });
  }).finally(() => {
    if (path !== undefined) context.lists.wrote(path);
  });
  return items.map(({ id }) => id);
};

/**
 * Sets the same fields in many records, in atomic chunks. Reads the records only where their
 * search tokens depend on fields that are not set.
 * @returns the ids.
 */
export const updateMany = async (
  context: Context,
  call: Call,
  ids: readonly unknown[],
  data: Fields,
  meta?: CallMeta,
): Promise<string[]> => {
  const options = context.resource(call.resource);
  const { search, types = {} } = options;
  const { id: _id, ...fields } = fitData(data, {}, context.kinds(call.resource));
  const stamped = stampUpdate(fields, options);
  const names = Object.keys(fields);
  const searched = changesSearch(names, search);
  const own = searched && coversSearch(names, search) ? tokensOf(fields, search) : {};
  const reads = searched && !coversSearch(names, search);
  const changes = Object.entries({ ...stamped, ...own })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ path: name.split('.'), value }));
  const size = writeSize(call.resource, { ...stamped, ...own });
  const items = [...new Set(ids.map(String))].map(id => ({
    id,
    size,
    reference: referenceOf(context, call.resource, id, meta),
  }));
  const tokenChange = (stored: StoredRecord) =>
    Object.entries(tokensOf({ ...stored, ...fields }, search)).map(([name, value]) => ({
      path: [name],
      value,
    }));
  if (changes.length > 0)
    await inChunks(call, items, chunk => {
      if (!reads)
        return sendBatch(context, call, batch => {
          for (const { reference } of chunk) putUpdate(context, batch, reference, changes, types);
        });
      return sendTransaction(context, call, async transaction => {
        const found = await Promise.all(chunk.map(({ reference }) => transaction.get(reference)));
        context.meter.add({ method: call.method, resource: call.resource, reads: found.length });
        for (const snapshot of found) {
          if (!snapshot.exists())
            throw new ConflictError('missing', snapshot.ref.parent.path, snapshot.id, null);
          const more = tokenChange(toRecord(snapshot, options));
          putUpdate(context, transaction, snapshot.ref, [...changes, ...more], types);
        }
      });
    }).finally(() => {
      const first = items[0];
      const changed = [...Object.keys(stamped), ...(searched ? [TOKENS_FIELD] : [])];
      if (first) context.lists.wrote(first.reference.parent.path, { changed });
    });
  return items.map(({ id }) => id);
};

/** Deletes (or marks as deleted) many records, in atomic chunks. @returns the ids. */
export const deleteMany = async (
  context: Context,
  call: Call,
  ids: readonly unknown[],
  meta?: CallMeta,
): Promise<string[]> => {
  const { deletedField } = context.resource(call.resource);
  if (deletedField) return updateMany(context, call, ids, { [deletedField]: true }, meta);
  const items = [...new Set(ids.map(String))].map(id => ({
    id,
    size: DELETE_SIZE,
    reference: referenceOf(context, call.resource, id, meta),
  }));
  await inChunks(call, items, chunk =>
    sendBatch(context, call, batch => {
      for (const { reference } of chunk) batch.delete(reference);
    }),
  ).finally(() => {
    const first = items[0];
    if (first) context.lists.wrote(first.reference.parent.path);
  });
  return items.map(({ id }) => id);
};
