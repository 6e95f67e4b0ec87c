import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  terminate,
  writeBatch,
} from 'firebase/firestore';

/** One document of the benchmark, about 0.9 kB. */
export interface BenchRow {
  id: string;
  name: string;
  category: string;
  price: number;
  stock: number;
  description: string;
}

const CATEGORIES = 50;
const TEXT = 'A lamp of oak and brass, made by hand, with a shade of linen and a flex of cotton. ';

const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The same documents at every run. */
export const benchRows = (count: number): BenchRow[] => {
  const next = random(count);
  const id = () => Array.from({ length: 20 }, () => LETTERS[Math.floor(next() * 62)]).join('');
  return Array.from({ length: count }, (_, n) => ({
    id: id(),
    name: `Product ${n}`,
    category: `category ${n % CATEGORIES}`,
    price: Math.round(next() * 1_000_000) / 100,
    stock: n % 100,
    description: TEXT.repeat(9),
  }));
};

/** A client with nothing in its cache. */
export const freshClient = (projectId: string, host: string, port: number) => {
  const app = initializeApp({ projectId, apiKey: 'none' }, `bench-${Math.random()}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, port);
  const close = async () => {
    await terminate(firestore);
    await deleteApp(app);
  };
  return { firestore, close };
};

/** Writes documents with a bare loop of batches, one after the other. */
export const batchedLoop = async (
  firestore: Firestore,
  path: string,
  rows: readonly BenchRow[],
  size = 250,
) => {
  for (let at = 0; at < rows.length; at += size) {
    const batch = writeBatch(firestore);
    for (const { id, ...data } of rows.slice(at, at + size))
      batch.set(doc(firestore, path, id), data);
    await batch.commit();
  }
};

/** Fills a collection with the rows. */
export const fill = async (firestore: Firestore, path: string, rows: readonly BenchRow[]) => {
  const parts = Array.from({ length: 4 }, (_, part) => rows.filter((_row, at) => at % 4 === part));
  await Promise.all(parts.map(part => batchedLoop(firestore, path, part)));
};
