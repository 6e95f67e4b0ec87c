import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import type { StoredRecord } from '../query/index.ts';
import { referenceOf } from '../reading/oneAndMany.ts';
import { createOne } from './createOne.ts';
import { type DeleteRequest, deleteOne } from './deleteOne.ts';
import { fileStoreOf } from './fileStore.ts';
import { removeFiles, uploadFiles } from './files.ts';
import { hasId, newId } from './newId.ts';
import type { UpdateRequest } from './updateChanges.ts';
import { updateOne } from './updateOne.ts';

type Fields = Readonly<Record<string, unknown>>;

const placeOf = (context: Context, resource: string, id: unknown, meta: CallMeta | undefined) => ({
  resource,
  folder: referenceOf(context, resource, id, meta).path,
});

/** Creates a record whose picked files are uploaded first, and deleted if it cannot be written. */
export const createWithFiles = async (
  context: Context,
  call: Call,
  data: Fields,
  meta?: CallMeta,
): Promise<StoredRecord> => {
  const { fileFields = [] } = context.resource(call.resource);
  if (fileFields.length === 0) return createOne(context, call, data, meta);
  const id = hasId(data) ? data.id : newId(context, call.resource, meta);
  const place = placeOf(context, call.resource, id, meta);
  const uploads = await uploadFiles(
    context,
    fileStoreOf(context.settings.storage),
    place,
    fileFields,
    data,
  );
  try {
    return await createOne(context, call, uploads.data, meta, String(id));
  } catch (error) {
    await uploads.undo();
    throw error;
  }
};

/** Updates a record; files that the update replaced are deleted once it is written. */
export const updateWithFiles = async (
  context: Context,
  call: Call,
  request: UpdateRequest,
): Promise<StoredRecord> => {
  const { fileFields = [] } = context.resource(call.resource);
  if (fileFields.length === 0) return updateOne(context, call, request);
  const place = placeOf(context, call.resource, request.id, request.meta);
  const uploads = await uploadFiles(
    context,
    fileStoreOf(context.settings.storage),
    place,
    fileFields,
    request.data,
  );
  try {
    const record = await updateOne(context, call, { ...request, data: uploads.data });
    await uploads.keep(request.previousData);
    return record;
  } catch (error) {
    await uploads.undo();
    throw error;
  }
};

/** Deletes a record and then its files; a record that is only marked keeps them. */
export const deleteWithFiles = async (
  context: Context,
  call: Call,
  request: DeleteRequest,
): Promise<StoredRecord> => {
  const { fileFields = [], deletedField } = context.resource(call.resource);
  const record = await deleteOne(context, call, request);
  if (!deletedField)
    await removeFiles(fileStoreOf(context.settings.storage), fileFields, request.previousData);
  return record;
};
