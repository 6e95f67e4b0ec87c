import { matches, type StoredRecord, sortRecords } from 'ra-data-firestore/query';
import { sameValue } from '@/domain/fieldChanges.ts';
import {
  type FunctionStore,
  type FunctionWrite,
  StoreConflict,
  type StoredDocument,
  type StoreQuery,
} from '@/domain/functions/functionStore.ts';
import { changeStored, storesOf } from './commitWrites.ts';
import { LAYOUTS, type LocalDatabase } from './database.ts';
import type { StoredRow } from './storedRow.ts';

/** The rows' words are made with each row; search words as a field are Firestore's. */
const withoutTokens = (write: FunctionWrite): FunctionWrite => {
  if (write.type === 'delete') return write;
  const { _tokens, ...data } = write.data;
  return { ...write, data };
};

const documentOf = ({ in: collection, data }: StoredRow): StoredDocument => ({
  ...{ collection, data, stamp: data },
});

/**
 * The embedded database as functions see a project's: no rule limits it, and whoever hands it out has asked who may. A
 * document's stamp is its content. Queries go through every row of their collection.
 */
export const localFunctionStore = (database: LocalDatabase): FunctionStore => {
  /** What only functions keep of a project, the embedded back end has not. */
  const rowsOf = (collection: string) => {
    const group = collection.split('/').at(-1) ?? '';
    return LAYOUTS.has(group) ? database.rows(group) : null;
  };
  const getAll = async (collection: string, ids: readonly string[]) => {
    const paths = [...new Set(ids)].map(id => `${collection}/${id}`);
    const rows = (await rowsOf(collection)?.bulkGet(paths)) ?? [];
    return rows.flatMap(row => (row ? documentOf(row) : []));
  };
  const find = async ({ collection, everywhere, where, orderBy = [] }: StoreQuery) => {
    const rows = rowsOf(collection)?.filter(
      row =>
        (everywhere || row.in === collection) &&
        matches(row.data, { where, orderBy: [...orderBy] }),
    );
    const documents = new Map<StoredRecord, StoredDocument>();
    for (const row of (await rows?.toArray()) ?? []) documents.set(row.data, documentOf(row));
    return sortRecords([...documents.keys()], { where, orderBy: [...orderBy] }).flatMap(
      record => documents.get(record) ?? [],
    );
  };
  const pathOf = ({ collection, data }: StoredDocument) => `${collection}/${data.id}`;
  return {
    get: async (collection, id) => (await getAll(collection, [id]))[0] ?? null,
    getAll,
    page: async (query, limit, after) => {
      const all = await find(query);
      const from = after ? all.findIndex(one => pathOf(one) === pathOf(after)) + 1 : 0;
      return all.slice(from, from + limit);
    },
    count: async query => (await find(query)).length,
    commit: async writes => {
      const tables = [...new Set(['meta', 'counts', ...storesOf(writes)])];
      await database.transaction('rw', tables, async () =>
        changeStored(database, writes.map(withoutTokens), pending => {
          for (const write of writes) {
            const path = `${write.collection}/${write.id}`;
            const stamp = 'stamp' in write ? write.stamp : undefined;
            if (stamp !== undefined && !sameValue(pending.get(path)?.before, stamp))
              throw new StoreConflict(`${path} was written since`);
          }
        }),
      );
      return null;
    },
  };
};
