import type { SortPayload } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections.ts';
import { orderUnder } from './orderUnder.ts';

const NEWEST: SortPayload = { field: 'createdAt', order: 'DESC' };
const BY_SKU: SortPayload = { field: 'sku', order: 'ASC' };
const CHEAPEST: SortPayload = { field: 'price', order: 'ASC' };
const DEAREST: SortPayload = { field: 'price', order: 'DESC' };
const PRICED = { price_gte: 100 };

/** The order once filters take the place of those in view. */
const next = (
  filters: Record<string, unknown>,
  shown: { filters: Record<string, unknown>; sort: SortPayload },
  given: SortPayload | null = null,
) => {
  const question = { definition: COLLECTIONS.products, base: { businessId: 'b1' }, filters };
  return orderUnder(question, shown, given, NEWEST);
};

describe('the order of a list whose filters change', () => {
  it('is the one in view as long as it goes with them', () => {
    expect(next({ status: 'active' }, { filters: {}, sort: NEWEST })).toEqual({
      ...{ sort: NEWEST, given: null },
    });
  });

  it('is that of a span while it is set, also beside others, and comes back after it', () => {
    const priced = next(PRICED, { filters: {}, sort: BY_SKU });
    expect(priced).toEqual({ sort: CHEAPEST, given: BY_SKU });
    const both = { ...PRICED, status: 'active' };
    const more = next(both, { filters: PRICED, sort: CHEAPEST }, priced.given);
    expect(more).toEqual({ sort: CHEAPEST, given: BY_SKU });
    expect(next({}, { filters: both, sort: CHEAPEST }, more.given)).toEqual({
      ...{ sort: BY_SKU, given: null },
    });
  });

  it('is the usual one while a filter goes with no other, and comes back after it', () => {
    const branded = next({ brand: 'Norden' }, { filters: {}, sort: BY_SKU });
    expect(branded).toEqual({ sort: NEWEST, given: BY_SKU });
    const days = { createdAt_gte: '2026-11-01T00:00:00Z' };
    const dated = next(days, { filters: { brand: 'Norden' }, sort: NEWEST }, branded.given);
    expect(dated).toEqual({ sort: NEWEST, given: BY_SKU });
    expect(next({}, { filters: days, sort: NEWEST }, dated.given).sort).toEqual(BY_SKU);
  });

  it('is what was chosen meanwhile, or what a saved view has', () => {
    expect(next({}, { filters: PRICED, sort: DEAREST }, BY_SKU)).toEqual({
      ...{ sort: DEAREST, given: null },
    });
    expect(next({ status: 'active' }, { filters: {}, sort: CHEAPEST }, BY_SKU)).toEqual({
      ...{ sort: CHEAPEST, given: null },
    });
  });
});
