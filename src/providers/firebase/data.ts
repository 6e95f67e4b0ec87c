import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import type { EmulatorSettings } from '@/config.ts';
import { loadCode } from '@/lib/loadCode.ts';
import { lazyFileStore } from '../lazyFileStore.ts';
import type { BackEnd, BackEndServices } from '../types.ts';
import { isUnproven } from './appCheckTokens.ts';
import { createFirebaseDataProvider } from './dataProvider.ts';
import { createDeleteLeaving } from './deleteLeaving.ts';
import { explainAsking } from './explainAsking.ts';
import { explainUnproven } from './explainUnproven.ts';
import { watchAccount } from './watchAccount.ts';

/** What is loaded with the first session. */
export interface FirebaseData {
  services: () => Promise<BackEndServices>;
  watchBusiness: BackEnd['watchBusiness'];
}

const hostAndPort = (address: string): [string, number] => {
  const [host = '127.0.0.1', port = '8080'] = address.split(':');
  return [host, Number(port)];
};

/**
 * Opens Firestore, with its cache in memory: nothing of the catalogue stays on a shared computer.
 */
export const openFirebaseData = (
  app: FirebaseApp,
  emulators: EmulatorSettings | null,
  auth: Auth,
): FirebaseData => {
  const uid = () => auth.currentUser?.uid ?? null;
  const firestore = initializeFirestore(app, {});
  if (emulators) connectFirestoreEmulator(firestore, ...hostAndPort(emulators.firestore));
  const unproven = () => isUnproven(app);
  const renewToken = () => auth.currentUser?.getIdToken();
  const stored = createFirebaseDataProvider(firestore, uid, renewToken);
  const dataProvider = explainUnproven(stored, unproven);
  const deleteLeaving = createDeleteLeaving(app, auth, emulators?.firestore ?? null);
  return {
    services: async () => {
      const files = lazyFileStore(async () => {
        const { createFirebaseFileStore } = await loadCode(() => import('./fileStore.ts'));
        return createFirebaseFileStore(app, emulators?.storage ?? null);
      });
      const deployment = async () => {
        const { firebaseDeployment } = await loadCode(() => import('./deployment.ts'));
        return firebaseDeployment(firestore, files, uid, unproven);
      };
      const askAboutPerson: BackEndServices['askAboutPerson'] = async (asked, signal) => {
        const { askedAboutPerson } = await loadCode(() => import('./askedAboutPerson.ts'));
        return askedAboutPerson(firestore, uid(), asked, signal);
      };
      const ownerTasks: Required<BackEndServices>['ownerTasks'] = {
        ask: async function* (...asked) {
          const { askedOfOwner } = await loadCode(() => import('./askedOfOwner.ts'));
          yield* askedOfOwner(firestore, uid(), ...asked);
        },
        sign: async () => {
          const { ownerTaskSign } = await loadCode(() => import('./ownerTaskSign.ts'));
          return ownerTaskSign(firestore);
        },
      };
      const asking = explainAsking({ askAboutPerson, ownerTasks }, unproven);
      return { dataProvider, files, deleteLeaving, deployment, ...asking };
    },
    watchBusiness: (id, subscription) => watchAccount(dataProvider, id, subscription),
  };
};
