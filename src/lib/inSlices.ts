import { yieldToMain } from './yieldToMain.ts';

/** Milliseconds of work between two breaths; a task over 50 would be felt. */
const SLICE = 12;
/** Milliseconds between two reports: showing one costs as much as a slice. */
const PROGRESS_EVERY = 200;

/** What to tell and when to stop. */
export interface SliceOptions {
  signal?: AbortSignal;
  /** Told the number of items done, five times a second, and at the end. */
  progress?: (done: number) => void;
}

/**
 * Does work for every item in slices of a few milliseconds, so that nothing on the page stutters.
 * @throws the signal's reason
 */
export const inSlices = async <T>(
  items: readonly T[],
  work: (item: T, index: number) => void,
  { signal, progress }: SliceOptions = {},
): Promise<void> => {
  let until = performance.now() + SLICE;
  let lastProgress = performance.now();
  for (const [index, item] of items.entries()) {
    work(item, index);
    const now = performance.now();
    if (now < until) continue;
    if (now - lastProgress >= PROGRESS_EVERY) {
      progress?.(index + 1);
      lastProgress = now;
    }
    await yieldToMain();
    signal?.throwIfAborted();
    until = performance.now() + SLICE;
  }
  progress?.(items.length);
};
