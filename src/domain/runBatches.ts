import { isUnreachable } from './errors.ts';

/** Work that is done in commits of several items each. */
export interface BatchJob<T> {
  items: readonly T[];
  /** Most items of one commit. */
  size: number;
  /** Carries out one commit: all of its items or none. Rejects where it cannot be done. */
  commit: (items: readonly T[]) => Promise<void>;
  signal?: AbortSignal;
  /** Is told how many items were settled, done or refused. */
  onProgress?: (settled: number) => void;
}

/** What became of each item: nothing is lost, and what is left can be tried again. */
export interface BatchOutcome<T> {
  done: T[];
  failed: { item: T; error: unknown }[];
  /** Not tried, because somebody cancelled or the back end went out of reach. */
  left: T[];
}

/**
 * Does the work commit by commit. One that is refused is halved until the item that is refused
 * stands alone; the others go through. Stops where the back end cannot be reached or somebody
 * cancels, and says what is left.
 */
export const runBatches = async <T>(job: BatchJob<T>): Promise<BatchOutcome<T>> => {
  const outcome: BatchOutcome<T> = { done: [], failed: [], left: [] };
  const queue: (readonly T[])[] = [];
  for (let start = 0; start < job.items.length; start += job.size)
    queue.push(job.items.slice(start, start + job.size));
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    if (job.signal?.aborted) {
      outcome.left.push(...batch, ...queue.flat());
      break;
    }
    try {
      await job.commit(batch);
      outcome.done.push(...batch);
    } catch (error) {
      if (isUnreachable(error)) {
        outcome.left.push(...batch, ...queue.flat());
        break;
      }
      const half = Math.ceil(batch.length / 2);
      if (batch.length > 1) queue.unshift(batch.slice(0, half), batch.slice(half));
      else outcome.failed.push(...batch.map(item => ({ item, error })));
    }
    job.onProgress?.(outcome.done.length + outcome.failed.length);
  }
  return outcome;
};
