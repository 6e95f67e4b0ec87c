import { z } from 'zod';
import {
  askFirestore,
  commitWrites,
  type FirestoreTarget,
  type SeedWrite,
} from './seedFirestore.ts';

const answerSchema = z.array(
  z.object({ document: z.object({ name: z.string(), updateTime: z.string() }).optional() }),
);

/** When each document of the project was last written, by its name. */
const versionsOf = async (target: FirestoreTarget): Promise<ReadonlyMap<string, string>> => {
  // Without a collection of its own a query concerns all of them.
  const structuredQuery = {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ allDescendants: true }],
  };
  const answer = await askFirestore(target, ':runQuery', JSON.stringify({ structuredQuery }));
  return new Map(
    answerSchema
      .parse(answer)
      .flatMap(({ document: one }) => (one ? [[one.name, one.updateTime] as const] : [])),
  );
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
    const deletions = added.map(name => ({
      collection: '',
      write: JSON.stringify({ delete: name }),
    }));
    const count = await commitWrites(target, [...deletions, ...changed]);
    if (count > 0) seeded = await versionsOf(target);
    return count;
  };
};
