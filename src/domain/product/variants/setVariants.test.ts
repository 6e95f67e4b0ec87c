import { describe, expect, it } from 'vitest';
import { makeVariant } from './makeVariant.ts';
import { setVariants } from './setVariants.ts';

const inventory = { tracked: false, quantity: '', inStock: true, oversell: false };
let ids = 0;
const make = makeVariant({ inventory }, () => {
  ids += 1;
  return `v${ids}`;
});
const variants = ['S', 'M', 'L'].map(Size => make({ Size }, null));
const two = new Set(['v1', 'v3']);

describe('setVariants', () => {
  it('sets a price for those in view only', () => {
    expect(setVariants(variants, two, 'price', '9').map(v => v.price)).toEqual(['9', '', '9']);
  });

  it('counts stock where a number is given, and stops where none is', () => {
    const counted = setVariants(variants, two, 'quantity', '4');
    expect(counted.map(v => v.inventory.tracked)).toEqual([true, false, true]);
    expect(counted[0]?.inventory.quantity).toBe('4');
    expect(setVariants(counted, two, 'quantity', '')[0]?.inventory.tracked).toBe(false);
  });

  it('hides and shows', () => {
    const hidden = setVariants(variants, two, 'visible', '');
    expect(hidden.map(v => v.visible)).toEqual([false, true, false]);
    expect(setVariants(hidden, two, 'visible', 'yes').every(v => v.visible)).toBe(true);
  });
});
