import { describe, expect, test } from 'vitest';
import { type Product, productSchema } from '../../../../src/domain/schemas/product.ts';
import { generateSampleData } from '../../../../src/sample-data/index.ts';
import { speaker } from '../words.ts';
import { describeExpectation, isShown } from './expectation.ts';
import { expectedOf } from './expectedOf.ts';
import { productPrice } from './productPrice.ts';
import { productStock } from './productStock.ts';
import { besideAt, recordAt } from './recordAt.ts';

const SHOWN = ['products', 'business', 'users', 'giveaways', 'reports', 'requests', 'audit'];

const records = [...generateSampleData({ products: 200 })];
const english = speaker('en');

const withVariants = records
  .filter(({ collection }) => collection === 'products')
  .map(({ id, data }) => productSchema.parse({ ...data, id }))
  .find(({ variants }) => variants.length > 1);

const product = (given: Partial<Product>): Product => {
  if (!withVariants) throw new Error('The sample data has no product with variants.');
  return { ...withVariants, currency: 'USD', price: 7900, ...given };
};

const variant = (price: number | null, quantity = 3, visible = true) => {
  const [first] = product({}).variants;
  if (!first) throw new Error('There is no variant.');
  const inventory = { tracked: true, quantity, inStock: true, oversell: false };
  return { ...first, price, inventory, visible };
};

test('every record of the sample data has something to expect, in both languages', () => {
  for (const { collection, id, data } of records.filter(one => SHOWN.includes(one.collection)))
    for (const language of ['en', 'de'] as const) {
      const path = `${collection}/${id}`;
      const expected = expectedOf(path, { ...data, id }, speaker(language), new Date());
      expect(Object.keys(expected).length, path).toBeGreaterThan(3);
    }
});

describe('a product’s price', () => {
  test('counts variants without a price of their own with the product’s', () => {
    const some = product({ variants: [variant(null), variant(8900)] });
    expect(productPrice(some, english)).toBe('$79.00 – $89.00');
    expect(productPrice(some, speaker('de'))).toBe('79,00 $ – 89,00 $');
  });

  test('is one where all cost the same, and none where nothing has one', () => {
    expect(productPrice(product({ variants: [] }), english)).toBe('$79.00');
    expect(
      productPrice(product({ variants: [variant(8900), variant(100, 1, false)] }), english),
    ).toBe('$89.00');
    expect(productPrice(product({ price: null, variants: [] }), english)).toBe('No price');
  });
});

test('a product’s stock is that of its visible variants', () => {
  const stock = (...variants: ReturnType<typeof variant>[]) =>
    productStock(product({ variants, lowStockThreshold: null }), english);
  expect(stock(variant(null, 3), variant(null, 4))).toBe('In stock · 7');
  expect(stock(variant(null, 3), variant(null, 40, false))).toBe('Low stock · 3');
  expect(stock(variant(null, 0))).toBe('Out of stock');
});

test.each([
  [null, 5, 'Low stock · 5'],
  [null, 6, 'In stock · 6'],
  [2, 2, 'Low stock · 2'],
  [1, 2, 'In stock · 2'],
  [0, 1, 'In stock · 1'],
  [8, 8, 'Low stock · 8'],
])('a product whose threshold is %j is at %i pieces: %s', (lowStockThreshold, pieces, shown) => {
  const one = product({ variants: [variant(null, pieces)], lowStockThreshold });
  expect(productStock(one, english)).toBe(shown);
});

test.each([
  ['/view-product/p00001', 'products/p00001'],
  ['/product/p00001/view-product', 'products/p00001'],
  ['/product/p00001/business/owner/edit-product', 'products/p00001'],
  ['/business/biz-cedar/view-business', 'business/biz-cedar'],
  ['/users/u0001/view-user', 'users/u0001'],
  ['/reports?filter=%7B%7D&open=r01', 'reports/r01'],
  ['/all-products', null],
  ['/business/biz-cedar/add-product', null],
])('%s is about %s', (address, path) => {
  expect(recordAt(address)).toBe(path);
});

test.each([
  ['/compare/p1', ['products/p1']],
  ['/compare/p1?with=p2,p3', ['products/p1', 'products/p2', 'products/p3']],
  ['/merge-products?products=p1,p2', ['products/p1', 'products/p2']],
  ['/merge-products', []],
  ['/view-product/p1', []],
])('%s puts beside each other %s', (address, expected) => {
  expect(besideAt(address)).toEqual(expected);
});

test('a place shows what is expected whatever its spaces', () => {
  const shown = { text: 'In stock\u00a0· 7', time: '2026-11-01T08:00:00.000Z' };
  expect(isShown({ text: 'In stock · 7' }, shown)).toBe(true);
  expect(isShown({ text: 'In stock' }, shown)).toBe(false);
  expect(isShown({ begins: 'In' }, shown)).toBe(true);
  expect(isShown({ contains: 'stock' }, shown)).toBe(true);
  expect(isShown({ at: new Date('2026-11-01T08:00:00Z') }, shown)).toBe(true);
  expect(isShown({ at: null }, shown)).toBe(false);
  expect(describeExpectation({ at: null })).toBe('the time (none)');
});
