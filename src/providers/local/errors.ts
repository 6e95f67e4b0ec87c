import { HttpError } from 'ra-core';
import { ConflictError, QueryError } from 'ra-data-firestore/query';
import { LocalStorageUnavailableError } from './LocalStorageUnavailableError.ts';

const hasName = (error: unknown, name: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && error.name === name) ||
    ('inner' in error && hasName(error.inner, name)) ||
    // Of several rows that are written at once each has an error of its own.
    ('failures' in error &&
      Array.isArray(error.failures) &&
      error.failures.some(failure => hasName(failure, name))));

/** Whether IndexedDB refused a write because the disk or the browser's share of it is full. */
export const isStorageFull = (error: unknown) => hasName(error, 'QuotaExceededError');

const UNAVAILABLE = [
  'MissingAPIError',
  'OpenFailedError',
  'InvalidStateError',
  'SecurityError',
  'DatabaseClosedError',
  'VersionError',
  'UnknownError',
];

/** The error that callers see for anything the database or the query dialect throws. */
export const toHttpError = (error: unknown): Error => {
  if (error instanceof HttpError || error instanceof LocalStorageUnavailableError) return error;
  if (error instanceof QueryError || error instanceof ConflictError)
    return new HttpError(error.message, error.status, error.body);
  if (isStorageFull(error))
    return new HttpError('The browser has no room left for this data', 507, {
      code: 'storage-full',
    });
  if (UNAVAILABLE.some(name => hasName(error, name)))
    return new HttpError('The local database cannot be reached', 503, { code: 'unavailable' });
  return error instanceof Error ? error : new Error(String(error));
};

/** Runs `work` and throws what it throws as an HttpError. */
export const withHttpErrors = async <T>(work: () => PromiseLike<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toHttpError(error);
  }
};
