import { describe, expect, it } from 'vitest';
import { testVariant } from '../merge/testProduct.ts';
import { weightRange } from './weightRange.ts';

const variant = (id: string, weightGrams: number | null, visible = true) =>
  testVariant(id, {}, { weightGrams, visible });

describe('weightRange', () => {
  it('is that of the visible variants', () => {
    const variants = [variant('s', 120), variant('m', 140.5), variant('l', 990, false)];
    expect(weightRange({ weightGrams: 7, variants })).toEqual({ from: 120, to: 140.5 });
  });

  it('is the product’s own where no variant has one', () => {
    const variants = [variant('s', null)];
    expect(weightRange({ weightGrams: 250, variants })).toEqual({ from: 250, to: 250 });
    expect(weightRange({ weightGrams: 0, variants: [] })).toEqual({ from: 0, to: 0 });
  });

  it('is none where nothing has one', () => {
    expect(weightRange({ weightGrams: null, variants: [variant('s', null)] })).toBeNull();
  });
});
