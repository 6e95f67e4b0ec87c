import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import type { Product } from '../schemas/product.ts';
import { bulkChanges, type PriceChange } from './bulkEdit.ts';
import { bulkPreview } from './bulkPreview.ts';

const UNCOMPARED = { from: null, to: null };
const percent = (value: number): PriceChange => ({ mode: 'percent', percent: value, ending: null });
const preview = (more: Partial<Product>, price: PriceChange) =>
  bulkPreview([testProduct('p1', more)], { price });

describe('bulkPreview', () => {
  it('warns of a price that is not below the one it is compared with', () => {
    const compared = { price: 6700, compareAtPrice: 7000 };
    expect(preview(compared, percent(10)).changed[0]?.warnings).toEqual(['overCompareAt']);
    expect(preview(compared, percent(2)).changed[0]?.warnings).toEqual([]);
    const variants = [testVariant('a', {}, { price: 6700, compareAtPrice: null })];
    const own = preview({ ...compared, price: 100, variants }, percent(10));
    expect(own.changed[0]?.warnings).toEqual(['overCompareAt']);
  });

  it('refuses prices below zero, whatever they would be rounded to, and warns of nothing', () => {
    expect(preview({ price: 5000 }, percent(-120))).toMatchObject({
      changed: [],
      kept: [{ reason: 'negative' }],
    });
    const rounded = { mode: 'amount', amount: '-60', ending: 99 } as const;
    expect(preview({ price: 5000 }, rounded).kept).toMatchObject([{ reason: 'negative' }]);
    const variants = [testVariant('a', {}, { price: 100 })];
    const below = preview({ price: 5000, variants }, { ...rounded, amount: '-20' });
    expect(below.kept).toMatchObject([{ reason: 'negative' }]);
    expect(preview({ price: 5000 }, percent(-100)).changed[0]?.warnings).toEqual(['free']);
  });

  it('tells variants’ prices before and after, and only those that change', () => {
    const options = [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }];
    const variants = [
      testVariant('a', { Size: 'S' }, { price: 7900 }),
      testVariant('b', { Size: 'M' }, { price: null }),
    ];
    const [one] = preview({ price: 1000, options, variants }, percent(10)).changed;
    expect(one?.variantPrices).toEqual([
      { id: 'a', name: 'S', from: 7900, to: 8690, compareAt: UNCOMPARED },
    ]);
    expect(one?.changes).toMatchObject([{ field: 'price', from: 1000, to: 1100 }]);
  });

  it('tells stock before and after, and leaves alone what has too few', () => {
    const inventory = { tracked: true, quantity: 2, inStock: true, oversell: false };
    const take = { stock: { mode: 'take', pieces: 3 } } as const;
    const few = testProduct('p1', { inventory, variants: [] });
    const owing = testProduct('p2', { inventory: { ...inventory, oversell: true }, variants: [] });
    const uncounted = testProduct('p3', { variants: [] });
    expect(bulkPreview([few, owing, uncounted], take)).toMatchObject({
      changed: [
        {
          product: { id: 'p2' },
          changes: [],
          stock: [{ id: null, from: 2, to: -1 }],
          warnings: ['owed'],
        },
      ],
      kept: [
        { product: { id: 'p1' }, reason: 'tooFew' },
        { product: { id: 'p3' }, reason: 'notCounted' },
      ],
    });
  });

  it('changes the other fields of what has no stock to change', () => {
    const product = testProduct('p1', { variants: [], brand: 'Old' });
    const edit = { brand: 'New', stock: { mode: 'add', pieces: 3 } } as const;
    expect(bulkPreview([product], edit).changed).toMatchObject([
      { changes: [{ field: 'brand' }], stock: [], warnings: [] },
    ]);
  });

  it('tells a sale of variants with what they are compared with, and what is on none', () => {
    const variants = [testVariant('a', {}, { price: 2000 })];
    const product = testProduct('p1', { price: 1000, variants });
    const [one] = bulkPreview([product], { sale: { mode: 'percent', percent: 50 } }).changed;
    expect(one?.changes.map(({ field }) => field)).toEqual(['price', 'compareAtPrice']);
    expect(one?.variantPrices).toMatchObject([
      { from: 2000, to: 1000, compareAt: { from: null, to: 2000 } },
    ]);
    expect(one?.warnings).toEqual([]);
    const kept = bulkPreview([product, testProduct('p2')], { sale: { mode: 'end' } });
    expect(kept.kept.map(({ reason }) => reason)).toEqual(['notOnSale', 'noPrice']);
    const less = bulkPreview([product], { sale: { mode: 'amount', amount: '15' } });
    expect(less).toMatchObject({ changed: [], kept: [{ reason: 'negative' }] });
  });

  it('changes prices and stock of the same variants together', () => {
    const inventory = { tracked: true, quantity: 2, inStock: true, oversell: false };
    const product = testProduct('p1', { variants: [testVariant('a', {}, { inventory })] });
    const edit = { price: percent(10), stock: { mode: 'set', pieces: 0 } } as const;
    expect(bulkChanges(product, edit).variants).toMatchObject([
      { price: 1100, inventory: { tracked: true, quantity: 0, inStock: false } },
    ]);
  });

  it('says why a product stays as it is', () => {
    expect(preview({ price: null }, percent(10)).kept).toMatchObject([{ reason: 'noPrice' }]);
    expect(preview({ price: 1000 }, percent(0)).kept).toMatchObject([{ reason: 'same' }]);
    const active = testProduct('p1', { status: 'active', price: 1 });
    expect(bulkPreview([active], { status: 'active' })).toMatchObject({
      changed: [],
      kept: [{ reason: 'same' }],
    });
  });
});
