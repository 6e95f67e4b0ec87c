import { expect, it } from 'vitest';
import { marginOf } from './margin.ts';

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
