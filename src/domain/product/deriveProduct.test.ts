import { describe, expect, it } from 'vitest';
import { deriveProduct, gapsOf, stockStateOf, totalInventory } from './deriveProduct.ts';
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
    expect(stockStateOf(inventory)).toBe(state);
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
      gaps: ['image', 'description', 'category'],
    });
  });
});
