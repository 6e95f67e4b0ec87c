import { backoff } from '../../retry.ts';

/** What a live source needs of its surroundings; tests bring their own. */
export interface Surroundings {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Waits, and rejects when the signal is aborted. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
}

/** No answer is waited for longer, in milliseconds. */
export const LONGEST_WAIT = 60_000;

/** A response's `Retry-After` in milliseconds (seconds or a date); null where it names none. */
export const retryAfter = (response: Response, now = Date.now()): number | null => {
  const header = response.headers.get('retry-after');
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(LONGEST_WAIT, Math.max(0, wait)) : null;
};

/** Half a second, doubled at each try, with up to a fifth of jitter so that tabs do not keep step. */
export const jitteredBackoff = (attempt: number) => backoff(attempt, 500) * (1 + Math.random() / 5);
