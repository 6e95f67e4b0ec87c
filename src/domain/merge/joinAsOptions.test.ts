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
