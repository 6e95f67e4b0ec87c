import type { Query, StoredRecord } from 'ra-data-firestore/query';

/** What can be asked of the rows of one collection, wherever they are kept. */
export interface Queries {
  /** A record by its path. */
  get: (path: string) => Promise<StoredRecord | undefined>;
  /** The records of the given paths, in that order; missing ones are left out. */
  getMany: (paths: readonly string[]) => Promise<StoredRecord[]>;
  /** The paths of all rows that match, in order. */
  findKeys: (query: Query) => Promise<string[]>;
  /** The rows from `offset` on, at most `limit`, in order. */
  findPage: (query: Query, offset: number, limit: number) => Promise<StoredRecord[]>;
  /** Counts the rows that match. */
  countMatches: (query: Query) => Promise<number>;
}
