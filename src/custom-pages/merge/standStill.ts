/**
 * Waits until somebody lets it go on.
 * @param tell is given what does that.
 * @throws the signal's reason when it is aborted.
 */
export const standStill = (signal: AbortSignal, tell: (goOn: () => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    tell(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
