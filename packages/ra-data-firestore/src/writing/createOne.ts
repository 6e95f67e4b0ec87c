import type { Call, Context } from '../context.ts';
import type { CallMeta, ResourceOptions } from '../options.ts';
import type { StoredRecord } from '../query/index.ts';
import { referenceOf } from '../reading/oneAndMany.ts';
import { toRecord } from '../reading/records.ts';
import { documentToFirestore } from '../values.ts';
import { afterWrite } from './afterWrite.ts';
import { formData } from './formData.ts';
import { hasId, newId } from './newId.ts';
import { conflict } from './recordVersion.ts';
import { tokensOf } from './searchFields.ts';
import { sendBatch, sendTransaction } from './send.ts';
import { writeSize } from './sizes.ts';
import { stampCreate } from './stamps.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record ready to be created: what is stored, and its size. */
export const preparedCreate = (context: Context, data: Fields, options: ResourceOptions) => {
  const { id: _id, ...fields } = data;
  const stamped = stampCreate(fields, options);
  return { ...stamped, ...tokensOf(context, afterWrite('', stamped), options.search) };
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
  const fit = await formData(context, call, reference.parent, [data]);
  const stored = preparedCreate(context, fit(data), options);
  writeSize(reference.path, stored);
  const { types = {} } = options;
  const fields = documentToFirestore(stored, types, context.firestore);
  if (!given) await sendBatch(context, call, batch => batch.set(reference, fields));
  else
    await sendTransaction(context, call, async transaction => {
      const found = await transaction.get(reference);
      context.meter.add({ method: call.method, resource: call.resource, reads: 1 });
      if (found.exists()) throw conflict('exists', reference, toRecord(found, options));
      transaction.set(reference, fields);
    });
  context.lists.wrote(reference.parent.path);
  return afterWrite(options.collectionGroup ? reference.path : reference.id, stored);
};
