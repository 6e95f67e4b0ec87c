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

  it('reads only texts', () => {
    expect(facetValue({ status: 'active' }, 'status')).toBe('active');
    expect(facetValue({ status: 3 }, 'status')).toBe('');
  });
});
