import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import { ConflictError } from '../query/index.ts';
import { referenceOf } from '../reading/oneAndMany.ts';
import { toRecord } from '../reading/records.ts';
import { documentToFirestore } from '../values.ts';
import { inChunks } from './bulk.ts';
import { preparedCreate } from './createOne.ts';
import { formData } from './formData.ts';
import { hasId, newId } from './newId.ts';
import { sendBatch, sendTransaction } from './send.ts';
import { writeSize } from './sizes.ts';

type Fields = Readonly<Record<string, unknown>>;

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
  const targets = records.map(data => {
    const given = hasId(data);
    const id = given ? data.id : newId(context, call.resource, meta);
    return { data, given, reference: referenceOf(context, call.resource, id, meta) };
  });
  const collection = targets[0]?.reference.parent;
  if (!collection) return [];
  const fit = await formData(context, call, collection, records);
  const items = targets.map(({ data, given, reference }) => {
    const stored = preparedCreate(context, fit(data), options);
    const size = writeSize(reference.path, stored);
    return { id: reference.id, size, given, reference, stored };
  });
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
    context.lists.wrote(collection.path);
  });
  return items.map(({ id }) => id);
};
