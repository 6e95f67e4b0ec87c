import { HttpError } from 'ra-core';

/** How long to wait for a promise, and what may end the wait. */
export interface SettleOptions {
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** What is being done, for the message of the time-out. */
  what: string;
}

/** The error that ends an aborted call, as `fetch` would throw it. */
const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('The call was aborted', 'AbortError');

/** @throws the reason of an aborted signal. */
export const throwIfAborted = (signal?: AbortSignal): void => {
  if (signal?.aborted) throw abortReason(signal);
};

/**
 * The promise's outcome, or an error once the time is over or the signal aborts. The SDK can cancel
 * nothing: what was sent goes on, only nobody waits for it.
 * @throws HttpError 503 after the time-out.
 */
export const settle = <T>(promise: Promise<T>, { timeout, signal, what }: SettleOptions) =>
  new Promise<T>((resolve, reject) => {
    const abort = () => signal && finish(() => reject(abortReason(signal)));
    const late = () =>
      finish(() =>
        reject(
          new HttpError(`${what}: the database did not answer within ${timeout / 1000} s`, 503, {
            code: 'timeout',
          }),
        ),
      );
    const timer = setTimeout(late, timeout);
    const finish = (end: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      end();
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    promise.then(
      value => finish(() => resolve(value)),
      error => finish(() => reject(error)),
    );
  });
