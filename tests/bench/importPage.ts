import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { toRow } from '@/providers/local/storedRow.ts';
import { pathTarget } from '@/providers/local/target.ts';
import { benchImportWrites, type ImportWriteFigures } from './importWrites.ts';

declare global {
  interface Window {
    benchImport: (count: number, size: number) => Promise<ImportWriteFigures>;
  }
}

const owner = { uid: 'bench', email: 'bench@catalogue.example', role: 'owner' as const };

window.benchImport = async (count, size) => {
  const database = await openDatabase(`import-bench-${Date.now()}`);
  const { layout, definition } = pathTarget('business');
  const record = {
    id: owner.uid,
    businessEmail: owner.email,
    businessName: 'Bench',
    isDeleted: false,
    isBusinessOwner: 'approved',
    isSuperAdmin: false,
  };
  const row = toRow(layout, definition, 'business', record);
  await database.rows(layout.name).put(row);
  const claims = { uid: owner.uid, email: owner.email, emailVerified: true };
  const context = createContext(database, () => claims, { superAdmins: [], support: [] });
  return benchImportWrites(createLocalDataProvider(context), owner, count, size);
};
