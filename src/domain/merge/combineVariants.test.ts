import { describe, expect, it } from 'vitest';
import { combineVariants } from './combineVariants.ts';
import { testProduct, testVariant } from './testProduct.ts';

const options = (name: string, ...values: string[]) => [
  { name, values: values.map(value => ({ name: value })) },
];

const base = testProduct('a', {
  options: options('Size', 'S', 'M'),
  variants: [testVariant('1', { Size: 'S' }), testVariant('2', { Size: 'M' })],
});

describe('combineVariants', () => {
  it('adds combinations that are new, in the first product’s spelling and with ids of their own', () => {
    const other = testProduct('b', {
      options: options('size', 'm', 'L'),
      variants: [testVariant('1', { size: 'm' }), testVariant('2', { size: 'L' })],
    });
    const combined = combineVariants([base, other], 'USD');
    expect(combined.options).toEqual(options('Size', 'S', 'M', 'L'));
    expect(combined.variants.map(({ id, optionValues }) => [id, optionValues])).toEqual([
      ['1', { Size: 'S' }],
      ['2', { Size: 'M' }],
      ['b-2', { Size: 'L' }],
    ]);
    expect(combined.skipped).toEqual([]);
  });

  it('tells variants of another currency or with other options, and takes none of them', () => {
    const euro = testProduct('b', { ...base, id: 'b', currency: 'EUR' });
    const colour = testProduct('c', {
      options: options('Colour', 'Red'),
      variants: [testVariant('1', { Colour: 'Red' })],
    });
    const combined = combineVariants([base, euro, colour], 'USD');
    expect(combined.variants).toEqual(base.variants);
    expect(combined.skipped).toEqual([
      { productId: 'b', count: 2, why: 'currency' },
      { productId: 'c', count: 1, why: 'options' },
    ]);
  });

  it('leaves the base out where the merged product has another currency', () => {
    const combined = combineVariants([base, testProduct('b')], 'EUR');
    expect(combined.variants).toEqual([]);
    expect(combined.skipped).toEqual([{ productId: 'a', count: 2, why: 'currency' }]);
  });

  it('stops at the most variants a product may have', () => {
    const many = (id: string, prefix: string) =>
      testProduct(id, {
        options: options('Size', 'S'),
        variants: Array.from({ length: 1500 }, (_, n) =>
          testVariant(`${n}`, { Size: `${prefix}${n}` }),
        ),
      });
    const combined = combineVariants([many('a', 'x'), many('b', 'y')], 'USD');
    expect(combined.variants).toHaveLength(2048);
    expect(combined.skipped).toEqual([{ productId: 'b', count: 952, why: 'limit' }]);
  });
});
