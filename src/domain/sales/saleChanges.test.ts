import { describe, expect, it } from 'vitest';
import { fieldChanges } from '../fieldChanges.ts';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import type { Product } from '../schemas/product.ts';
import { endChanges, startChanges } from './saleChanges.ts';
import { testSale } from './testSale.ts';

const sale = testSale();
const inStock = { tracked: true, quantity: 5, inStock: true, oversell: false };
const variants = [
  testVariant('v1', {}, { price: 2000, inventory: inStock }),
  testVariant('v2', {}, { price: null }),
  testVariant('v3', {}, { price: 3000, compareAtPrice: 2500 }),
];
const product = testProduct('a', { businessId: 'b1', price: 1000, variants });

const started = (before: Product) => {
  const fields = startChanges(before, sale);
  if (!fields) throw new Error('It was left');
  return { after: { ...before, ...fields }, told: fieldChanges({ ...before }, fields) };
};

describe('startChanges', () => {
  it('takes so much off every price', () => {
    expect(startChanges(product, sale)).toMatchObject({
      ...{ price: 800, compareAtPrice: 1000 },
      variants: [
        { id: 'v1', price: 1600, compareAtPrice: 2000, inventory: inStock },
        { id: 'v2', price: null },
        { id: 'v3', price: 2400, compareAtPrice: 3000 },
      ],
    });
  });

  it.each<[string, Partial<Product>, Partial<typeof sale>?]>([
    ['one on sale already', { compareAtPrice: 1200 }],
    [
      'one with a variant on sale',
      { variants: [testVariant('v', {}, { ...{ price: 1 }, compareAtPrice: 2 })] },
    ],
    ['one that was merged', { mergedInto: 'b' }],
    ['one of another business', { businessId: 'b2' }],
    ['one without a price', { price: null, variants: [] }],
    ['one that would cost less than nothing', {}, { change: { mode: 'amount', amount: '99' } }],
    ['any, where nobody knows how much', {}, { change: { mode: 'percent' } }],
    ['any, by no amount', {}, { change: { mode: 'amount' } }],
  ])('leaves %s', (_, over, other) => {
    expect(startChanges({ ...product, ...over }, { ...sale, ...other })).toBeNull();
  });
});

describe('endChanges', () => {
  const { after, told } = started(product);

  it('brings every price back as it was, and nothing else', () => {
    const sold = after.variants.map(variant =>
      variant.id === 'v1' ? { ...variant, inventory: { ...inStock, quantity: 2 } } : variant,
    );
    const { fields, isWhole } = endChanges({ ...after, variants: sold }, told, sale);
    expect(isWhole).toBe(true);
    expect({ ...after, ...fields }).toEqual({
      ...product,
      variants: product.variants.map((variant, index) => ({
        ...variant,
        inventory: sold[index]?.inventory,
      })),
    });
  });

  it('leaves a price that somebody changed, price by price', () => {
    const changed = { ...after, price: 700 };
    const { fields, isWhole } = endChanges(changed, told, sale);
    expect(isWhole).toBe(false);
    expect(fields).not.toHaveProperty('price');
    expect(fields.variants?.[0]).toMatchObject({ price: 2000, compareAtPrice: null });
    const one = {
      ...after,
      variants: after.variants.map(variant =>
        variant.id === 'v1' ? { ...variant, compareAtPrice: 9999 } : variant,
      ),
    };
    const partly = endChanges(one, told, sale);
    expect(partly).toMatchObject({ isWhole: false, fields: { price: 1000, compareAtPrice: null } });
    expect(partly.fields.variants?.map(({ price }) => price)).toEqual([1600, null, 3000]);
  });

  it('knows variants by their ids: some are new, some gone, some moved', () => {
    const fresh = testVariant('v9', {}, { price: 5 });
    const kept = after.variants.filter(({ id }) => id !== 'v2').reverse();
    const moved = { ...after, variants: [...kept, fresh] };
    const { fields, isWhole } = endChanges(moved, told, sale);
    expect(isWhole).toBe(true);
    expect(fields.variants).toEqual([variants[2], variants[0], fresh]);
  });

  it('leaves what the trail tells nothing sensible of, and what is not of the sale any more', () => {
    const odd = [
      [{ field: 'price', from: 'x', to: 800 }],
      [{ field: 'price', from: -1, to: 800 }],
      [{ field: 'variants', from: [{ price: 1 }], to: [] }],
    ];
    for (const one of odd)
      expect(endChanges(after, one, sale)).toEqual({ fields: {}, isWhole: false });
    for (const over of [{ businessId: 'b2' }, { mergedInto: 'b' }])
      expect(endChanges({ ...after, ...over }, told, sale).isWhole).toBe(false);
  });
});
