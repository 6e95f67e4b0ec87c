import { failureKind, statusOf } from '@/domain/errors.ts';
import { backoff } from '@/domain/retry.ts';

/**
 * Statuses that trying again cannot cure: bad input, signed out, denied, missing, conflict; or only makes
 * worse: a server that takes no more.
 */
const FINAL = new Set([400, 401, 403, 404, 409, 412, 422, 429]);

/** Attempts after the first failure: a short break in the network passes within them. */
export const MAX_RETRIES = 3;

/** Milliseconds before retry number `attempt`, counted from 0. */
export const retryDelay = (attempt: number): number => backoff(attempt, 1000, 30_000);

/** Whether a failed query is tried again. */
export const shouldRetry = (failures: number, error: unknown): boolean => {
  // What App Check waits for takes minutes, or somebody who reloads.
  if (FINAL.has(statusOf(error) ?? 0) || failureKind(error) === 'unproven') return false;
  return failures < MAX_RETRIES;
};
