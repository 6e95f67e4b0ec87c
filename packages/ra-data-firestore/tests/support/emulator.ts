import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type EmulatorMockTokenOptions,
  type Firestore,
  getFirestore,
  setLogLevel,
  terminate,
  writeBatch,
} from 'firebase/firestore';
import { inject } from 'vitest';

/** The emulator of this run; null where none was found. */
export const emulator = inject('firestoreEmulator');

// Refused writes are expected here; the SDK would print each.
setLogLevel('silent');

let apps = 0;

/** A fresh client (nothing cached) of its own project, unless one is given. */
export const connect = (
  projectId = `demo-${process.pid}-${++apps}`,
  options: { host?: string; port?: number; mockUserToken?: EmulatorMockTokenOptions | string } = {},
) => {
  const app = initializeApp({ projectId, apiKey: 'none' }, `app-${process.pid}-${++apps}`);
  const firestore = getFirestore(app);
  const {
    host = emulator?.host ?? '127.0.0.1',
    port = emulator?.port ?? 1,
    mockUserToken,
  } = options;
  connectFirestoreEmulator(firestore, host, port, mockUserToken ? { mockUserToken } : {});
  const close = async () => {
    await terminate(firestore);
    await deleteApp(app);
  };
  return { firestore, projectId, close };
};

/** Writes documents as they are, by id. */
export const seed = async (
  firestore: Firestore,
  path: string,
  documents: Readonly<Record<string, Record<string, unknown>>>,
) => {
  const entries = Object.entries(documents);
  for (let at = 0; at < entries.length; at += 250) {
    const batch = writeBatch(firestore);
    for (const [id, data] of entries.slice(at, at + 250)) batch.set(doc(firestore, path, id), data);
    await batch.commit();
  }
};
