import { describe, expect, it } from 'vitest';
import { missingParts, partsOf, withStoredOversell } from './missingParts';
import { emptySource } from './sourceProduct.ts';
import type { MissingPart } from './types.ts';

const STORED = { price: 80, compareAtPrice: 100 };
const missing = (
  unsaid: MissingPart[],
  {
    isVariant = false,
    unread = [] as string[],
    price = 80 as number | null,
    stored = STORED as {
      price: number | null;
      compareAtPrice: number | null;
    },
  } = {},
) => missingParts({ ...emptySource('wix', 'csv', 'p'), unsaid }, isVariant, unread, price, stored);
const PRICES = ['price', 'compareAtPrice'];

describe('missingParts', () => {
  it('keeps nothing of what is told', () => {
    expect(missing([])).toEqual([]);
    expect(missing(['oversell', 'imageAlt', 'option1'])).toEqual([]);
  });

  it.each([
    ...['sku', 'barcode', 'price', 'compareAtPrice'],
    ...['inventory', 'weightGrams', 'imageUrl', 'visible'],
  ] as const)('keeps what has no column or cannot be read: %s', part => {
    expect(missing([part])).toEqual([part]);
    expect(missing([], { unread: [part] })).toEqual([part]);
  });

  it('keeps the prices of variants without their surcharges, not those of a product', () => {
    expect(missing(['surcharge'], { isVariant: true })).toEqual(PRICES);
    expect(missing(['surcharge'])).toEqual([]);
    expect(missing([], { isVariant: true })).toEqual([]);
  });

  it('keeps a discount off the same full price, where there was one', () => {
    expect(missing(['discount'], { price: 100 })).toEqual(PRICES);
    expect(missing(['discount'], { price: 80 })).toEqual([]);
    const none = { price: 80, compareAtPrice: null };
    expect(missing(['discount'], { price: null, stored: none })).toEqual([]);
    expect(missing([], { price: 100 })).toEqual([]);
  });

  it('keeps what was reduced where the price is the same', () => {
    expect(missing(['reduction'], { price: 80 })).toEqual(['compareAtPrice']);
    expect(missing(['reduction'], { price: 90 })).toEqual([]);
    expect(missing([], { price: 80 })).toEqual([]);
  });
});

it('takes the parts that there are', () => {
  expect(partsOf({ sku: 'A', weightGrams: undefined }, ['sku', 'barcode', 'weightGrams'])).toEqual({
    sku: 'A',
    weightGrams: undefined,
  });
  expect(Object.keys(partsOf({ sku: 'A' }, ['sku', 'barcode']))).toEqual(['sku']);
});

describe('withStoredOversell', () => {
  const stock = (quantity: number, oversell: boolean, tracked = true) => ({
    inventory: { tracked, quantity, oversell, inStock: false },
  });

  it.each([
    [stock(0, true), false, { oversell: false, inStock: false }],
    [stock(0, false), true, { oversell: true, inStock: true }],
    [stock(1, true), false, { oversell: false, inStock: true }],
  ])('%j with %s', (wanted, oversell, expected) => {
    expect(withStoredOversell({ ...wanted, id: 'x' }, stock(9, oversell))).toEqual({
      id: 'x',
      inventory: { ...wanted.inventory, ...expected },
    });
  });

  it('says nothing of stock that nobody counts', () => {
    const wanted = stock(0, false, false);
    expect(withStoredOversell(wanted, stock(9, true))).toBe(wanted);
  });
});
