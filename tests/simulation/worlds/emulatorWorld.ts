import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { HttpError } from 'ra-core';
import { createFirebaseDataProvider } from '@/providers/firebase/dataProvider.ts';
import type { RecordStore } from '@/providers/types.ts';
import { clearFirestore, seedFirestore } from '../../../scripts/emulators/seedFirestore.ts';
import { claimsFor } from '../../contract/suite/harness.ts';
import { sampleRules } from '../../rules/support/sampleRules.ts';
import type { PersonName } from '../people.ts';
import { readEmulator } from './readEmulator.ts';
import type { World } from './world.ts';

/** Where an emulator answers. */
interface Address {
  host: string;
  port: number;
}

const putRules = async ({ host, port }: Address, projectId: string) => {
  const response = await fetch(
    `http://${host}:${port}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ content: sampleRules() }] } }),
    },
  );
  if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`);
};

const connect = (projectId: string, { host, port }: Address, who: PersonName | null) => {
  const app = initializeApp({ projectId, apiKey: 'emulator' }, crypto.randomUUID());
  const firestore = initializeFirestore(app, {});
  const claims = who && claimsFor(who);
  const token = claims && { sub: claims.uid, email: claims.email ?? '', email_verified: true };
  connectFirestoreEmulator(firestore, host, port, token ? { mockUserToken: token } : {});
  return { app, firestore };
};

/** Whichever of two stores is asked for at the time of each call. */
const eitherOf = (known: RecordStore, nobody: RecordStore, isKnown: () => boolean): RecordStore => {
  const now = () => (isKnown() ? known : nobody);
  return {
    ...known,
    getList: (resource, params) => now().getList(resource, params),
    getOne: (resource, params) => now().getOne(resource, params),
    getMany: (resource, params) => now().getMany(resource, params),
    count: (resource, query) => now().count(resource, query),
    stream: (resource, query) =>
      (async function* pages() {
        for await (const page of now().stream(resource, query)) {
          // A session that ends takes the pages that are still to come with it.
          if (!isKnown()) throw new HttpError('Nobody is signed in', 401);
          yield page;
        }
      })(),
    commit: writes => now().commit(writes),
  };
};

/** The Firebase data provider on the Firestore emulator, in a project of its own, with the rules on. */
export const openEmulatorWorld = async (address: Address): Promise<World> => {
  setLogLevel('silent');
  const projectId = `demo-simulation-${crypto.randomUUID().slice(0, 8)}`;
  const target = { firestore: `${address.host}:${address.port}`, projectId };
  await putRules(address, projectId);
  const sessions = new Map<PersonName | null, { app: FirebaseApp; firestore: Firestore }>();
  const firestoreOf = (who: PersonName | null) => {
    const session = sessions.get(who) ?? connect(projectId, address, who);
    sessions.set(who, session);
    return session.firestore;
  };
  const put: World['reset'] = async records => {
    await seedFirestore(target, records);
  };
  return {
    reset: async records => {
      await clearFirestore(target);
      await put(records);
    },
    put: record => put([record]),
    read: () => readEmulator(target),
    open: (who, isSignedIn) =>
      eitherOf(
        createFirebaseDataProvider(firestoreOf(who), () => who),
        createFirebaseDataProvider(firestoreOf(null), () => null),
        isSignedIn,
      ),
    countProblems: async () => [],
    close: async () => {
      await Promise.all([...sessions.values()].map(({ app }) => deleteApp(app)));
    },
  };
};
