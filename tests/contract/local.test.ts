import 'fake-indexeddb/auto';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createContext } from '@/providers/local/access.ts';
import { addCounts, saveCounts } from '@/providers/local/counters.ts';
import { LAYOUTS, type LocalDatabase } from '@/providers/local/database.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { createLocalFileStore } from '@/providers/local/fileStore.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { bumpRevisions } from '@/providers/local/revisions.ts';
import { toRow } from '@/providers/local/storedRow.ts';
import { pathTarget } from '@/providers/local/target.ts';
import type { SampleRecord } from '@/sample-data/index.ts';
import { describeContract } from './suite/contract.ts';
import { ALLOW_LISTS, type ContractHarness } from './suite/harness.ts';
import { ALL_ACTORS } from './suite/permissions.ts';

let databases = 0;

/** Puts records where they belong, past all rules. */
const putRecords = (database: LocalDatabase, records: Iterable<SampleRecord>) =>
  database.transaction('rw', database.tables, async () => {
    const counts = new Map<string, number>();
    for (const { collection, id, data } of records) {
      const { layout, definition } = pathTarget(collection);
      const row = toRow(layout, definition, collection, { ...data, id });
      const table = database.rows(layout.name);
      const before = await table.get(row.path);
      if (before) addCounts(counts, layout, before, -1);
      addCounts(counts, layout, row, 1);
      await table.put(row);
    }
    await saveCounts(database.counts, counts);
    await bumpRevisions(database, [...LAYOUTS.keys()]);
  });

const createHarness = async (): Promise<ContractHarness> => {
  databases += 1;
  const database = await openDatabase(`contract-${databases}`);
  let claims: IdentityClaims | null = null;
  const context = createContext(database, () => claims, ALLOW_LISTS);
  const provider = createLocalDataProvider(context);
  const files = createLocalFileStore(context);
  return {
    seed: records => putRecords(database, records),
    signInAs: async next => {
      claims = next;
    },
    provider: () => provider,
    files: () => files,
    close: async () => database.close(),
  };
};

describeContract('the embedded back end', createHarness, { actors: ALL_ACTORS, files: true });
