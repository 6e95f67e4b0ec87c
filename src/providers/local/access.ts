import type { StoredRecord } from 'ra-data-firestore/query';
import type { AllowLists, IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { currentActor } from './actor.ts';
import type { LocalDatabase } from './database.ts';
import { withHttpErrors } from './errors.ts';
import { memoryQueries } from './memoryQueries.ts';
import type { Queries } from './queries.ts';
import { storedQueries } from './queryEngine.ts';
import { createResultCaches } from './resultCache.ts';
import { revisionOf } from './revisions.ts';
import type { Target } from './target.ts';
import type { Young } from './young.ts';

/** The store of the record that a sub-collection hangs from. */
const parentStore = (parentPath: string) => parentPath.split('/')[0] ?? '';

/** What the parts of the data provider share. */
export interface LocalContext {
  database: LocalDatabase;
  /**
   * Runs reads of one collection in one transaction, as whoever is signed in; `parent` is the record
   * that a sub-collection hangs from.
   */
  reading: <T>(
    target: Target,
    work: (
      actor: Actor,
      queries: Queries,
      parent: () => Promise<StoredRecord | undefined>,
    ) => Promise<T>,
  ) => Promise<T>;
  /** The addresses of all administrators. */
  superAdmins: readonly string[];
  /** Who is signed in now, within the present transaction. */
  actor: () => Promise<Actor>;
  /** Where the database is being filled. */
  young: () => Young | undefined;
}

/** Ties a database to a session. */
export const createContext = (
  database: LocalDatabase,
  claims: () => IdentityClaims | null,
  lists: AllowLists,
  young: () => Young | undefined = () => undefined,
): LocalContext => {
  const cacheOf = createResultCaches();
  const actor = () =>
    currentActor(
      async uid => (await database.rows('business').get(`business/${uid}`))?.data,
      claims(),
      lists,
    );
  const inDatabase: LocalContext['reading'] = (target, work) => {
    const { layout, collection, tokens, parentPath } = target;
    const table = database.rows(layout.name);
    const parents = parentPath ? [database.rows(parentStore(parentPath))] : [];
    const known = [database.rows('business'), database.meta, database.counts];
    const tables = [...new Set([table, ...parents, ...known])];
    return database.transaction('r', tables, async () => {
      const [who, revision] = await Promise.all([actor(), revisionOf(database, layout.name)]);
      const cache = cacheOf(layout.name, revision);
      const { counts } = database;
      const queries = storedQueries({ table, counts, layout, collection, tokens, cache });
      return work(who, queries, async () =>
        parentPath === null
          ? undefined
          : (await database.rows(parentStore(parentPath)).get(parentPath))?.data,
      );
    });
  };
  return {
    database,
    actor,
    superAdmins: lists.superAdmins,
    young,
    reading: (target, work) =>
      withHttpErrors(async () => {
        // Nothing is waited for before a transaction that live queries are to notice.
        const early = young()?.records();
        if (!early) return inDatabase(target, work);
        const { byPath, byCollection } = await early;
        const who = await currentActor(async uid => byPath.get(`business/${uid}`), claims(), lists);
        const rows = byCollection.get(target.collection) ?? [];
        const { parentPath } = target;
        return work(who, memoryQueries(byPath, rows, target), async () =>
          parentPath === null ? undefined : byPath.get(parentPath),
        );
      }),
  };
};
