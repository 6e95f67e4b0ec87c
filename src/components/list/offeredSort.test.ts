import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections.ts';
import { filterBlockers, type ListQuestion, offeredSort, sortBlockers } from './offeredSort.ts';

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

  it('are those of a span alone, which keeps its own direction', () => {
    const question = asked({ price_gte: 100, status: 'active' });
    expect(offeredSort(question, BY_SKU, NEWEST)).toEqual({ field: 'price', order: 'ASC' });
    const dearest = { field: 'price', order: 'DESC' } as const;
    expect(offeredSort(question, dearest, NEWEST)).toBe(dearest);
    expect(sortBlockers(question, 'title')).toEqual(['price_gte']);
    expect(offeredSort(asked({ createdAt_gte: '2026-11-01T00:00:00Z' }), BY_SKU, NEWEST)).toBe(
      NEWEST,
    );
  });

  it('sorts what lacks something by title and price', () => {
    const question = asked({ gaps_contains: 'image', status: 'draft' });
    expect(sortBlockers(question, 'title')).toBeNull();
    expect(sortBlockers(question, 'price')).toBeNull();
  });
});

describe('the filters that go with a span', () => {
  const price = { price_gte: 1, price_lte: 2 };
  it.each([
    {},
    { status: 'active', businessId: 'b1', gaps_contains: 'image' },
    { q: 'oak lamp', tag: 'summer' },
  ])('are those of its order: %j', filters => {
    expect(filterBlockers(asked(filters), price)).toBeNull();
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ category: 'Lamps', status: 'active' }, ['category']],
    [{ brand: 'Norden', stockState: 'out', status: 'active' }, ['brand', 'stockState']],
    [{ createdAt_gte: '2026-11-01T00:00:00Z' }, ['createdAt_gte']],
  ])('are not the others, which are named: %j', (filters, blockers) => {
    expect(filterBlockers(asked(filters), price)).toEqual(blockers);
  });

  it('are asked of what comes second, too', () => {
    expect(filterBlockers(asked(price), { category: 'x' })).toEqual(['price_gte', 'price_lte']);
    expect(filterBlockers(asked(price), { status: 'active' })).toBeNull();
    expect(
      filterBlockers(asked({ createdAt_gte: '2026-11-01T00:00:00Z' }), { category: 'x' }),
    ).toBeNull();
  });
});
