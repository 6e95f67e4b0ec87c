import type { Query } from 'ra-data-firestore/query';
import type { KeyRange } from './planQuery.ts';

/**
 * Results of queries on one state of one store, to turn pages without asking again; and what orders are
 * walked through, as each letter of a search walks through the same one.
 */
export interface ResultCache {
  keys: (collection: string, query: Query, compute: () => Promise<string[]>) => Promise<string[]>;
  walk: (range: KeyRange, compute: () => Promise<string[]>) => Promise<string[]>;
  count: (collection: string, query: Query, compute: () => PromiseLike<number>) => Promise<number>;
}

const MOST = 20;

/** Each holds the paths of a whole collection, as a rule. */
const MOST_WALKS = 2;

const nameOf = (collection: string, query: Query) => JSON.stringify([collection, query]);

/** Keeps so many results, those used last. */
const createLatest = <T>(most = MOST) => {
  const kept = new Map<string, T>();
  return async (name: string, compute: () => PromiseLike<T>): Promise<T> => {
    const found = kept.get(name);
    const value = found ?? (await compute());
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
};

const createResultCache = (): ResultCache => {
  const keys = createLatest<string[]>();
  const walks = createLatest<string[]>(MOST_WALKS);
  const counts = createLatest<number>();
  return {
    walk: (range, compute) => walks(JSON.stringify(range), compute),
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
