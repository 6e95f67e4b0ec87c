import { HttpError } from 'ra-core';
import type { BackOfficeDataProvider, DataServices } from '@/providers/types.ts';
import { memoryStore } from './memoryStore.ts';

const unused = () => {
  throw new Error('not part of this test');
};

/** Data and files in memory, as far as an import needs them. */
export const fakeServices = () => {
  const memory = memoryStore();
  const collectionOf = (resource: string, parent?: string) =>
    resource === 'importChunks' ? `imports/${parent}/chunks` : resource;
  let ids = 0;
  const dataProvider: BackOfficeDataProvider = {
    getList: async (resource: string) => {
      const data = memory.inCollection(collectionOf(resource));
      return { data: JSON.parse(JSON.stringify(data), revive), total: data.length };
    },
    getOne: async (resource: string, { id, meta }: { id: unknown; meta?: { parent?: string } }) => {
      const path =
        resource === 'productDetails'
          ? `products/${meta?.parent}/private/${id}`
          : `${collectionOf(resource, meta?.parent)}/${id}`;
      const data = memory.get(path);
      if (!data) throw new HttpError('missing', 404);
      return { data: JSON.parse(JSON.stringify(data), revive) };
    },
    getMany: async (resource: string, params: { ids: readonly unknown[] }) => {
      const data = params.ids.flatMap(id => memory.get(`${resource}/${id}`) ?? []);
      return { data: JSON.parse(JSON.stringify(data), revive) };
    },
    getManyReference: unused,
    create: unused,
    update: unused,
    updateMany: unused,
    delete: unused,
    deleteMany: unused,
    commit: memory.store.commit,
    stream: async function* (resource, { meta }) {
      const data = memory.inCollection(collectionOf(resource, meta?.parent));
      yield JSON.parse(JSON.stringify(data), revive);
    },
    watchOne: unused,
    watchList: unused,
    count: unused,
    aggregate: unused,
    newId: () => `id-${++ids}`,
    readMeter: {
      total: () => 0,
      byResource: () => ({}),
      reset: () => {},
      subscribe: () => () => {},
    },
  };
  const files: DataServices['files'] = {
    upload: unused,
    metadata: unused,
    downloadUrl: unused,
    read: unused,
    resolve: async address => address,
    remove: unused,
  };
  return { memory, dataProvider, files, deleteLeaving: unused, askAboutPerson: unused };
};

/** Dates come back from JSON as dates. */
const revive = (_: string, value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value) : value;
