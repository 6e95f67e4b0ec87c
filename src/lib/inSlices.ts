/** Milliseconds of work between two breaths; a task over 50 would be felt. */
const SLICE = 12;

/** Lets the page paint and answer; a message is not held up as a timer is. */
const breathe = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** What to tell and when to stop. */
export interface SliceOptions {
  signal?: AbortSignal;
  /** Told the number of items done, after each slice. */
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
  for (const [index, item] of items.entries()) {
    work(item, index);
    if (performance.now() < until) continue;
    progress?.(index + 1);
    await breathe();
    signal?.throwIfAborted();
    until = performance.now() + SLICE;
  }
  progress?.(items.length);
};
