import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { STORAGE_ERROR_CODES, StorageError } from '../storageError.ts';
import { storing, toStorageError } from './storageErrors.ts';

const thrown = (code: string, status = 0) =>
  Object.assign(new FirebaseError(`storage/${code}`, 'what the SDK says'), { status });

describe('toStorageError', () => {
  it.each(STORAGE_ERROR_CODES)('keeps %s', code => {
    expect(toStorageError(thrown(code)).code).toBe(code);
  });

  it('takes an upload into nowhere for what it is', () => {
    expect(toStorageError(thrown('unknown', 404)).code).toBe('object-not-found');
    expect(toStorageError(thrown('unknown', 500)).code).toBe('unknown');
  });

  it('takes anything else for unknown, and keeps it as the cause', () => {
    const error = new TypeError('odd');
    expect(toStorageError(error)).toMatchObject({ code: 'unknown', cause: error });
    expect(toStorageError(thrown('invented'))).toMatchObject({ code: 'unknown' });
  });
});

describe('storing', () => {
  it('passes a StorageError on as it is', async () => {
    const error = new StorageError('canceled');
    await expect(storing(() => Promise.reject(error))).rejects.toBe(error);
  });
});
