import 'fake-indexeddb/auto';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { createLocalFileStore } from '@/providers/local/fileStore.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { putLocalRecords } from '../support/putLocalRecords.ts';
import { describeContract } from './suite/contract.ts';
import { ALLOW_LISTS, type ContractHarness } from './suite/harness.ts';
import { ALL_ACTORS } from './suite/permissions.ts';

let databases = 0;

const createHarness = async (): Promise<ContractHarness> => {
  databases += 1;
  const database = await openDatabase(`contract-${databases}`);
  let claims: IdentityClaims | null = null;
  const context = createContext(database, () => claims, ALLOW_LISTS);
  const provider = createLocalDataProvider(context);
  const files = createLocalFileStore(context);
  return {
    seed: records => putLocalRecords(database, records),
    signInAs: async next => {
      claims = next;
    },
    provider: () => provider,
    files: () => files,
    close: async () => database.close(),
  };
};

describeContract('the embedded back end', createHarness, { actors: ALL_ACTORS, files: true });
