import { describe, expect, it } from 'vitest';
import { variantsChanged } from './variantPrices.ts';

const variant = (id: string, price: number | null, compareAtPrice: number | null = null) => ({
  id,
  price,
  compareAtPrice,
});

describe('variantsChanged', () => {
  it('sees another price of a variant, in whatever order they are', () => {
    const before = [variant('a', 100), variant('b', 200)];
    expect(variantsChanged(before, [variant('b', 200), variant('a', 100)], 'price')).toBe(false);
    expect(variantsChanged(before, [variant('b', 210), variant('a', 100)], 'price')).toBe(true);
    expect(variantsChanged(before, [variant('a', 90, 100)], 'compareAtPrice')).toBe(true);
  });

  it('takes a variant that came or went for no other price', () => {
    expect(variantsChanged([], [variant('a', 100)], 'price')).toBe(false);
    expect(variantsChanged([variant('a', 100)], [], 'price')).toBe(false);
  });

  it('takes a missing price for none, and does not trip over what is no list of variants', () => {
    expect(variantsChanged([{ id: 'a' }], [variant('a', null)], 'price')).toBe(false);
    for (const value of [null, 'x', 7, {}, [null], ['a'], [[]]])
      expect(variantsChanged(value, value, 'price')).toBe(false);
  });
});
