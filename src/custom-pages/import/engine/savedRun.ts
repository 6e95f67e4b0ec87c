import { del, get, set } from 'idb-keyval';
import {
  cancelledKey,
  forgetRuns,
  sliceKey,
  importRunStore as store,
} from '@/components/device/localStores.ts';
import { type ImportSettings, importSettingsSchema } from '@/domain/import/settings.ts';
import type { Channel, SourceProduct } from '@/domain/import/types.ts';
import type { ChosenLinks } from './lookalikeState.ts';

/** Everything a run needs to go on after the tab was closed. */
export interface SavedRun {
  uid: string;
  /** When it began here, in milliseconds since 1970; missing in older ones. */
  at?: number;
  channel: Channel;
  settings: ImportSettings;
  fileNames: string[];
  files: File[];
  /** Ids of stored products that the file has and the run does not write; missing in older ones. */
  alsoInFile?: string[];
  /** New products that are ones there are; missing in older ones. */
  links?: ChosenLinks;
  slices: number;
}

/** Products stored at a time: packing more would hold up the page. */
const SLICE = 200;

/**
 * Keeps the products of a run in this browser until it has ended, so that it can go on after a
 * reload. Nothing secret is in them: tokens and client ids are never part of a source product.
 * @returns false where the browser keeps nothing (private window, storage full): the run goes on
 * all the same, only a resume needs the file again.
 */
export const saveRun = async (
  runId: string,
  run: Omit<SavedRun, 'slices'>,
  sources: readonly SourceProduct[],
): Promise<boolean> => {
  try {
    // A run that goes on is no longer one that was cancelled.
    await del(cancelledKey(runId), store());
    const slices = Math.ceil(sources.length / SLICE);
    for (let index = 0; index < slices; index++)
      await set(sliceKey(runId, index), sources.slice(index * SLICE, (index + 1) * SLICE), store());
    const saved: SavedRun = { ...run, at: Date.now(), slices };
    await set(runId, saved, store());
    return true;
  } catch (error) {
    console.warn('The run is not kept for a later resume', error);
    return false;
  }
};

/** A kept run of this person, with its products; null where this browser has none. */
export const loadRun = async (
  runId: string,
  uid: string,
): Promise<{ run: SavedRun; sources: SourceProduct[] } | null> => {
  try {
    const run = await get<SavedRun>(runId, store());
    if (!run || run.uid !== uid) return null;
    // What another version of the console kept may not fit any more: the file is asked for then.
    const settings = importSettingsSchema.safeParse(
      // Runs of earlier versions knew no choice of columns, and no matching by codes.
      Object.assign({ columns: {}, byCodes: false }, run.settings),
    );
    if (!settings.success) return null;
    const sources: SourceProduct[] = [];
    for (let index = 0; index < run.slices; index++)
      sources.push(...((await get<SourceProduct[]>(sliceKey(runId, index), store())) ?? []));
    return { run: { ...run, settings: settings.data }, sources };
  } catch (error) {
    console.warn('The kept run cannot be read', error);
    return null;
  }
};

/** Keeps that this person cancelled a run, until its record says so: the window may be closed before. */
export const keepCancelled = async (runId: string, uid: string): Promise<void> => {
  try {
    await set(cancelledKey(runId), uid, store());
  } catch (error) {
    console.warn('That the run was cancelled is not kept', error);
  }
};

/** Whether this person cancelled a run here that has not been forgotten since. */
export const wasCancelled = async (runId: string, uid: string): Promise<boolean> => {
  try {
    return (await get<string>(cancelledKey(runId), store())) === uid;
  } catch (error) {
    console.warn('Whether the run was cancelled cannot be read', error);
    return false;
  }
};

/** Forgets a run that has ended. */
export const forgetRun = async (runId: string): Promise<void> => {
  try {
    await forgetRuns([runId]);
  } catch (error) {
    console.warn('The kept run cannot be removed', error);
  }
};
