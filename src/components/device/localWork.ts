import { del, delMany, entries, getMany, keys } from 'idb-keyval';
import { z } from 'zod';
import { DRAFT_LIFETIME, draftKey, sweepDrafts } from '../draft/draftStore.ts';
import {
  forgetRestoring,
  interruptedRestorings,
  sweepRestorings,
} from '../history/interruptedRestorings.ts';
import {
  forgetRuns,
  importRunStore,
  personOf,
  runIds,
  searchKind,
  searchStore,
} from './localStores';

/** How much of a person's work this browser keeps. */
export interface LocalWork {
  /** Unsaved changes of records. */
  drafts: number;
  /** Imports that have not ended, with their files. */
  imports: number;
  /** Searches for duplicates, with the titles and prices that they found. */
  searches: number;
  /** Checks for channels, with the titles of the products that they found. */
  checks: number;
  /** What was read of how businesses write names. */
  spellings: number;
  /** Restorings of products that were interrupted, with their reasons. */
  restorings: number;
}

/** Runs of consoles before this one have no time: they count as too old. */
const runSchema = z.object({ uid: z.string(), at: z.number().default(0) });
const searchSchema = z.object({ at: z.number() });

const draftKeys = (uid: string) =>
  Object.keys(localStorage).filter(key => key.startsWith(draftKey(uid, '', '').slice(0, -1)));

/** Kept runs, whoever's they are, without their products: those may be a hundred thousand. */
const storedRuns = async () => {
  const ids = await runIds();
  return (await getMany<unknown>(ids, importRunStore())).flatMap((value, index) => {
    const run = runSchema.safeParse(value);
    return run.success ? [{ id: ids[index] ?? '', ...run.data }] : [];
  });
};

/** The keys of what a person has searched and checked. */
const ownSearches = async (uid: string) =>
  (await keys<string>(searchStore())).filter(key => personOf(key) === uid);

/** What this browser keeps of a person's work. Nothing where it has no storage. */
export const findLocalWork = async (uid: string): Promise<LocalWork> => {
  const drafts = draftKeys(uid).length;
  const restorings = interruptedRestorings(localStorage, uid, Date.now()).length;
  try {
    const runs = await storedRuns();
    const own = await ownSearches(uid);
    const count = (kind: ReturnType<typeof searchKind>) =>
      own.filter(key => searchKind(key) === kind).length;
    return {
      ...{ drafts, restorings },
      imports: runs.filter(run => run.uid === uid).length,
      searches: count('searches'),
      checks: count('checks'),
      spellings: count('spellings'),
    };
  } catch (error) {
    console.warn('What this browser keeps cannot be read', error);
    return { drafts, restorings, imports: 0, searches: 0, checks: 0, spellings: 0 };
  }
};

/** Deletes all that this browser keeps of a person's work; others' stays. */
export const deleteLocalWork = async (uid: string): Promise<void> => {
  for (const key of draftKeys(uid)) localStorage.removeItem(key);
  for (const { batchId } of interruptedRestorings(localStorage, uid, Date.now()))
    forgetRestoring(localStorage, uid, batchId);
  try {
    const own = (await storedRuns()).filter(run => run.uid === uid);
    await forgetRuns(own.map(({ id }) => id));
    await delMany(await ownSearches(uid), searchStore());
  } catch (error) {
    console.warn('What this browser keeps cannot be deleted', error);
  }
};

/**
 * Deletes what has been kept for as long as drafts are, whoever's it is.
 * @param now milliseconds since 1970.
 */
export const sweepLocalWork = async (now: number): Promise<void> => {
  sweepDrafts(localStorage, now);
  sweepRestorings(localStorage, now);
  try {
    const runs = (await storedRuns()).filter(({ at }) => now - at > DRAFT_LIFETIME);
    await forgetRuns(runs.map(({ id }) => id));
    for (const [key, value] of await entries<string, unknown>(searchStore())) {
      const search = searchSchema.safeParse(value);
      if (!search.success || now - search.data.at > DRAFT_LIFETIME) await del(key, searchStore());
    }
  } catch (error) {
    console.warn('What this browser keeps cannot be looked through', error);
  }
};
