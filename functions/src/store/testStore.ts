import {
  applyWrite,
  ConflictError,
  matches,
  type StoredRecord,
  sortRecords,
} from 'ra-data-firestore/query';
import {
  type FunctionStore,
  type FunctionWrite,
  MAX_WRITES,
  StoreConflict,
  type StoredDocument,
  type StoreQuery,
} from '../../../src/domain/functions/functionStore.ts';

/** What tests see of a store in memory beside its own functions. */
export interface MemoryStore extends FunctionStore {
  /** The records of a collection, by id. */
  all: (collection: string) => StoredRecord[];
  /** How often documents were read, and written. */
  cost: { reads: number; writes: number };
}

interface Held {
  record: StoredRecord;
  stamp: number;
}

const conditionsOf = ({ where, orderBy = [] }: StoreQuery) => ({ where, orderBy });

/** A database in memory that answers as Firestore does: what tests give to functions. */
export const memoryStore = (
  records: Readonly<Record<string, readonly StoredRecord[]>> = {},
  clock: () => Date = () => new Date(),
): MemoryStore => {
  const collections = new Map<string, Map<string, Held>>();
  const cost = { reads: 0, writes: 0 };
  let stamp = 0;
  const below = (collection: string) => {
    const known = collections.get(collection) ?? new Map<string, Held>();
    collections.set(collection, known);
    return known;
  };
  for (const [collection, all] of Object.entries(records))
    for (const record of all) below(collection).set(record.id, { record, stamp: ++stamp });
  const found = (query: StoreQuery): StoredDocument[] => {
    const names = query.everywhere
      ? [...collections.keys()].filter(path => path.split('/').at(-1) === query.collection)
      : [query.collection];
    const documents = new Map<StoredRecord, StoredDocument>();
    for (const collection of names)
      for (const { record, stamp: since } of below(collection).values())
        if (matches(record, conditionsOf(query)))
          documents.set(record, { collection, data: record, stamp: since });
    return sortRecords([...documents.keys()], conditionsOf(query)).flatMap(
      record => documents.get(record) ?? [],
    );
  };
  const apply = (write: FunctionWrite, now: Date): StoredRecord | undefined => {
    const held = below(write.collection).get(write.id);
    const expected = 'stamp' in write ? write.stamp : undefined;
    if (expected !== undefined && held?.stamp !== expected)
      throw new StoreConflict(`${write.collection}/${write.id} was written since`);
    return applyWrite(held?.record, write, now);
  };
  return {
    cost,
    all: collection => [...below(collection).values()].map(({ record }) => record),
    get: async (collection, id) => {
      cost.reads += 1;
      const held = below(collection).get(id);
      return held ? { collection, data: held.record, stamp: held.stamp } : null;
    },
    getAll: async (collection, ids) =>
      [...new Set(ids)].flatMap(id => {
        cost.reads += 1;
        const held = below(collection).get(id);
        return held ? [{ collection, data: held.record, stamp: held.stamp }] : [];
      }),
    page: async (query, limit, after) => {
      const all = found(query);
      const from = after
        ? all.findIndex(
            ({ collection, data }) => collection === after.collection && data.id === after.data.id,
          ) + 1
        : 0;
      const page = all.slice(from, from + limit);
      cost.reads += page.length;
      return page;
    },
    count: async query => {
      cost.reads += 1;
      return found(query).length;
    },
    commit: async writes => {
      if (writes.length > MAX_WRITES) throw new RangeError(`${writes.length} writes in one commit`);
      const now = clock();
      const next: (readonly [FunctionWrite, StoredRecord | undefined])[] = [];
      try {
        for (const write of writes) next.push([write, apply(write, now)]);
      } catch (error) {
        if (error instanceof ConflictError) throw new StoreConflict(error.message);
        throw error;
      }
      stamp += 1;
      cost.writes += writes.length;
      for (const [{ collection, id }, record] of next)
        if (record) below(collection).set(id, { record, stamp });
        else below(collection).delete(id);
      return stamp;
    },
  };
};
