/**
 * Whether a call may succeed later by what a server answered: too many of them, too slow, or a server
 * that failed.
 * @param status as HTTP counts them.
 */
export const isPassingStatus = (status: number): boolean =>
  status === 408 || status === 429 || status >= 500;

/**
 * Milliseconds to wait before another try: twice as long each time.
 * @param attempt counted from 0. @param first the first wait. @param longest no wait is longer.
 */
export const backoff = (attempt: number, first: number, longest = Infinity): number =>
  Math.min(longest, first * 2 ** attempt);

/** Waits, and rejects with the signal's reason when it is aborted. */
export const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
  });

/**
 * What comes in time; what comes later is of nobody's concern.
 * @param longest milliseconds.
 * @throws what the work throws; what `late` makes, where it takes longer.
 */
export const inTime = async <T>(
  work: Promise<T>,
  longest: number,
  late: () => Error,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), longest);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
