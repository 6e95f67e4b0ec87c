import type { Condition, Order, StoredRecord, WriteData } from 'ra-data-firestore/query';

/** Since when a document is as it is; only the store that handed it out can read it. */
export type Stamp = unknown;

/** A document as it was read. */
export interface StoredDocument {
  /** The path of its collection. */
  collection: string;
  /** Its fields and its id, times as `Date`. */
  data: StoredRecord;
  stamp: Stamp;
}

/** Documents of one collection, or of every collection of that name, in an order. */
export interface StoreQuery {
  collection: string;
  /** Whether collections of that name below any document are meant. */
  everywhere?: boolean;
  where: readonly Condition[];
  orderBy?: readonly Order[];
}

/** That a field has a value. */
export const equals = (field: string, value: unknown): Condition => ({ field, op: '==', value });

interface Target {
  collection: string;
  id: string;
}

/**
 * A write of a commit, as the console's own (`Write`), held by a stamp instead of a version: the whole commit
 * is refused where the document was written since it was read, by whomever.
 */
export type FunctionWrite =
  | (Target & { type: 'create'; data: WriteData })
  | (Target & { type: 'set'; data: WriteData })
  | (Target & { type: 'update'; data: WriteData; stamp?: Stamp })
  | (Target & { type: 'delete'; stamp?: Stamp });

/** Most writes of one commit. */
export const MAX_WRITES = 400;

/** A document was written since it was read, or is there or missing against what was expected. Nothing was written. */
export class StoreConflict extends Error {
  override name = 'StoreConflict';
}

/** What functions ask of a database; with the project's own rights, which no rule limits. */
export interface FunctionStore {
  get: (collection: string, id: string) => Promise<StoredDocument | null>;
  /** Those of the documents that there are. */
  getAll: (collection: string, ids: readonly string[]) => Promise<StoredDocument[]>;
  /** At most `limit` documents behind `after`. */
  page: (query: StoreQuery, limit: number, after?: StoredDocument) => Promise<StoredDocument[]>;
  count: (query: StoreQuery) => Promise<number>;
  /** All or nothing, at most `MAX_WRITES`. @returns the stamp of what was written. @throws StoreConflict */
  commit: (writes: readonly FunctionWrite[]) => Promise<Stamp>;
}

/** Documents that a page holds. */
const PAGE = 500;

/** Every document of a query, page by page. */
export const pagesOf = async function* (store: FunctionStore, query: StoreQuery, size = PAGE) {
  let after: StoredDocument | undefined;
  for (;;) {
    const page = await store.page(query, size, after);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    after = page.at(-1);
  }
};
