import 'fake-indexeddb/auto';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { toRow } from '@/providers/local/storedRow.ts';
import { pathTarget } from '@/providers/local/target.ts';
import { describeImports } from './importJourneys.ts';
import { ALLOW_LISTS, type ContractHarness } from './suite/harness.ts';

const createHarness = async (): Promise<ContractHarness> => {
  const database = await openDatabase('imports');
  let claims: IdentityClaims | null = null;
  const provider = createLocalDataProvider(createContext(database, () => claims, ALLOW_LISTS));
  return {
    seed: async records => {
      for (const { collection, id, data } of records) {
        const { layout, definition } = pathTarget(collection);
        const row = toRow(layout, definition, collection, { ...data, id });
        await database.rows(layout.name).put(row);
      }
    },
    signInAs: async next => {
      claims = next;
    },
    provider: () => provider,
    files: () => null,
    close: async () => database.close(),
  };
};

describeImports('the embedded back end', createHarness);
