import type { LocalDatabase } from './database.ts';

const keyOf = (store: string) => `revision:${store}`;

/** The state a store is in: changes with every commit that touches it, in whatever tab. */
export const revisionOf = async (database: LocalDatabase, store: string): Promise<unknown> =>
  (await database.meta.get(keyOf(store)))?.value;

/** Marks the stores as changed; part of the transaction that changes them. */
export const bumpRevisions = (database: LocalDatabase, stores: readonly string[]) =>
  database.meta.bulkPut(stores.map(store => ({ key: keyOf(store), value: crypto.randomUUID() })));
