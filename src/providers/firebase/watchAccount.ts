import { isWaiting } from 'ra-data-firestore';
import type { BackEnd, RecordStore } from '../types.ts';

/**
 * Watches the record that somebody signed in by. Once it is known, a database that takes no more for now
 * ends no session: the record is followed again by itself, and the rules look at every read and write.
 */
export const watchAccount = (
  { watchOne }: Pick<RecordStore, 'watchOne'>,
  id: string,
  { next, error }: Parameters<BackEnd['watchBusiness']>[1],
): (() => void) => {
  let isKnown = false;
  return watchOne('business', id, {
    next: record => {
      isKnown = true;
      next(record);
    },
    error: cause => {
      if (isKnown && isWaiting(cause)) console.warn('The own account is not followed', cause);
      else error(cause);
    },
  });
};
