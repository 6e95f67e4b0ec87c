import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';

/** Documents of an example, by the path of their collection and their id. */
export type Documents = Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;

/**
 * The database of an example on Google's emulator.
 * @param address `host:port`, as the emulator itself says it.
 */
export const connect = (example: string, address = '127.0.0.1:8080'): Firestore => {
  const app = initializeApp({ projectId: `demo-${example}`, apiKey: 'none' }, example);
  const firestore = getFirestore(app);
  const [host = '', port] = address.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
  return firestore;
};
