import { FirebaseError } from 'firebase/app';
import { STORAGE_ERROR_CODES, StorageError, type StorageErrorCode } from '../types.ts';

const isKnown = (code: string): code is StorageErrorCode =>
  STORAGE_ERROR_CODES.some(known => known === code);

/**
 * What Firebase Storage threw, by its own code. The SDK has mapped the HTTP status: 401 to
 * `unauthenticated` (`unauthorized-app` where App Check refused), 402 to `quota-exceeded`, 403 to
 * `unauthorized`, 404 to `object-not-found`.
 */
export const toStorageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const code = error instanceof FirebaseError ? error.code.replace(/^storage\//, '') : 'unknown';
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
