import { get, set } from 'idb-keyval';
import { z } from 'zod';
import { failuresKey, importRunStore as store } from '@/components/device/localStores.ts';
import {
  type KeptFailures,
  keptFailuresSchema,
  NO_FAILURES,
} from '@/domain/import/run/runFailures.ts';

const storedSchema = keptFailuresSchema.extend({ uid: z.string() });

/**
 * Keeps in this browser what a run was refused: its record is told with the next products only, and the
 * window may be closed before.
 */
export const keepFailures = (runId: string, uid: string) => {
  let latest: KeptFailures | null = null;
  let work = Promise.resolve();
  /** Many refusals in a row are kept together. */
  const write = async () => {
    const kept = latest;
    latest = null;
    if (!kept) return;
    try {
      await set(failuresKey(runId), { ...kept, uid }, store());
    } catch (error) {
      console.warn('What the run was refused is not kept', error);
    }
  };
  return {
    keep: (kept: KeptFailures) => {
      latest = kept;
      work = work.then(write);
    },
    /** Settles when all is kept. */
    kept: () => work,
  };
};

/** What this person's run was refused in earlier sessions, as far as this browser keeps it. */
export const loadFailures = async (runId: string, uid: string): Promise<KeptFailures> => {
  try {
    const stored = storedSchema.safeParse(await get(failuresKey(runId), store()));
    return stored.success && stored.data.uid === uid ? stored.data : NO_FAILURES;
  } catch (error) {
    console.warn('What the run was refused cannot be read', error);
    return NO_FAILURES;
  }
};
