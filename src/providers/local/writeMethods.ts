import {
  type CreateParams,
  type DeleteManyParams,
  type DeleteParams,
  HttpError,
  type RaRecord,
  type UpdateManyParams,
  type UpdateParams,
} from 'ra-core';
import type { Write } from 'ra-data-firestore/query';
import type { BackOfficeDataProvider } from '../types.ts';
import type { LocalContext } from './access.ts';
import { parentIn } from './callMeta.ts';
import { applyWrites, MAX_WRITES, storesOf } from './commitWrites.ts';
import { withHttpErrors } from './errors.ts';
import { newId } from './newId.ts';
import { resourceTarget } from './target.ts';

const collectionOf = (name: string, meta: unknown) =>
  resourceTarget(name, parentIn(meta)).collection;

const creation = (collection: string, data: Partial<RaRecord>): Write => ({
  type: 'create',
  collection,
  id: data.id === undefined ? newId() : String(data.id),
  data,
});

/**
 * The methods of the data provider that write, each one commit (createMany: one for each 500).
 * @param getOne reads back what was written.
 */
export const createWriteMethods = (
  { database, actor }: LocalContext,
  getOne: BackOfficeDataProvider['getOne'],
): Pick<
  BackOfficeDataProvider,
  'create' | 'createMany' | 'update' | 'updateMany' | 'delete' | 'deleteMany' | 'commit'
> => {
  const commit = (writes: readonly Write[]): Promise<void> =>
    withHttpErrors(async () => {
      if (writes.length > MAX_WRITES)
        throw new HttpError(`A commit has at most ${MAX_WRITES} writes, not ${writes.length}`, 400);
      if (writes.length === 0) return;
      const stores = new Set(['business', 'meta', 'counts', ...storesOf(writes)]);
      await database.transaction('rw', [...stores], async () =>
        applyWrites(database, writes, await actor()),
      );
    });

  return {
    commit,
    create: async (name: string, { data, meta }: CreateParams) => {
      const write = creation(collectionOf(name, meta), data);
      await commit([write]);
      return getOne(name, { id: write.id, meta });
    },
    createMany: async (name, { data, meta }) => {
      const collection = collectionOf(name, meta);
      const writes = data.map(record => creation(collection, record));
      for (let start = 0; start < writes.length; start += MAX_WRITES)
        await commit(writes.slice(start, start + MAX_WRITES));
      return { data: writes.map(({ id }) => id) };
    },
    update: async <T extends RaRecord>(name: string, { id, data, meta }: UpdateParams) => {
      const collection = collectionOf(name, meta);
      await commit([{ type: 'update', collection, id: String(id), data }]);
      return getOne<T>(name, { id, meta });
    },
    updateMany: async (name: string, { ids, data, meta }: UpdateManyParams) => {
      const collection = collectionOf(name, meta);
      await commit(ids.map((id): Write => ({ type: 'update', collection, id: String(id), data })));
      return { data: ids };
    },
    delete: async <T extends RaRecord>(name: string, { id, meta }: DeleteParams<T>) => {
      const before = await getOne<T>(name, { id, meta });
      await commit([{ type: 'delete', collection: collectionOf(name, meta), id: String(id) }]);
      return before;
    },
    deleteMany: async (name: string, { ids, meta }: DeleteManyParams) => {
      const collection = collectionOf(name, meta);
      await commit(ids.map((id): Write => ({ type: 'delete', collection, id: String(id) })));
      return { data: ids };
    },
  };
};
