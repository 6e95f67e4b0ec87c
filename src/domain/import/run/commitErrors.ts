/** What to do about a commit that failed. */
export type CommitFailure = 'transient' | 'conflict' | 'rejected' | 'stop';

/** A commit did not answer in time; whether it was carried out is not known. */
export class CommitTimeout extends Error {
  override readonly name = 'CommitTimeout';
  readonly status = 503;
}

const statusOf = (error: unknown): number | null =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number'
    ? error.status
    : null;

/**
 * Sorts failures of a commit: try again later; somebody else was faster; the back end refuses this
 * content; nothing more can be written at all (signed out, storage full).
 */
export const classifyFailure = (error: unknown): CommitFailure => {
  const status = statusOf(error);
  if (error instanceof TypeError && /fetch|network/i.test(error.message)) return 'transient';
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'stop';
  if (status === null) return 'rejected';
  if (status === 401 || status === 507) return 'stop';
  if (status === 409 || status === 404 || status === 412) return 'conflict';
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'transient';
  return 'rejected';
};

/** The record that a conflict is about, as the back end told it. */
export interface Conflict {
  collection: string;
  id: string;
  record: Record<string, unknown> | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what a conflict is about from the error's body. */
export const conflictOf = (error: unknown): Conflict | null => {
  if (!isObject(error) || !isObject(error.body)) return null;
  const { collection, id, record } = error.body;
  if (typeof collection !== 'string' || typeof id !== 'string') return null;
  return { collection, id, record: isObject(record) ? record : null };
};

/** The message of an error, for people and for the run's record. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
