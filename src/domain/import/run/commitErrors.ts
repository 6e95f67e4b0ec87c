import { failureKind, statusOf } from '../../errors.ts';
import { isPassingStatus } from '../../retry.ts';

/** What to do about a commit that failed. */
export type CommitFailure = 'transient' | 'exhausted' | 'unproven' | 'refused' | 'stop';

/** A commit did not answer in time; whether it was carried out is not known. */
export class CommitTimeout extends Error {
  override readonly name = 'CommitTimeout';
  readonly status = 503;
}

/**
 * Sorts failures of a commit: try again soon; try again when the back end takes more, or App Check has its proof;
 * refused, for its content or because somebody else was faster; or nothing more can be written at all (signed out,
 * storage full).
 */
export const classifyFailure = (error: unknown): CommitFailure => {
  const status = statusOf(error);
  if (failureKind(error) === 'unproven') return 'unproven';
  if (error instanceof TypeError && /fetch|network/i.test(error.message)) return 'transient';
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'stop';
  if (status === 401 || status === 507) return 'stop';
  if (status === null) return 'refused';
  if (status === 429) return 'exhausted';
  return status === 0 || isPassingStatus(status) ? 'transient' : 'refused';
};
