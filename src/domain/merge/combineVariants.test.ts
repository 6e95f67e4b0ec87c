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

  it('takes what the others have where the base is left out, and tells of it first', () => {
    const euro = testProduct('b', {
      currency: 'EUR',
      options: options('Size', 'L'),
      variants: [testVariant('1', { Size: 'L' })],
    });
    const combined = combineVariants([base, euro], 'EUR');
    expect(combined.variants).toEqual(euro.variants);
    expect(combined.options).toEqual(euro.options);
    expect(combined.skipped).toEqual([{ productId: 'a', count: 2, why: 'currency' }]);
    const yen = testProduct('c', { ...euro, id: 'c', currency: 'JPY' });
    expect(combineVariants([base, yen, euro], 'EUR').skipped.map(one => one.productId)).toEqual([
      ...['a', 'c'],
    ]);
  });

  it('keeps the first product’s options where nobody has variants, and none of nobody', () => {
    const bare = testProduct('a', { options: options('Size', 'S') });
    expect(combineVariants([bare, testProduct('b')], 'USD')).toEqual({
      ...{ options: bare.options, variants: [], skipped: [] },
    });
    expect(combineVariants([], 'USD')).toEqual({ options: [], variants: [], skipped: [] });
  });

  it('knows options and combinations in whatever order and case they are written', () => {
    const two = (...names: [string, string][]) =>
      names.map(([name, value]) => ({ name, values: [{ name: value }] }));
    const one = testProduct('a', {
      options: two(['Size', 'S'], ['Colour', 'Red']),
      variants: [testVariant('1', { Size: 'S', Colour: 'Red' })],
    });
    const other = testProduct('b', {
      options: two([' colour ', 'Blue'], ['size', 's']),
      variants: [
        testVariant('1', { colour: ' red', size: 's ' }),
        testVariant('2', { ' colour ': 'Blue', size: 's', Engraving: 'Ada' }),
      ],
    });
    const combined = combineVariants([one, other], 'USD');
    expect(combined.variants.map(({ id, optionValues }) => [id, optionValues])).toEqual([
      ['1', { Size: 'S', Colour: 'Red' }],
      ['2', { Colour: 'Blue', Size: 's', Engraving: 'Ada' }],
    ]);
    expect(combined.options.map(({ values }) => values.map(({ name }) => name))).toEqual([
      ['S'],
      ['Red', 'Blue'],
    ]);
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
