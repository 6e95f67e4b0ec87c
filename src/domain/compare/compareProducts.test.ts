import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import type { Product } from '../schemas/product.ts';
import { compareProducts } from './compareProducts.ts';

const rates = [{ base: 'EUR', date: '2026-11-20', rates: { USD: 1.25 } }];
const tracked = (quantity: number) => ({ tracked: true, quantity, inStock: true, oversell: false });

const row = (products: Product[], key: string, currency: string | null = null) => {
  const found = compareProducts(products, { currency, rates }).find(one => one.key === key);
  if (!found) throw new Error(`no row ${key}`);
  return found;
};

describe('compareProducts', () => {
  it('marks the lowest price and the largest stock', () => {
    const products = [
      testProduct('a', { price: 1200, inventory: tracked(3) }),
      testProduct('b', { price: 900, inventory: tracked(9) }),
      testProduct('c', { price: 900 }),
    ];
    expect(row(products, 'price')).toMatchObject({ differs: true, best: [1, 2] });
    expect(row(products, 'inventory').best).toEqual([1]);
  });

  it('compares weights, those of variants by the lightest and the heaviest', () => {
    const variants = [120, 140].map(grams =>
      testVariant(String(grams), {}, { weightGrams: grams }),
    );
    const products = [testProduct('a', { weightGrams: 250 }), testProduct('b', { variants })];
    expect(row(products, 'weightGrams')).toMatchObject({
      differs: true,
      cells: [
        { kind: 'weight', from: 250, to: 250 },
        { kind: 'weight', from: 120, to: 140 },
      ],
    });
  });

  it('compares thresholds as they were set, the best of which there is none', () => {
    const thresholds = [20, 0, null].map((lowStockThreshold, index) =>
      testProduct(String(index), { lowStockThreshold }),
    );
    const cells = [{ kind: 'count', count: 20 }, { kind: 'count', count: 0 }, null];
    expect(row(thresholds, 'lowStockThreshold')).toMatchObject({ cells, best: [] });
  });

  it('marks nothing where all are equal, or where one is alone', () => {
    const products = [testProduct('a', { price: 900 }), testProduct('b', { price: 900 })];
    expect(row(products, 'price')).toMatchObject({ differs: false, best: [] });
    expect(row(products.slice(0, 1), 'price').best).toEqual([]);
  });

  it('compares prices of several currencies only in one of them', () => {
    const products = [
      testProduct('a', { price: 1000, currency: 'USD' }),
      testProduct('b', { price: 900, currency: 'EUR' }),
    ];
    expect(row(products, 'price').best).toEqual([]);
    const inEuro = row(products, 'price', 'EUR');
    expect(inEuro.best).toEqual([0]);
    expect(inEuro.cells[0]).toMatchObject({
      amount: { kind: 'converted', money: { minor: 800, currency: 'EUR' }, date: '2026-11-20' },
    });
  });

  it('keeps a price without a rate as it is, and then calls no price the best', () => {
    const products = [
      testProduct('a', { price: 1000, currency: 'USD' }),
      testProduct('b', { price: 1, currency: 'XAF' }),
      testProduct('c', { price: 2000, currency: 'USD' }),
    ];
    const { cells, best } = row(products, 'price', 'EUR');
    expect(cells[1]).toEqual({
      kind: 'money',
      amount: { kind: 'noRate', money: { minor: 1, currency: 'XAF' } },
    });
    expect(best).toEqual([]);
  });

  it('leaves out rows that nobody fills and gathers attributes by name', () => {
    const products = [
      testProduct('a', { attributes: [{ name: 'Width', value: '10' }] }),
      testProduct('b', { attributes: [{ name: 'width ', value: '12' }] }),
    ];
    const rows = compareProducts(products, { currency: null, rates });
    expect(rows.some(({ key }) => key === 'brand')).toBe(false);
    expect(rows.filter(({ key }) => key === 'attribute')).toEqual([
      {
        key: 'attribute',
        label: 'Width',
        cells: [
          { kind: 'text', text: '10' },
          { kind: 'text', text: '12' },
        ],
        differs: true,
        best: [],
      },
    ]);
  });

  it('does not take the order of tags for a difference', () => {
    const products = [
      testProduct('a', { tags: ['x', 'y'] }),
      testProduct('b', { tags: ['y', 'x'] }),
    ];
    expect(row(products, 'tags').differs).toBe(false);
  });

  it('has no rows for nothing', () => {
    expect(compareProducts([], { currency: null, rates })).toEqual([]);
  });
});
