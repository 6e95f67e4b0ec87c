import { backoff, isPassingStatus, sleep } from '../../src/domain/retry.ts';
import { GoogleRefusal } from '../googleRest.ts';

/** Times that a call is tried: with the first wait of a quarter of a second half a minute in all. */
export const TRIES = 8;

/** Waits before another try, twice as long each time. @param first in milliseconds. */
export const waitBefore = (tries: number, first: number): Promise<void> =>
  sleep(backoff(tries - 1, first));

/** Whether the service took no part of the call, and takes it later. */
export const isRefusedForNow = (error: unknown): boolean =>
  error instanceof GoogleRefusal && error.status === 429;

/** Whether the call may succeed later: too many of them, a server that failed, a line that broke. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof GoogleRefusal) || isPassingStatus(error.status);

/**
 * Calls until it succeeds, fails for good, or has failed too often.
 * @param first wait, in milliseconds.
 * @throws what the last call threw.
 */
export const retried = async <Answer>(
  call: () => Promise<Answer>,
  passes: (error: unknown) => boolean,
  first: number,
): Promise<Answer> => {
  for (let tries = 1; ; tries++)
    try {
      return await call();
    } catch (error) {
      if (tries >= TRIES || !passes(error)) throw error;
      await waitBefore(tries, first);
    }
};
