import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { isStorageFull, toHttpError } from './errors.ts';

describe('isStorageFull', () => {
  const full = new DOMException('No room', 'QuotaExceededError');

  it.each([
    ['of the write itself', full],
    ['of the transaction around it', new Dexie.AbortError('aborted', full)],
    ['of one of several rows', new Dexie.BulkError('products.bulkPut()', [new Error('x'), full])],
  ])('sees that the disk is full: %s', (_, error) => {
    expect(isStorageFull(error)).toBe(true);
    expect(toHttpError(error)).toMatchObject({ status: 507, body: { code: 'storage-full' } });
  });

  it('takes nothing else for it', () => {
    expect(isStorageFull(new Dexie.BulkError('products.bulkPut()', [new Error('x')]))).toBe(false);
    expect(isStorageFull(null)).toBe(false);
  });
});
