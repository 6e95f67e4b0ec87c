import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';
import { afterAll, inject } from 'vitest';
import { ACTORS, type ActorName } from './actors.ts';

/**
 * Firestore as the console opens it, signed in as an actor, for what takes no other: anew at each call, ended with
 * the suite.
 * @param projectId as for `useRules`.
 * @throws Error of an actor who is not signed in, and where there is no emulator.
 */
export const useConsoleFirestore = (projectId: string) => {
  const host = inject('firestoreEmulator');
  const apps: FirebaseApp[] = [];
  afterAll(() => Promise.all(apps.map(deleteApp)));
  return (actor: ActorName): Firestore => {
    const { uid, email, verified } = ACTORS[actor];
    if (!host || uid === null) throw new Error('Nobody to ask as');
    const app = initializeApp({ projectId: `demo-${projectId}`, apiKey: 'x' }, crypto.randomUUID());
    apps.push(app);
    const firestore = initializeFirestore(app, {});
    connectFirestoreEmulator(firestore, host.host, host.port, {
      mockUserToken: { sub: uid, email, email_verified: verified },
    });
    return firestore;
  };
};
