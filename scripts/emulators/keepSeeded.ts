import { everyDocument } from './everyDocument.ts';
import { commitWrites, deletionOf, type FirestoreTarget, type SeedWrite } from './seedFirestore.ts';

/** When each document of the project was last written, by its name. */
const versionsOf = async (target: FirestoreTarget): Promise<ReadonlyMap<string, string>> => {
  const documents = await everyDocument(target, ['__name__']);
  return new Map(documents.map(({ name, updateTime }) => [name, updateTime]));
};

/**
 * Remembers an emulator's documents as they were just stored.
 * @param writes what was stored, and nothing else is there.
 * @returns puts back what was written, deleted or added since, and tells how many that were: to
 *   store all anew takes an emulator several times as long.
 */
export const keepSeeded = async (
  target: FirestoreTarget,
  writes: readonly SeedWrite[],
): Promise<() => Promise<number>> => {
  const names = new Set(writes.map(({ name }) => name));
  let seeded = await versionsOf(target);
  return async () => {
    const found = await versionsOf(target);
    const added = [...found.keys()].filter(name => !names.has(name));
    const changed = writes.filter(({ name }) => found.get(name) !== seeded.get(name));
    const count = await commitWrites(target, [...added.map(deletionOf), ...changed]);
    if (count > 0) seeded = await versionsOf(target);
    return count;
  };
};
