import { describe, expect, it } from 'vitest';
import { PRODUCT_GAPS } from '../schemas/product.ts';
import { GAP_WEIGHTS, readinessOf } from './readiness.ts';

describe('readinessOf', () => {
  it('weighs a product that lacks everything at nothing', () => {
    expect(Object.keys(GAP_WEIGHTS).sort()).toEqual([...PRODUCT_GAPS].sort());
    expect(readinessOf({ gaps: [...PRODUCT_GAPS] }).score).toBe(0);
  });

  it('is 100 without gaps', () => {
    expect(readinessOf({ gaps: [] })).toEqual({ score: 100, fixes: [] });
  });

  it('says first what brings most, and counts nothing twice', () => {
    expect(readinessOf({ gaps: ['sku', 'price', 'sku'] })).toEqual({
      score: 65,
      fixes: [
        { gap: 'price', points: 30 },
        { gap: 'sku', points: 5 },
      ],
    });
  });
});
