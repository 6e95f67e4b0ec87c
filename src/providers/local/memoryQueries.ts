import { matches, type Query, type StoredRecord, sortRecords } from 'ra-data-firestore/query';
import type { Queries } from './queries.ts';
import type { Target } from './target.ts';

/** A collection whose rows are held in memory. @param records by path, the whole database's. */
export const memoryQueries = (
  records: ReadonlyMap<string, StoredRecord>,
  rows: readonly StoredRecord[],
  { collection, tokens }: Pick<Target, 'collection' | 'tokens'>,
): Queries => {
  const matching = (query: Query) => rows.filter(row => matches(row, query, tokens));
  const find = (query: Query) => sortRecords(matching(query), query);
  return {
    // A database hands out copies, and so does this: nobody changes what others read.
    get: async path => structuredClone(records.get(path)),
    getMany: async paths => structuredClone(paths.flatMap(path => records.get(path) ?? [])),
    findKeys: async query => find(query).map(({ id }) => `${collection}/${id}`),
    findPage: async (query, offset, limit) =>
      structuredClone(find(query).slice(offset, offset + limit)),
    countMatches: async query => matching(query).length,
  };
};
