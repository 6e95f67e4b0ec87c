import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import type { StoredRecord } from 'ra-data-firestore/query';
import SignedIn from '@/app/SignedIn.tsx';
import { readConfiguration } from '@/config.ts';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { initI18n, requireMessages } from '@/i18n/messages.ts';
import { AuthProvider, useSession } from '@/providers/AuthContext.tsx';
import { createContext } from '@/providers/local/access.ts';
import { addCounts, saveCounts } from '@/providers/local/counters.ts';
import { LAYOUTS, type LocalDatabase } from '@/providers/local/database.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { createLocalFileStore } from '@/providers/local/fileStore.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { bumpRevisions } from '@/providers/local/revisions.ts';
import { toRow } from '@/providers/local/storedRow.ts';
import { pathTarget } from '@/providers/local/target.ts';
import type { Young } from '@/providers/local/young.ts';
import type { BackEnd, RecordStore } from '@/providers/types.ts';
import { AppTheme } from '@/theme/AppTheme.tsx';

/** A record and where it is stored. */
export interface Put {
  collection: string;
  record: Record<string, unknown>;
}

const LISTS = {
  superAdmins: ['admin@catalogue.example', 'admin2@catalogue.example'],
  support: ['support@catalogue.example'],
};

const unused = async () => {
  throw new Error('not part of this test');
};

const Console = () => (useSession().session.status === 'signedIn' ? <SignedIn /> : null);

/** Stores records, past all rules. */
const fill = async (database: LocalDatabase, puts: readonly Put[]) => {
  await database.transaction('rw', database.tables, async () => {
    const counts = new Map<string, number>();
    for (const { collection, record } of puts) {
      const { layout, definition } = pathTarget(collection);
      const row = toRow(layout, definition, collection, { ...record, id: String(record.id) });
      addCounts(counts, layout, row, 1);
      await database.rows(layout.name).put(row);
    }
    await saveCounts(database.counts, counts);
    await bumpRevisions(database, [...LAYOUTS.keys()]);
  });
};

/** Holds records in memory, as a database that is still being filled does: for hundreds of thousands. */
export const hold = (puts: readonly Put[]): Young => {
  const byPath = new Map<string, StoredRecord>();
  const byCollection = new Map<string, StoredRecord[]>();
  for (const { collection, record } of puts) {
    const stored = { ...record, id: String(record.id) };
    const list = byCollection.get(collection) ?? [];
    byCollection.set(collection, list);
    list.push(stored);
    byPath.set(`${collection}/${stored.id}`, stored);
  }
  const records = Promise.resolve({ byPath, byCollection });
  return { records: () => records, grown: new Promise(() => {}) };
};

/**
 * Shows the whole console over an embedded store that holds what is put there, past all rules.
 * @param uid who is signed in: `admin`, or the id of a business.
 * @param puts the records; where they are held in memory nothing can be written.
 * @param between what stands between the console and the store.
 * @returns what counts the documents that are read from then on.
 */
export const showConsole = async (
  uid: string,
  puts: readonly Put[] | Young,
  between?: (store: RecordStore) => RecordStore,
) => {
  const database = await openDatabase(`console-${Math.random()}`);
  const young = 'grown' in puts ? puts : undefined;
  if (!('grown' in puts)) await fill(database, puts);
  const claims: IdentityClaims = { uid, email: `${uid}@catalogue.example`, emailVerified: true };
  const context = createContext(
    database,
    () => claims,
    LISTS,
    () => young,
  );
  const dataProvider = createLocalDataProvider(context);
  const read = readConfiguration({});
  if (!read.ok) throw new Error('The empty configuration is the local one');
  const backEnd: BackEnd = {
    name: 'local',
    identity: {
      methods: ['password'],
      watch: listener => {
        listener(claims);
        return () => {};
      },
      ...{ signIn: unused, signInWithGoogle: unused, signOut: unused },
      ...{ sendPasswordReset: unused, provisionAccount: unused },
    },
    sampleAccounts: [],
    prepare: async () => {},
    loadData: async () => ({
      dataProvider: between?.(dataProvider) ?? dataProvider,
      files: createLocalFileStore(context),
      deleteLeaving: () => {},
      askAboutPerson: async () => null,
    }),
    watchBusiness: (id, { next }) => {
      const held = young?.records();
      if (held) held.then(({ byPath }) => next(byPath.get(`business/${id}`) ?? null));
      else
        database
          .rows('business')
          .get(`business/${id}`)
          .then(row => next(row?.data ?? null));
      return () => {};
    },
  };
  await initI18n();
  await requireMessages('core');
  render(
    <AppTheme>
      <AuthProvider backEnd={backEnd} configuration={{ ...read.configuration, ...LISTS }}>
        <Console />
      </AuthProvider>
    </AppTheme>,
  );
  return dataProvider.readMeter;
};
