import { expect, it } from 'vitest';
import { isOnSale, isReduced } from './onSale.ts';

const reduced = { price: 800, compareAtPrice: 1000 };
const regular = { price: 800, compareAtPrice: null };
const follows = { price: null, compareAtPrice: null };

it('is reduced below the price it is compared with, and only below', () => {
  expect(isReduced(reduced)).toBe(true);
  expect(isReduced({ price: 0, compareAtPrice: 1 })).toBe(true);
  expect(isReduced({ price: 1000, compareAtPrice: 1000 })).toBe(false);
  expect(isReduced({ price: null, compareAtPrice: 1000 })).toBe(false);
  expect(isReduced(regular)).toBe(false);
});

it('is on sale by what can be bought of it', () => {
  expect(isOnSale({ ...reduced, variants: [] })).toBe(true);
  expect(isOnSale({ ...regular, variants: [] })).toBe(false);
  expect(isOnSale({ ...regular, variants: [{ ...reduced, visible: true }] })).toBe(true);
  expect(isOnSale({ ...regular, variants: [{ ...reduced, visible: false }] })).toBe(false);
});

it('lets a variant without a price follow the product, and one with a price stand for itself', () => {
  expect(isOnSale({ ...reduced, variants: [{ ...follows, visible: true }] })).toBe(true);
  expect(isOnSale({ ...reduced, variants: [{ ...regular, visible: true }] })).toBe(false);
});
