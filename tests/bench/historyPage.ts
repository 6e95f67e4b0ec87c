import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { replaceRecords } from '@/providers/local/seed.ts';
import { ALLOW_LISTS } from '../contract/suite/harness.ts';
import { backToMoments, type MomentFigures } from '../support/history/backToMoments.ts';
import { historyRecords } from '../support/history/historyRecords.ts';
import { tablesCamera } from '../support/history/tablesCamera.ts';

/** How large a history is, and by which seed it happens. */
export interface HistorySize {
  products: number;
  moments: number;
  every: number;
  most: number;
  seed: number;
}

declare global {
  interface Window {
    benchHistory: (size: HistorySize) => Promise<MomentFigures[]>;
  }
}

window.benchHistory = async ({ products, ...size }) => {
  const { records, businessName } = historyRecords(products);
  const database = await openDatabase('history-bench');
  await replaceRecords(database, records, { expected: records.length });
  let claims: IdentityClaims | null = null;
  const provider = createLocalDataProvider(createContext(database, () => claims, ALLOW_LISTS));
  const found = await backToMoments({
    ...{ ...size, businessName, camera: tablesCamera(database) },
    harness: {
      signInAs: async next => {
        claims = next;
      },
      provider: () => provider,
    },
    onMoment: (what, done) => {
      document.title = `${what} ${done}`;
    },
  });
  database.close();
  return found;
};
