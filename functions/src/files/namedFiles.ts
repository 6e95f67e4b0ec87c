import type { StoredRecord } from 'ra-data-firestore/query';
import { addFilesOfEntry, isOfMerge } from '../../../src/domain/files/fileFate.ts';
import { addFilesNamed } from '../../../src/domain/files/filesNamed.ts';
import {
  equals,
  type FunctionStore,
  pagesOf,
  type StoreQuery,
} from '../../../src/domain/functions/functionStore.ts';

const named = async (
  store: FunctionStore,
  query: StoreQuery,
  add: (record: StoredRecord) => void | Promise<void>,
) => {
  for await (const page of pagesOf(store, query)) for (const { data } of page) await add(data);
};

/**
 * What records and the audit trail say of files, each part read when it is asked for and once: that of the platform
 * in a run, that of a business while its files are looked at.
 */
export const namedFiles = (store: FunctionStore, since: Date) => {
  /** What any giveaway shows or showed, and what anybody changed or deleted lately. */
  const ofPlatform = async () => {
    // A database that was emptied, or is another one than the files belong to, names none of them.
    if ((await store.page({ collection: 'business', where: [] }, 1)).length === 0)
      throw new Error('The database has no business at all: no file is removed');
    const found = new Set<string>();
    const add = (record: StoredRecord) => addFilesNamed(record, found);
    await named(store, { collection: 'giveaways', where: [] }, add);
    // Giveaways are never deleted: what changed of one can be taken back for ever.
    const trail = { collection: 'audit', where: [equals('resource', 'giveaways')] };
    await named(store, trail, add);
    const late = [{ field: 'at', op: '>=' as const, value: since }];
    await named(store, { collection: 'audit', where: late }, add);
    return found;
  };
  /** What products and requests of a business show, and what its imports can bring back. */
  const ofBusiness = async (businessId: string) => {
    const found = new Set<string>();
    const add = (record: StoredRecord) => addFilesNamed(record, found);
    const where = [equals('businessId', businessId)];
    for (const collection of ['products', 'requests'])
      await named(store, { collection, where }, add);
    await named(store, { collection: 'imports', where }, async ({ id, status }) => {
      if (status !== 'undone')
        await named(store, { collection: `imports/${id}/chunks`, where: [] }, add);
    });
    return found;
  };
  let platform: Promise<Set<string>> | null = null;
  let business: { id: string; found: Promise<Set<string>> } | null = null;
  return {
    /** What the records that folders are of show. @returns which of them there are, too. */
    shown: async (businessId: string, ids: { products: string[]; requests: string[] }) => {
      const found = new Set<string>();
      const existing = new Set<string>();
      const documents = [
        ...(await store.getAll('business', [businessId])),
        ...(await store.getAll('products', ids.products)),
        ...(await store.getAll('requests', ids.requests)),
      ];
      for (const { data } of documents) {
        existing.add(data.id);
        addFilesNamed(data, found);
      }
      return { found, existing };
    },
    ofPlatform: () => {
      platform ??= ofPlatform();
      return platform;
    },
    ofBusiness: (id: string) => {
      if (business?.id !== id) business = { id, found: ofBusiness(id) };
      return business.found;
    },
    /** What the trail of a record can bring back, and whether the record took part in a merge. */
    ofTrail: async (id: string, exists: boolean) => {
      const found = new Set<string>();
      let merged = false;
      const where = [{ field: 'records', op: 'array-contains' as const, value: id }];
      await named(store, { collection: 'audit', where }, entry => {
        merged ||= isOfMerge(entry);
        addFilesOfEntry(entry, { exists, since }, found);
      });
      return { found, merged };
    },
  };
};

/** What names files. */
export type NamedFiles = ReturnType<typeof namedFiles>;
