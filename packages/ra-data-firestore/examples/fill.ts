import { doc, type Firestore, writeBatch } from 'firebase/firestore';
import type { Documents } from './emulator.ts';

/** Writes of one batch: more at once are slower. */
const CHUNK = 250;

/** Writes the documents of an example; what has one of their ids is replaced. */
export const fill = async (firestore: Firestore, documents: Documents) => {
  const all = Object.entries(documents).flatMap(([path, byId]) =>
    Object.entries(byId).map(([id, data]) => ({ path, id, data })),
  );
  for (let from = 0; from < all.length; from += CHUNK) {
    const batch = writeBatch(firestore);
    for (const { path, id, data } of all.slice(from, from + CHUNK))
      batch.set(doc(firestore, path, id), data);
    await batch.commit();
  }
};
