import { describe, expect, it } from 'vitest';
import {
  derivedFromSchema,
  deriveProduct,
  gapsOf,
  stockStateOf,
  stockTotalOf,
  totalInventory,
  withDerived,
} from './deriveProduct.ts';
import { emptyProduct } from './emptyProduct.ts';

const stock = (quantity: number, more = {}) => ({
  tracked: true,
  quantity,
  inStock: quantity > 0,
  oversell: false,
  ...more,
});

const variant = (id: string, quantity: number, more = {}) => ({
  id,
  optionValues: {},
  sku: '',
  barcode: '',
  price: null,
  compareAtPrice: null,
  inventory: stock(quantity),
  visible: true,
  ...more,
});

describe('stockStateOf', () => {
  it.each([
    ['plenty', stock(6), 'inStock'],
    ['few', stock(5), 'low'],
    ['none', stock(0), 'out'],
    ['below zero', stock(-3), 'out'],
    ['none, sold on', stock(0, { oversell: true }), 'inStock'],
    ['not tracked', stock(0, { tracked: false, inStock: true }), 'untracked'],
    ['not tracked, said to be out', stock(0, { tracked: false, inStock: false }), 'out'],
  ])('%s', (_, inventory, state) => {
    expect(stockStateOf(inventory, null)).toBe(state);
  });

  it.each([
    ['at the product’s threshold', stock(20), 20, 'low'],
    ['above it', stock(21), 20, 'inStock'],
    ['below the default, above a lower one', stock(3), 2, 'inStock'],
    ['never low at 0', stock(1), 0, 'inStock'],
    ['out at 0', stock(0), 0, 'out'],
    ['not tracked', stock(0, { tracked: false, inStock: true }), 20, 'untracked'],
  ])('%s', (_, inventory, threshold, state) => {
    expect(stockStateOf(inventory, threshold)).toBe(state);
  });
});

describe('totalInventory', () => {
  it('adds the visible variants and ignores the hidden ones', () => {
    const product = {
      inventory: stock(0),
      variants: [variant('a', 2), variant('b', 3), variant('c', 9, { visible: false })],
    };
    expect(totalInventory(product).quantity).toBe(5);
  });
});

describe('stockTotalOf', () => {
  const hidden = variant('c', 9, { visible: false });
  const uncounted = variant('d', 7, { inventory: stock(7, { tracked: false }) });
  it.each([
    ['the pieces of a product', stock(12), [], 12],
    ['none', stock(0), [], 0],
    ['none where more were sold than there are', stock(-3), [], 0],
    ['nothing where they are not counted', stock(4, { tracked: false }), [], null],
    ['those of its variants together', stock(99), [variant('a', 2), variant('b', 3)], 5],
    ['those of variants that are counted', stock(99), [variant('a', 2), uncounted], 2],
    ['nothing where no variant’s are', stock(99), [uncounted], null],
    ['no hidden variants’', stock(99), [variant('a', 2), hidden], 2],
    ['none for those sold on', stock(99), [variant('a', -2), variant('b', 3)], 3],
    [
      'what can be counted exactly',
      stock(0),
      [variant('a', Number.MAX_SAFE_INTEGER), variant('b', 5)],
      Number.MAX_SAFE_INTEGER,
    ],
  ])('is %s', (_, inventory, variants, pieces) => {
    expect(stockTotalOf(totalInventory({ inventory, variants }))).toBe(pieces);
  });
});

describe('deriveProduct', () => {
  const product = { ...emptyProduct('USD'), inventory: stock(12) };

  it('says low by the product’s own threshold, of its variants together', () => {
    expect(deriveProduct({ ...product, lowStockThreshold: 20 }).stockState).toBe('low');
    const variants = [variant('a', 12), variant('b', 12)];
    expect(deriveProduct({ ...product, variants, lowStockThreshold: 20 }).stockState).toBe(
      'inStock',
    );
  });

  it.each([
    ['from before there were thresholds', undefined],
    ['whose threshold somebody stored as text', '20'],
    ['whose threshold is below zero', -1],
  ])('takes a product %s for one with the default', (_, lowStockThreshold) => {
    const read = derivedFromSchema.parse({ ...product, lowStockThreshold });
    expect(read.lowStockThreshold).toBeNull();
    expect(deriveProduct(read).stockState).toBe('inStock');
  });
});

describe('gapsOf', () => {
  it('names everything that an empty product lacks', () => {
    expect(gapsOf(emptyProduct('USD'))).toEqual([
      'image',
      'price',
      'description',
      'category',
      'sku',
    ]);
  });

  it('takes a description without words for none', () => {
    expect(gapsOf({ ...emptyProduct('USD'), description: '<p>&nbsp;</p>' })).toContain(
      'description',
    );
    expect(gapsOf({ ...emptyProduct('USD'), description: '<p>Oak</p>' })).not.toContain(
      'description',
    );
  });

  it('finds prices and SKUs on variants', () => {
    const product = {
      ...emptyProduct('USD'),
      variants: [variant('a', 1, { price: 100, sku: 'A' })],
    };
    expect(deriveProduct(product)).toEqual({
      stockState: 'low',
      stockTotal: 1,
      gaps: ['image', 'description', 'category'],
    });
  });
});

describe('withDerived', () => {
  it('adds to changes what follows from them', () => {
    const before = { ...emptyProduct('USD'), gaps: [] };
    expect(withDerived(before, { sku: 'A' })).toEqual({
      ...{ sku: 'A', stockState: 'untracked', stockTotal: null },
      gaps: ['image', 'price', 'description', 'category'],
    });
  });

  it('leaves changes of what cannot be read as they are', () => {
    expect(withDerived({ images: 'none' }, { sku: 'A' })).toEqual({ sku: 'A' });
  });
});
