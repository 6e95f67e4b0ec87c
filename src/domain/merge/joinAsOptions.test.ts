import { describe, expect, it } from 'vitest';
import { joinAsOptions } from './joinAsOptions.ts';
import { suggestedChoices } from './mergeChoices.ts';
import { planMerge } from './planMerge.ts';
import { testProduct, testVariant } from './testProduct.ts';

const NAMES = { size: 'Size', colour: 'Colour', measure: 'Amount' };
const shirt = (id: string, title: string, more = {}) =>
  testProduct(id, { title, sku: `S-${id}`, price: 6900, currency: 'EUR', ...more });

const joinedOf = (...products: ReturnType<typeof shirt>[]) => {
  const outcome = joinAsOptions(products, NAMES);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.joined;
};

describe('products that differ in options only', () => {
  it('become one with a variant each, with its own SKU and price', () => {
    const joined = joinedOf(
      shirt('a', 'Linen shirt Sander, blue, M'),
      shirt('b', 'Linen shirt Sander, blue, L', { price: 7200 }),
    );
    expect(joined.title).toBe('Linen shirt Sander, blue');
    expect(joined.options).toEqual([{ name: 'Size', values: [{ name: 'M' }, { name: 'L' }] }]);
    expect(joined.variants).toMatchObject([
      { id: 'a', optionValues: { Size: 'M' }, sku: 'S-a', price: 6900 },
      { id: 'b', optionValues: { Size: 'L' }, sku: 'S-b', price: 7200 },
    ]);
  });

  it('have an option for each thing they differ in', () => {
    const joined = joinedOf(
      shirt('a', 'Sander shirt blue M'),
      shirt('b', 'Sander shirt red L'),
      shirt('c', 'Sander shirt blue L'),
    );
    expect(joined.options.map(({ name }) => name)).toEqual(['Size', 'Colour']);
    expect(joined.title).toBe('Sander shirt');
  });

  it('keep the variants they have, with one option more', () => {
    const sized = { options: [{ name: 'Size', values: [{ name: 'S' }] }] };
    const variants = [testVariant('v1', { Size: 'S' })];
    const joined = joinedOf(
      shirt('a', 'Clay mug, blue', { ...sized, variants }),
      shirt('b', 'Clay mug, white', { ...sized, variants }),
    );
    expect(joined.variants.map(({ id, optionValues }) => [id, optionValues])).toEqual([
      ['a-v1', { Size: 'S', Colour: 'blue' }],
      ['b-v1', { Size: 'S', Colour: 'white' }],
    ]);
  });

  it.each([
    ['currency', shirt('b', 'Oak oil 500 ml', { currency: 'USD' })],
    ['titles', shirt('b', 'Oak oil refill')],
    [
      'options',
      shirt('b', 'Oak oil 500 ml', { options: [{ name: 'X', values: [{ name: 'y' }] }] }),
    ],
  ])('are not joined where that cannot be: %s', (problem, other) => {
    expect(joinAsOptions([shirt('a', 'Oak oil 250 ml'), other], NAMES)).toEqual({ problem });
  });

  it.each([
    ['Linen shirt (blue, M)', 'Linen shirt (red, L)', 'Linen shirt'],
    ['Linen shirt [blue]', 'Linen shirt [red]', 'Linen shirt'],
    ['Linen shirt(blue)long sleeve', 'Linen shirt(red)long sleeve', 'Linen shirt long sleeve'],
    ['Linen shirt blue M, long', 'Linen shirt red L, long', 'Linen shirt, long'],
    ['Linen shirt, blue, M, long', 'Linen shirt, red, L, long', 'Linen shirt, long'],
    ['Linen shirt - blue - long', 'Linen shirt - red - long', 'Linen shirt - long'],
    ['Linen blue shirt', 'Linen red shirt', 'Linen shirt'],
    ['Blue, M: linen shirt', 'Red, L: linen shirt', 'linen shirt'],
    ['Shirt of linen in blue', 'Shirt of linen in red', 'Shirt of linen'],
    ['Shirt in linen, in blue, M', 'Shirt in linen, in red, L', 'Shirt in linen'],
    ['Linen Muslin blue', 'Linen Muslin red', 'Linen Muslin'],
    ['Linen plug-in blue', 'Linen plug-in red', 'Linen plug-in'],
    ['Linen classic shirt M', 'Linen modern shirt L', 'Linen classic shirt'],
    ['Linen shirt green blue', 'Linen shirt green red', 'Linen shirt green'],
  ])('have what they share as their title: %s and %s', (one, other, title) => {
    expect(joinedOf(shirt('a', one), shirt('b', other)).title).toBe(title);
  });

  it('keep the title where nothing but options would be left of it', () => {
    expect(joinedOf(shirt('a', 'blue M'), shirt('b', 'red L')).title).toBe('blue M');
  });

  it('name several words of one kind as they are written, each value once', () => {
    const titles = ['Clay mug Blue white', 'Clay mug red', 'Clay mug red'];
    const sized = (id: string) => ({
      options: [{ name: 'Fit', values: [{ name: id }] }],
      variants: [testVariant('1', { Fit: id })],
    });
    const mugs = titles.map((title, index) => shirt(`m${index}`, title, sized(`f${index}`)));
    expect(joinedOf(...mugs).options[1]).toEqual({
      name: 'Colour',
      values: [{ name: 'Blue white' }, { name: 'red' }],
    });
  });

  it('become variants with their picture, seen by buyers where the product is', () => {
    const images = ['/1.svg', '/2.svg'].map(url => ({ id: url, url, alt: '' }));
    const joined = joinedOf(
      shirt('a', 'Oak oil 250 ml', { images, status: 'active', weightGrams: 5 }),
      shirt('b', 'Oak oil 500 ml', { status: 'draft', barcode: '123' }),
    );
    expect(joined.variants).toMatchObject([
      { imageUrl: '/1.svg', visible: true, weightGrams: 5 },
      { imageUrl: null, visible: false, barcode: '123' },
    ]);
  });

  const optionsOf = (...names: string[]) => ({
    options: names.map(name => ({ name, values: [{ name: 'x' }] })),
  });
  const manyVariants = (count: number) => ({
    ...optionsOf('Fit'),
    variants: Array.from({ length: count }, (_, index) =>
      testVariant(`${index}`, { Fit: `${index}` }),
    ),
  });

  it.each([
    [6, 'options', optionsOf('a', 'b', 'c', 'd', 'e'), optionsOf('a', 'b', 'c', 'd', 'e')],
    [2048, 'variants', manyVariants(1024), manyVariants(1024)],
  ] as const)('can be as many as a product has: %i %s', (count, part, one, other) => {
    const joined = joinedOf(shirt('a', 'Oak oil 250 ml', one), shirt('b', 'Oak oil 1 l', other));
    expect(part === 'options' ? joined.options : joined.variants).toHaveLength(
      part === 'options' ? count : 2048,
    );
  });

  it.each([
    ['options', optionsOf(...'abcdef'), optionsOf(...'abcdef')],
    ['variants', manyVariants(1024), manyVariants(1025)],
  ])('cannot be more: %s', (_, one, other) => {
    const pair = [shirt('a', 'Oak oil 250 ml', one), shirt('b', 'Oak oil 1 l', other)];
    expect(joinAsOptions(pair, NAMES)).toEqual({ problem: 'tooMany' });
  });

  it('are not joined where their options only read alike', () => {
    const pair = [
      shirt('a', 'Oak oil 250 ml', optionsOf('Fit', 'Cut')),
      shirt('b', 'Oak oil 1 l', optionsOf('FitCut')),
    ];
    expect(joinAsOptions(pair, NAMES)).toEqual({ problem: 'options' });
  });

  it('are not joined where two variants are the same, in whatever order they say so', () => {
    const variants = [
      testVariant('1', { Fit: 'x', Cut: 'y' }),
      testVariant('2', { Cut: 'y', Fit: 'x' }),
    ];
    const pair = [
      shirt('a', 'Oak oil 250 ml', { ...optionsOf('Fit', 'Cut'), variants }),
      shirt('b', 'Oak oil 1 l', optionsOf('Fit', 'Cut')),
    ];
    expect(joinAsOptions(pair, NAMES)).toEqual({ problem: 'sameValues' });
    expect(joinAsOptions([], NAMES)).toEqual({ problem: 'currency' });
  });

  it('are not joined where two of them are the same in every option', () => {
    const sizes = ['250 ml', '500 ml', '250 ml'];
    const oils = sizes.map((size, index) => shirt(`o${index}`, `Oak oil ${size}`));
    expect(joinAsOptions(oils, NAMES)).toEqual({ problem: 'sameValues' });
  });

  it('are merged as such, in a valid product', () => {
    const [survivor, other] = [shirt('a', 'Oak oil 250 ml'), shirt('b', 'Oak oil 1 l')];
    const plan = planMerge({
      survivor,
      others: [other],
      choices: suggestedChoices(survivor, [other]),
      reports: [],
      giveaways: [],
      joined: joinedOf(survivor, other),
    });
    expect(plan.problems).toEqual([]);
    expect(plan.product).toMatchObject({ id: 'a', title: 'Oak oil', sku: '', barcode: '' });
    expect(plan.product.variants).toHaveLength(2);
  });
});
