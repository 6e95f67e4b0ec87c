import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections.ts';
import { offeredSort, sortBlockers } from './offeredSort.ts';

const asked = (filters: Record<string, unknown>) => ({
  definition: COLLECTIONS.products,
  base: { businessId: 'b1' },
  filters,
});
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const BY_SKU = { field: 'sku', order: 'ASC' } as const;

describe('the orders that a list offers', () => {
  it('are all of them where nothing is filtered', () => {
    expect(offeredSort(asked({}), BY_SKU, NEWEST)).toBe(BY_SKU);
    expect(sortBlockers(asked({}), 'sku')).toEqual([]);
  });

  it('gives way to the usual one where a filter does not go with it, and names that filter', () => {
    const question = asked({ status: 'active', brand: 'Norden', q: 'lamp' });
    expect(offeredSort(question, BY_SKU, NEWEST)).toBe(NEWEST);
    expect(sortBlockers(question, 'sku')).toEqual(['status', 'brand', 'q']);
    expect(sortBlockers(question, 'title')).toEqual([]);
  });

  it('sorts what lacks something by title and price', () => {
    const question = asked({ gaps_contains: 'image', status: 'draft' });
    expect(sortBlockers(question, 'title')).toEqual([]);
    expect(sortBlockers(question, 'price')).toEqual([]);
  });
});
