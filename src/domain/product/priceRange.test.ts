import { describe, expect, it } from 'vitest';
import { lowestPrice, priceRange } from './priceRange.ts';

const variant = (price: number | null, visible = true) => ({
  id: String(price),
  optionValues: {},
  sku: '',
  barcode: '',
  price,
  compareAtPrice: null,
  inventory: { tracked: false, quantity: 0, inStock: true, oversell: false },
  visible,
});

describe('priceRange', () => {
  it('is the product’s own price where variants have none', () => {
    expect(priceRange({ price: 500, variants: [] })).toEqual({ from: 500, to: 500 });
    expect(priceRange({ price: 500, variants: [variant(null)] })).toEqual({ from: 500, to: 500 });
  });

  it('counts variants without a price of their own with the product’s', () => {
    const variants = [variant(8900), variant(null), variant(null)];
    expect(priceRange({ price: 7900, variants })).toEqual({ from: 7900, to: 8900 });
    expect(priceRange({ price: 9900, variants })).toEqual({ from: 8900, to: 9900 });
    expect(priceRange({ price: null, variants })).toEqual({ from: 8900, to: 8900 });
    expect(lowestPrice({ price: 7900, variants })).toBe(7900);
  });

  it('leaves out the product’s price where every variant has one', () => {
    expect(priceRange({ price: 100, variants: [variant(300), variant(700)] })).toEqual({
      from: 300,
      to: 700,
    });
    const hidden = [variant(700, false)];
    expect(priceRange({ price: 500, variants: hidden })).toEqual({ from: 500, to: 500 });
  });

  it('spans the visible variants', () => {
    const variants = [variant(700), variant(300), variant(100, false)];
    expect(priceRange({ price: 500, variants })).toEqual({ from: 300, to: 700 });
  });

  it('is null without any price, and zero is a price', () => {
    expect(priceRange({ price: null, variants: [] })).toBeNull();
    expect(priceRange({ price: 0, variants: [] })).toEqual({ from: 0, to: 0 });
  });
});
