import 'fake-indexeddb/auto';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { putLocalRecords } from '../support/putLocalRecords.ts';
import { describeHistory } from './historyJourneys.ts';
import { ALLOW_LISTS } from './suite/harness.ts';

describeHistory('the embedded back end', 20, async () => {
  const database = await openDatabase('contract-history');
  let claims: IdentityClaims | null = null;
  const provider = createLocalDataProvider(createContext(database, () => claims, ALLOW_LISTS));
  return {
    seed: records => putLocalRecords(database, records),
    signInAs: async next => {
      claims = next;
    },
    provider: () => provider,
    files: () => null,
    close: async () => database.close(),
  };
});
