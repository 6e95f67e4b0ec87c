import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import { type SaleChange, saleFields, saleProblem } from './saleChange.ts';

const off = (percent: number): SaleChange => ({ mode: 'percent', percent });
const less = (amount: string): SaleChange => ({ mode: 'amount', amount });
const end: SaleChange = { mode: 'end' };

const fields = (
  price: number | null,
  compareAtPrice: number | null,
  change: SaleChange,
  currency = 'USD',
) => {
  const after = saleFields({ price, compareAtPrice, currency }, [], change);
  return [after.price, after.compareAtPrice];
};

describe('saleFields', () => {
  it('makes the old price the one that is compared with', () => {
    expect(fields(5000, null, off(20))).toEqual([4000, 5000]);
    expect(fields(5000, null, less('5.50'))).toEqual([4450, 5000]);
    expect(fields(5000, null, less('500'), 'JPY')).toEqual([4500, 5000]);
    expect(fields(5000, null, off(100))).toEqual([0, 5000]);
  });

  it('takes a second sale off the regular price, not off the first sale’s', () => {
    expect(fields(4000, 5000, off(10))).toEqual([4500, 5000]);
  });

  it('brings the old price back', () => {
    expect(fields(4000, 5000, end)).toEqual([5000, null]);
    expect(fields(5000, null, end)).toEqual([5000, null]);
  });

  it('leaves alone what has no price, and what cannot become cheaper', () => {
    expect(fields(null, null, off(20))).toEqual([null, null]);
    expect(fields(null, 5000, end)).toEqual([null, 5000]);
    expect(fields(1, null, off(10))).toEqual([1, null]);
    expect(fields(0, null, off(50))).toEqual([0, null]);
  });

  it('replaces a compare-at price that was no sale', () => {
    expect(fields(5000, 4000, off(10))).toEqual([4500, 5000]);
  });

  it('does the same for variants with prices of their own, and there and back changes nothing', () => {
    const variants = [testVariant('a', {}, { price: 2000 }), testVariant('b', {}, { price: null })];
    const product = testProduct('p1', { price: 1000, variants });
    const inSale = { ...product, ...saleFields(product, variants, off(50)) };
    expect(inSale).toMatchObject({ price: 500, compareAtPrice: 1000 });
    expect(inSale.variants).toEqual([
      { ...variants[0], price: 1000, compareAtPrice: 2000 },
      variants[1],
    ]);
    expect({ ...inSale, ...saleFields(inSale, inSale.variants, end) }).toEqual(product);
  });
});

describe('saleProblem', () => {
  it('keeps the whole product out where one price would fall below zero', () => {
    const product = testProduct('p1', {
      price: 5000,
      variants: [testVariant('a', {}, { price: 900 })],
    });
    expect(saleProblem(product, less('10'))).toBe('negative');
    expect(saleProblem(product, less('9'))).toBeNull();
    expect(saleProblem(product, off(100))).toBeNull();
  });

  it('knows whether there is a sale to end', () => {
    expect(saleProblem(testProduct('p1', { price: 5000 }), end)).toBe('notOnSale');
    const variants = [testVariant('a', {}, { price: 900, compareAtPrice: 1000 })];
    expect(saleProblem(testProduct('p1', { price: 5000, variants }), end)).toBeNull();
  });
});
