import type { Query } from 'ra-data-firestore/query';

/** Results of queries on one state of one store, to turn pages without asking again. */
export interface ResultCache {
  keys: (collection: string, query: Query, compute: () => Promise<string[]>) => Promise<string[]>;
  count: (collection: string, query: Query, compute: () => PromiseLike<number>) => Promise<number>;
}

const MOST = 20;

const nameOf = (collection: string, query: Query) => JSON.stringify([collection, query]);

/** Keeps the `MOST` results used last. */
const createLatest = <T>() => {
  const kept = new Map<string, T>();
  return async (name: string, compute: () => PromiseLike<T>): Promise<T> => {
    const found = kept.get(name);
    const value = found ?? (await compute());
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return value;
  };
};

const createResultCache = (): ResultCache => {
  const keys = createLatest<string[]>();
  const counts = createLatest<number>();
  return {
    keys: (collection, query, compute) => keys(nameOf(collection, query), compute),
    count: (collection, query, compute) => counts(nameOf(collection, query), compute),
  };
};

/**
 * Caches by store: a store whose revision moved on (by a write of this tab or another) starts
 * with an empty one.
 */
export const createResultCaches = () => {
  const caches = new Map<string, { revision: unknown; cache: ResultCache }>();
  return (store: string, revision: unknown): ResultCache => {
    const known = caches.get(store);
    if (known && known.revision === revision) return known.cache;
    const cache = createResultCache();
    caches.set(store, { revision, cache });
    return cache;
  };
};
