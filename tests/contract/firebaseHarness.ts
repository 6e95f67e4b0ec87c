import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createFirebaseDataProvider } from '@/providers/firebase/dataProvider.ts';
import type { RecordStore } from '@/providers/types.ts';
import { seedFirestore } from '../../scripts/emulators/seedFirestore.ts';
import { sampleRules } from '../rules/support/sampleRules.ts';
import type { ContractHarness } from './suite/harness.ts';

/** Where a server listens. */
interface Address {
  host: string;
  port: number;
}

/** A person's way into the emulator, with an unsigned token. */
interface Session {
  app: FirebaseApp;
  provider: RecordStore;
}

const open = (
  projectId: string,
  { host, port }: Address,
  claims: IdentityClaims | null,
): Session => {
  const app = initializeApp({ projectId, apiKey: 'emulator' }, crypto.randomUUID());
  const firestore: Firestore = initializeFirestore(app, {});
  const token = claims && {
    sub: claims.uid,
    email: claims.email ?? '',
    email_verified: claims.emailVerified,
  };
  connectFirestoreEmulator(firestore, host, port, token ? { mockUserToken: token } : {});
  return { app, provider: createFirebaseDataProvider(firestore, () => claims?.uid ?? null) };
};

/**
 * The Firebase data provider on the Firestore emulator, in a project of its own, rules on.
 * @param link what people's connections go through, where that is not the emulator itself.
 * @param rules the rules, where they are not for the sample accounts.
 */
export const createFirebaseHarness = async (
  emulator: Address,
  link: Address = emulator,
  rules = sampleRules(),
): Promise<ContractHarness> => {
  setLogLevel('silent');
  const projectId = `demo-contract-${crypto.randomUUID().slice(0, 8)}`;
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...emulator, rules },
  });
  const sessions = new Map<string, Session>();
  let current: Session | undefined;
  return {
    seed: async records => {
      const target = { firestore: `${emulator.host}:${emulator.port}`, projectId };
      await seedFirestore(target, records);
    },
    signInAs: async claims => {
      const key = JSON.stringify(claims);
      const session = sessions.get(key) ?? open(projectId, link, claims);
      sessions.set(key, session);
      current = session;
    },
    provider: () => {
      if (!current) throw new Error('Nobody has signed in yet');
      return current.provider;
    },
    files: () => null,
    close: async () => {
      await Promise.all([...sessions.values()].map(({ app }) => deleteApp(app)));
      await environment.cleanup();
    },
  };
};
