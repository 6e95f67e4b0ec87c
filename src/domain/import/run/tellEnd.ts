import { isConflict, isMissing, reasonOf } from '../../errors.ts';
import type { Write } from '../../write.ts';
import { CommitTimeout } from './commitErrors.ts';
import { type BatchEnvironment, commitWithRetry, within } from './commitWithRetry.ts';
import { RunCancelled } from './runControl.ts';

/** The end of a run that its record does not say yet. */
export interface UntoldEnd {
  /** What tells it. */
  writes: readonly Write[];
  /** Why it could not be told: a sentence, or the key of one. */
  reason: string;
}

/** Writes that end a run, unless it has ended meanwhile: somebody may have taken it back. */
export const unlessEnded = (writes: readonly Write[]): Write[] =>
  writes.map(write =>
    write.type === 'update' && write.collection === 'imports'
      ? { ...write, precondition: { fields: { finishedAt: null } } }
      : write,
  );

/** Nothing is left to be told of a run that has ended otherwise, or of which there is no record. */
const untold = (writes: readonly Write[], error: unknown): UntoldEnd | null =>
  isConflict(error) || isMissing(error) ? null : { writes, reason: reasonOf(error) };

/**
 * Tells the record how its run ended, once: nobody waits for a network that is not there.
 * @returns what is left to be told; null where nothing is.
 */
export const tellEnd = async (
  writes: readonly Write[],
  { commit, isOnline, timeout }: Pick<BatchEnvironment, 'commit' | 'isOnline' | 'timeout'>,
): Promise<UntoldEnd | null> => {
  try {
    if (!isOnline()) throw new CommitTimeout('offline');
    await within(commit(writes), timeout);
    return null;
  } catch (error) {
    return untold(writes, error);
  }
};

/**
 * Tells the record how its run ended, however long the network takes.
 * @returns what is left to be told where another try would not help; null where nothing is.
 * @throws RunCancelled
 */
export const tellEndPatiently = async (
  writes: readonly Write[],
  environment: BatchEnvironment,
): Promise<UntoldEnd | null> => {
  try {
    const { refusal, uncertain } = await commitWithRetry(() => writes, environment);
    return refusal && !uncertain ? untold(writes, refusal.error) : null;
  } catch (error) {
    if (error instanceof RunCancelled) throw error;
    return untold(writes, error);
  }
};
