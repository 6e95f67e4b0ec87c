import { describe, expect, it } from 'vitest';
import { countSet, facetValue, setFacet } from './facet.ts';

describe('facets', () => {
  it('sets one and leaves the others', () => {
    expect(setFacet({ q: 'lamp' }, 'status', 'active')).toEqual({ q: 'lamp', status: 'active' });
    expect(setFacet({ q: 'lamp', status: 'active' }, 'status', null)).toEqual({ q: 'lamp' });
    expect(setFacet({ status: 'active' }, 'status', '')).toEqual({});
  });

  it('counts what is set', () => {
    const facets = [
      { source: 'status', label: 's' },
      { source: 'brand', label: 'b' },
    ];
    expect(countSet(facets, { status: 'active', q: 'lamp', brand: '' })).toBe(1);
  });

  it('counts a span once, whichever of its ends are set', () => {
    const facets = [
      { source: 'price', label: 'p', amounts: true },
      { source: 'createdAt', label: 'c', days: true },
    ];
    expect(countSet(facets, { price_gte: 0, price_lte: 900 })).toBe(1);
    expect(countSet(facets, { price_lte: 0, createdAt_lt: '2026-11-01' })).toBe(2);
    expect(countSet(facets, { price: 5, price_lt: 900, createdAt_lte: 'x' })).toBe(0);
  });

  it('reads only texts', () => {
    expect(facetValue({ status: 'active' }, 'status')).toBe('active');
    expect(facetValue({ status: 3 }, 'status')).toBe('');
  });
});
