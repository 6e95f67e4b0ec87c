import { z } from 'zod';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { Write } from '@/domain/write.ts';
import type { RecordPlace } from '../types.ts';
import { exclusively } from './exclusively.ts';

/** Under which each closing tab leaves what is to be deleted: a key of its own, so that none is lost. */
const PREFIX = 'back-office.left-deletions.';

const noteSchema = z.object({
  author: z.object({ uid: z.string(), email: z.string().nullable(), emailVerified: z.boolean() }),
  places: z.array(z.object({ collection: z.string(), id: z.string() })),
});

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
    key.startsWith(PREFIX),
  );

const noteOf = (text: string | null) => {
  try {
    return noteSchema.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
};

/**
 * What a tab wants deleted as it closes: the database would drop what is begun then, so a note is
 * left that another tab carries out at once, or the next one that opens, as whoever left it.
 */
export const createLeftDeletions = (
  storage: Storage,
  commit: (author: IdentityClaims, writes: readonly Write[]) => Promise<void>,
) => {
  const carryOutAll = async () => {
    for (const key of keysOf(storage)) {
      const note = noteOf(storage.getItem(key));
      storage.removeItem(key);
      if (!note) continue;
      try {
        await commit(
          note.author,
          note.places.map(place => ({ type: 'delete', ...place })),
        );
      } catch {
        // Somebody has it now, or its author was locked out: then it is not theirs to delete.
      }
    }
  };
  const carryOut = async () => {
    if (keysOf(storage).length > 0) await exclusively(PREFIX, carryOutAll);
  };
  return {
    leave: (author: IdentityClaims, places: readonly RecordPlace[]) => {
      if (places.length === 0) return;
      storage.setItem(PREFIX + crypto.randomUUID(), JSON.stringify({ author, places }));
    },
    /** Carries out what tabs have left; before anything else is written. */
    carryOut,
    /** Carries out what other tabs leave from now on. @returns what ends it. */
    watch: (ready: () => Promise<void>) => {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(PREFIX) && newValue !== null) ready().then(carryOut, () => {});
      };
      globalThis.addEventListener?.('storage', hear);
      return () => globalThis.removeEventListener?.('storage', hear);
    },
  };
};
