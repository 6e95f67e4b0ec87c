import { expect, it } from 'vitest';
import { marginOf, marginRange } from './margin.ts';

it('is the share of the price that is left', () => {
  expect(marginOf(2000, 1500)).toBe(0.25);
  expect(marginOf(2000, 0)).toBe(1);
  expect(marginOf(1000, 1500)).toBe(-0.5);
});

it('is unknown without a price or a cost, and of a gift', () => {
  expect(marginOf(null, 100)).toBeNull();
  expect(marginOf(100, null)).toBeNull();
  expect(marginOf(0, 100)).toBeNull();
});

it('ranges over what can be bought', () => {
  const variants = [
    { id: 's', price: null, visible: true },
    { id: 'm', price: 4000, visible: true },
    { id: 'l', price: 1, visible: false },
  ];
  const product = { price: 2000, variants };
  const costs = { cost: 1000, variantCosts: { m: 1000 } };
  expect(marginRange(product, costs)).toEqual({ from: 0.5, to: 0.75 });
  expect(marginRange({ ...product, variants: [] }, costs)).toEqual({ from: 0.5, to: 0.5 });
  expect(marginRange(product, { cost: null, variantCosts: { m: 3000 } })).toEqual({
    from: 0.25,
    to: 0.25,
  });
  expect(marginRange(product, { cost: null, variantCosts: null })).toBeNull();
});
