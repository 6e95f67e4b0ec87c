import { FirebaseError } from 'firebase/app';
import { isMissing } from '@/domain/errors.ts';
import { STORAGE_ERROR_CODES, StorageError, type StorageErrorCode } from '../storageError.ts';

const isKnown = (code: string): code is StorageErrorCode =>
  STORAGE_ERROR_CODES.some(known => known === code);

/**
 * The code of what the SDK threw. It maps the HTTP status itself: 401 to `unauthenticated` (or
 * `unauthorized-app`, where App Check refused), 402 to `quota-exceeded`, 403 to `unauthorized`, 404 to
 * `object-not-found`; but to an upload a 404 is `unknown`, which is put right here.
 */
const codeOf = (error: FirebaseError): string => {
  const code = error.code.replace(/^storage\//, '');
  return code === 'unknown' && isMissing(error) ? 'object-not-found' : code;
};

/** What Firebase Storage threw, by the codes of the console's error catalogue. */
export const toStorageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const code = error instanceof FirebaseError ? codeOf(error) : 'unknown';
  return new StorageError(isKnown(code) ? code : 'unknown', { cause: error });
};

/** Runs `work` and throws what it throws as a StorageError. */
export const storing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toStorageError(error);
  }
};
