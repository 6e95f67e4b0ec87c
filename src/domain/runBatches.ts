import { concernsAll, isUnreachable } from './errors.ts';

/** Work that is done in commits of several items each. */
export interface BatchJob<T> {
  items: readonly T[];
  /** Most items of one commit. */
  size: number;
  /** Whether neighbours may share a commit; all may unless said otherwise. */
  sameCommit?: (one: T, other: T) => boolean;
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
  /** Why the back end went out of reach; missing where it did not. */
  stoppedBy?: unknown;
  /** How many of those that are left, the first ones, may be done all the same: no answer came. */
  unanswered?: number;
}

/** An item that was not done, by its name. */
export interface NotDone {
  name: string;
  error: unknown;
}

/** What was refused, by its name. */
export const refusedOf = <T>(
  { failed }: Pick<BatchOutcome<T>, 'failed'>,
  nameOf: (item: T) => string,
): NotDone[] => failed.map(({ item, error }) => ({ name: nameOf(item), error }));

/**
 * Does the work commit by commit. One that is refused is halved until the item that is refused
 * stands alone; the others go through. Stops where the back end cannot be reached, takes no more or
 * knows nobody any more, or somebody cancels, and says what is left.
 */
export const runBatches = async <T>(job: BatchJob<T>): Promise<BatchOutcome<T>> => {
  const outcome: BatchOutcome<T> = { done: [], failed: [], left: [] };
  const queue: (readonly T[])[] = [];
  let batch: T[] = [];
  for (const item of job.items) {
    const [first] = batch;
    const full = batch.length >= job.size;
    if (first !== undefined && (full || job.sameCommit?.(first, item) === false)) {
      queue.push(batch);
      batch = [];
    }
    batch.push(item);
  }
  if (batch.length > 0) queue.push(batch);
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (job.signal?.aborted) {
      outcome.left.push(...next, ...queue.flat());
      break;
    }
    try {
      await job.commit(next);
      outcome.done.push(...next);
    } catch (error) {
      if (concernsAll(error)) {
        outcome.stoppedBy = error;
        if (isUnreachable(error)) outcome.unanswered = next.length;
        outcome.left.push(...next, ...queue.flat());
        break;
      }
      const half = Math.ceil(next.length / 2);
      if (next.length > 1) queue.unshift(next.slice(0, half), next.slice(half));
      else outcome.failed.push(...next.map(item => ({ item, error })));
    }
    job.onProgress?.(outcome.done.length + outcome.failed.length);
  }
  return outcome;
};
