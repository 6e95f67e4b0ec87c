import {
  generateSampleData,
  latestMorning,
  type SampleDataOptions,
} from '../../src/sample-data/index.ts';
import { keepSeeded } from './keepSeeded.ts';
import { clearFirestore, commitWrites, writesOf } from './seedFirestore.ts';
import { resetAccounts } from './seedSamples.ts';
import type { RunningEmulators } from './startEmulators.ts';

/**
 * Keeps emulators in the state of the sample accounts and the sample data.
 * @returns brings them there: the first time, and on a new day, by storing all, else by putting back
 *   what was changed. Tells how many records it wrote.
 */
export const keepSamples = (
  emulators: Pick<RunningEmulators, 'auth' | 'firestore' | 'projectId'>,
  options: SampleDataOptions = {},
): (() => Promise<number>) => {
  let kept: { morning: number; putBack: () => Promise<number> } | undefined;
  return async () => {
    await resetAccounts(emulators);
    const now = latestMorning(new Date());
    if (kept?.morning === now.getTime()) return kept.putBack();
    await clearFirestore(emulators);
    const writes = [...writesOf(emulators, generateSampleData({ now, ...options }))];
    const stored = await commitWrites(emulators, writes);
    kept = { morning: now.getTime(), putBack: await keepSeeded(emulators, writes) };
    return stored;
  };
};
