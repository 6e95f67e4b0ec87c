import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type Asked, unasked } from './asked.ts';
import { changesBetween, type StoreChange } from './changes.ts';
import { type Digest, digestOf, recordsAt, revisionsOf } from './readStore.ts';

const entrySchema = z.object({ id: z.string(), records: z.array(z.string()) });

/** What a step left in the store. */
export interface Kept {
  changes: StoreChange[];
  /** What changed without having been asked for. */
  unasked: string[];
}

/** Every walk begins with the same data: it is read once. */
let atFirst: Digest | null = null;

/** Knows what the store held after the last step, and judges what changed since. */
export const createKeeper = async (page: Page) => {
  atFirst ??= await digestOf(page, 'all');
  let known: Digest = new Map(atFirst);
  let revisions = await revisionsOf(page);

  /** What changed since it was last asked; writes say that they happened, unless all is read. */
  const changesSince = async (front: Page, everything: boolean): Promise<StoreChange[]> => {
    const now = await revisionsOf(front);
    const groups = Object.keys(now).filter(group => now[group] !== revisions[group]);
    if (groups.length === 0 && !everything) return [];
    const read = await digestOf(front, everything ? 'all' : groups);
    const before = new Map(
      [...known].filter(([, { group }]) => everything || groups.includes(group)),
    );
    const changes = changesBetween(before, read);
    for (const path of before.keys()) known.delete(path);
    known = new Map([...known, ...read]);
    revisions = now;
    return changes;
  };

  return {
    /** Judges what a step changed. */
    after: async (front: Page, asked: Asked, everything = false): Promise<Kept> => {
      const changes = await changesSince(front, everything);
      const paths = changes.filter(({ group }) => group === 'audit').map(({ path }) => path);
      const entries = [...(await recordsAt(front, paths)).values()].map(one =>
        entrySchema.parse(one),
      );
      return { changes, unasked: unasked(changes, entries, asked) };
    },
    /** Takes the store as it is: everything was begun anew. */
    accept: async (front: Page) => {
      await changesSince(front, true);
    },
  };
};
