import { z } from 'zod';
import { importChunkSchema } from '../../schemas/importRun.ts';
import { addFailure, type FailedProduct } from '../csv/failedProducts.ts';

/** What is known of the products that a run was refused, as it is kept beside what the run goes on from. */
export const keptFailuresSchema = z.object({
  /** Keys of those that the run's record tells. */
  told: z.array(z.string()),
  /** Those that it does not tell yet. */
  untold: importChunkSchema.shape.failed,
  /** The step that tells some of them and that no answer came to. */
  open: z.object({ chunk: z.string(), keys: z.array(z.string()) }).nullable(),
});

/** What is known of the products that a run was refused. */
export type KeptFailures = z.infer<typeof keptFailuresSchema>;

/** A run that was refused nothing. */
export const NO_FAILURES: KeptFailures = { told: [], untold: [], open: null };

/** @returns what is kept, once it is known whether the step without an answer was carried out. */
export const settledFailures = async (
  kept: KeptFailures,
  isThere: (chunk: string) => Promise<boolean>,
): Promise<KeptFailures> => {
  const { told, untold, open } = kept;
  if (!open || !(await isThere(open.chunk))) return { ...kept, open: null };
  const isTold = new Set(open.keys);
  return {
    told: [...told, ...isTold],
    untold: untold.filter(({ key }) => !isTold.has(key)),
    open: null,
  };
};

/** @returns what is kept, without products that are stored as they should be by now. */
export const stillFailed = (kept: KeptFailures, stored: ReadonlySet<string>): KeptFailures => ({
  ...kept,
  untold: kept.untold.filter(({ key }) => !stored.has(key)),
});

/**
 * Failures as one step of a run tells them: each with its rows as long as there is room.
 * @param failures the most important first.
 */
export const inOneStep = (failures: Iterable<FailedProduct>): FailedProduct[] => {
  const step: FailedProduct[] = [];
  for (const failure of failures) addFailure(step, failure);
  return step;
};

/**
 * Follows what a run is refused, so that its record tells each product once however often the run goes
 * on. What an earlier session was refused waits for the end: most of it is tried again before.
 * @param keep is given all of it whenever it changes.
 */
export const runFailures = (kept: KeptFailures, keep: (kept: KeptFailures) => void) => {
  const told = new Set(kept.told);
  const earlier = new Map(kept.untold.map(failure => [failure.key, failure]));
  let pending: FailedProduct[] = [];
  let open: KeptFailures['open'] = null;
  const changed = () => keep({ told: [...told], untold: [...pending, ...earlier.values()], open });
  return {
    /** Those that the next step tells. */
    pending: (): readonly FailedProduct[] => pending,
    /** All that the record does not tell: for the last step. */
    untold: () => inOneStep([...pending, ...earlier.values()]),
    /** How many of these products the record tells as failed. */
    toldAmong: (keys: readonly string[]) => keys.filter(key => told.has(key)).length,
    /** A step that tells them is about to be written. */
    trying: (chunk: string, failures: readonly FailedProduct[]) => {
      if (failures.length === 0) return;
      open = { chunk, keys: failures.map(({ key }) => key) };
      changed();
    },
    refused: (failure: FailedProduct) => {
      earlier.delete(failure.key);
      if (!told.has(failure.key)) addFailure(pending, failure);
      open = null;
      changed();
    },
    /** The next step was written. @param keys products that are now as they should be. */
    written: (keys: readonly string[]) => {
      const isNews = pending.length > 0 || keys.some(key => told.has(key) || earlier.has(key));
      for (const { key } of pending) told.add(key);
      for (const key of keys) {
        told.delete(key);
        earlier.delete(key);
      }
      pending = [];
      open = null;
      if (isNews) changed();
    },
    /** Products that turned out to be as they should be, without a step. */
    needless: (keys: readonly string[]) => {
      if (keys.filter(key => earlier.delete(key)).length > 0) changed();
    },
  };
};
