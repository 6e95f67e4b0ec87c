import type { StoredRecord } from 'ra-data-firestore/query';
import type { AllowLists, IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { currentActor } from './actor.ts';
import type { LocalDatabase } from './database.ts';
import { withHttpErrors } from './errors.ts';
import type { QueryTarget } from './queryEngine.ts';
import { createResultCaches } from './resultCache.ts';
import { revisionOf } from './revisions.ts';
import type { Target } from './target.ts';

/** The store of the record that a sub-collection hangs from. */
const parentStore = (parentPath: string) => parentPath.split('/')[0] ?? '';

/** What the parts of the data provider share. */
export interface LocalContext {
  database: LocalDatabase;
  /** Runs reads of one collection in one transaction, as whoever is signed in. */
  reading: <T>(
    target: Target,
    work: (actor: Actor, queries: QueryTarget) => Promise<T>,
  ) => Promise<T>;
  /** The record that a sub-collection hangs from, within the present transaction. */
  parentOf: (target: Target) => Promise<StoredRecord | undefined>;
  /** The addresses of all administrators. */
  superAdmins: readonly string[];
  /** Who is signed in now, within the present transaction. */
  actor: () => Promise<Actor>;
}

/** Ties a database to a session. */
export const createContext = (
  database: LocalDatabase,
  claims: () => IdentityClaims | null,
  lists: AllowLists,
): LocalContext => {
  const cacheOf = createResultCaches();
  const actor = () => currentActor(database, claims(), lists);
  return {
    database,
    actor,
    superAdmins: lists.superAdmins,
    parentOf: async ({ parentPath }) =>
      parentPath === null
        ? undefined
        : (await database.rows(parentStore(parentPath)).get(parentPath))?.data,
    reading: (target, work) =>
      withHttpErrors(() => {
        const table = database.rows(target.layout.name);
        const parents = target.parentPath ? [database.rows(parentStore(target.parentPath))] : [];
        const known = [database.rows('business'), database.meta, database.counts];
        const tables = [...new Set([table, ...parents, ...known])];
        return database.transaction('r', tables, async () => {
          const who = await actor();
          const revision = await revisionOf(database, target.layout.name);
          const { layout, collection, tokens } = target;
          const cache = cacheOf(layout.name, revision);
          const { counts } = database;
          return work(who, { table, counts, layout, collection, tokens, cache });
        });
      }),
  };
};
