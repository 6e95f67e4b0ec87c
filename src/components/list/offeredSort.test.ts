import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections.ts';
import { type ListQuestion, offeredSort, sortBlockers } from './offeredSort.ts';

const asked = (filters: Record<string, unknown>) => ({
  definition: COLLECTIONS.products,
  base: { businessId: 'b1' },
  filters,
});
const offeredOrders = (question: ListQuestion, field: string) =>
  (['ASC', 'DESC'] as const).filter(order => sortBlockers(question, field, [order]) === null);
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const BY_SKU = { field: 'sku', order: 'ASC' } as const;

describe('the orders that a list offers', () => {
  it('are all of them where nothing is filtered', () => {
    expect(offeredSort(asked({}), BY_SKU, NEWEST)).toBe(BY_SKU);
    expect(sortBlockers(asked({}), 'sku')).toBeNull();
    expect(offeredOrders(asked({}), 'createdAt')).toEqual(['ASC', 'DESC']);
  });

  it('are one way where the list has only that, and no filter is to blame', () => {
    expect(offeredOrders(asked({}), 'title')).toEqual(['ASC']);
    expect(sortBlockers(asked({}), 'title', ['DESC'])).toEqual([]);
    expect(offeredOrders({ ...asked({}), base: {} }, 'title')).toEqual(['ASC', 'DESC']);
  });

  it('are one way under a filter that goes with only that, and name it', () => {
    const question = asked({ status: 'draft', gaps_contains: 'image' });
    expect(offeredOrders(question, 'price')).toEqual(['ASC']);
    expect(sortBlockers(question, 'price', ['DESC'])).toEqual(['gaps_contains']);
    expect(sortBlockers(question, 'price', ['ASC'])).toBeNull();
  });

  it('gives way to the usual one where a filter does not go with it, and names that filter', () => {
    const question = asked({ status: 'active', brand: 'Norden', q: 'lamp' });
    expect(offeredSort(question, BY_SKU, NEWEST)).toBe(NEWEST);
    expect(sortBlockers(question, 'sku')).toEqual(['status', 'brand', 'q']);
    expect(sortBlockers(question, 'title')).toEqual(['brand']);
    expect(sortBlockers(asked({ status: 'active', q: 'lamp' }), 'title')).toBeNull();
  });

  it('sorts what lacks something by title and price', () => {
    const question = asked({ gaps_contains: 'image', status: 'draft' });
    expect(sortBlockers(question, 'title')).toBeNull();
    expect(sortBlockers(question, 'price')).toBeNull();
  });
});
