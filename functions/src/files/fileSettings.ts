import { LEAST_FILE_DAYS } from '../../../src/domain/files/fileFate.ts';

const MOST_DAYS = 3650;

/** Whether whoever deploys wants files to be cleaned up at all. */
export const cleansFiles = (set: string): boolean => !['', '0'].includes(set.trim());

/**
 * For how many days files that nothing names are kept.
 * @throws RangeError where something can still be brought back then; *System* shows its words.
 */
export const fileDays = (set: string): number => {
  const days = Number(set);
  if (!Number.isInteger(days) || days < LEAST_FILE_DAYS || days > MOST_DAYS)
    throw new RangeError(
      `FILES_DAYS is from ${LEAST_FILE_DAYS} to ${MOST_DAYS} days, or 0 for never`,
    );
  return days;
};
