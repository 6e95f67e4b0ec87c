import 'fake-indexeddb/auto';
import { createContext } from '@/providers/local/access.ts';
import { addCounts, type CounterRow } from '@/providers/local/counters.ts';
import { LAYOUTS, type LocalDatabase } from '@/providers/local/database.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { revisionOf } from '@/providers/local/revisions.ts';
import { ALLOW_LISTS, claimsFor } from '../../contract/suite/harness.ts';
import { putLocalRecords } from '../../support/putLocalRecords.ts';
import { tearing } from './tearing.ts';
import type { Fields, World } from './world.ts';

const groups = [...LAYOUTS.values()];

/** Reads what is stored; of stores that no commit says it has touched, again what was read before. */
const createReader = (database: LocalDatabase) => {
  const known = new Map<string, { revision: unknown; rows: [string, Fields][] }>();
  const readStore = async (name: string, everything: boolean) => {
    const revision = await revisionOf(database, name);
    const before = known.get(name);
    if (before && !everything && before.revision === revision) return before.rows;
    const rows = (await database.rows(name).toArray()).map(({ path, data }): [string, Fields] => {
      const { id: _, ...fields } = data;
      return [path, fields];
    });
    known.set(name, { revision, rows });
    return rows;
  };
  return async (everything: boolean) => {
    const names = groups.map(({ name }) => name);
    const stores = await database.transaction('r', ['meta', ...names], () =>
      Promise.all(names.map(name => readStore(name, everything))),
    );
    return new Map(stores.flat());
  };
};

/** Every count that is kept, counted anew from the rows. */
const recounted = async (database: LocalDatabase): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const layout of groups)
    for (const row of await database.rows(layout.name).toArray()) addCounts(counts, layout, row, 1);
  return counts;
};

const differing = (rows: readonly CounterRow[], counts: ReadonlyMap<string, number>) => {
  const kept = new Map(rows.map(({ key, count }) => [key, count]));
  return [...new Set([...kept.keys(), ...counts.keys()])]
    .filter(key => (kept.get(key) ?? 0) !== (counts.get(key) ?? 0))
    .map(
      key =>
        `${key.split('\0').join(' ')}: ${kept.get(key) ?? 0} kept, ${counts.get(key) ?? 0} there`,
    );
};

/** The embedded back end, on an IndexedDB in memory. */
export const openEmbeddedWorld = async (): Promise<World> => {
  const database = await openDatabase(`simulation-${crypto.randomUUID()}`);
  const read = createReader(database);
  return {
    reset: async records => {
      await database.transaction('rw', database.tables, () =>
        Promise.all(database.tables.map(table => table.clear())),
      );
      await putLocalRecords(database, records);
    },
    put: record => putLocalRecords(database, [record]),
    read,
    open: (who, isSignedIn) =>
      createLocalDataProvider(
        createContext(database, () => (isSignedIn() ? claimsFor(who) : null), ALLOW_LISTS),
      ),
    countProblems: async () =>
      differing(await database.counts.toArray(), await recounted(database)),
    tearing,
    close: async () => {
      database.close();
      await database.delete();
    },
  };
};
