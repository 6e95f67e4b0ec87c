import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import { asRecord } from '../reading/records.ts';
import { createMany } from '../writing/createMany.ts';
import { createOne } from '../writing/createOne.ts';
import { deleteMany } from '../writing/deleteMany.ts';
import { deleteOne } from '../writing/deleteOne.ts';
import { updateMany } from '../writing/updateMany.ts';
import { updateOne } from '../writing/updateOne.ts';
import type { Part } from './part.ts';
import { run } from './run.ts';

/** React-admin's writing methods, and one for many creations. */
export interface WriteMethods
  extends Pick<DataProvider<string>, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'> {
  /** Creates many records in atomic chunks. @returns their ids, in order. */
  createMany: (
    resource: string,
    params: {
      data: readonly Readonly<Record<string, unknown>>[];
      meta?: CallMeta;
      signal?: AbortSignal;
    },
  ) => Promise<{ data: Identifier[] }>;
}

const ONE_BY_ONE = { create: createOne, update: updateOne, delete: deleteOne };

const methods = (context: Context): WriteMethods => {
  const one = context.aids.files ?? ONE_BY_ONE;
  const present = <T extends RaRecord>(resource: string, record: RaRecord) => ({
    data: asRecord<T>(record, context.resource(resource)),
  });
  return {
    create: (resource, { data, meta }) =>
      run({ method: 'create', resource }, async call =>
        present(resource, await one.create(context, call, data, meta)),
      ),
    createMany: (resource, { data, meta, signal }) =>
      run({ method: 'createMany', resource, signal }, async call => ({
        data: await createMany(context, call, data, meta),
      })),
    update: (resource, params) =>
      run({ method: 'update', resource }, async call =>
        present(resource, await one.update(context, call, params)),
      ),
    updateMany: (resource, { ids, data, meta }) =>
      run({ method: 'updateMany', resource }, async call => ({
        data: await updateMany(context, call, ids, data, meta),
      })),
    delete: (resource, params) =>
      run({ method: 'delete', resource }, async call =>
        present(resource, await one.delete(context, call, params)),
      ),
    deleteMany: (resource, { ids, meta }) =>
      run({ method: 'deleteMany', resource }, async call => ({
        data: await deleteMany(context, call, ids, meta),
      })),
  };
};

/** Creating, updating and deleting, one or many. */
export const writes = { methods } satisfies Part;
