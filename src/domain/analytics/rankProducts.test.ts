import { describe, expect, it } from 'vitest';
import { decliningProducts, isDeclining, rankProducts } from './rankProducts.ts';
import { testDay, viewed } from './testDay.ts';

const range = { from: '2026-01-01', to: '2026-01-05' };
const days = [
  testDay('2026-01-01', { byProduct: { a: viewed(9), b: viewed(1) } }),
  testDay('2026-01-03', { byProduct: { b: viewed(20) } }),
  testDay('2026-01-05', { byProduct: { a: viewed(2), b: viewed(3), old: viewed(4) } }),
];

describe('rankProducts', () => {
  it('ranks by views and compares equal halves: the middle of odd days is in neither', () => {
    const ranked = rankProducts(days, range, {});
    expect(ranked.map(({ id }) => id)).toEqual(['b', 'a', 'old']);
    expect(ranked[0]).toMatchObject({ activity: viewed(24), firstHalf: 1, secondHalf: 3 });
  });

  it('folds merged products into the survivor before it ranks', () => {
    const ranked = rankProducts(days, range, { old: 'a' });
    expect(ranked.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(ranked[1]).toMatchObject({ activity: viewed(15), firstHalf: 9, secondHalf: 6 });
  });

  it('puts the biggest loss first among the declining', () => {
    const product = (id: string, firstHalf: number, secondHalf: number) => ({
      id,
      activity: viewed(0),
      firstHalf,
      secondHalf,
    });
    const products = [product('up', 1, 2), product('little', 5, 4), product('much', 9, 1)];
    expect(products.map(isDeclining)).toEqual([false, true, true]);
    expect(decliningProducts(products).map(({ id }) => id)).toEqual(['much', 'little']);
  });

  it('compares nothing within a single day', () => {
    const one = rankProducts([days[0] ?? testDay('2026-01-01')], { ...range, to: range.from }, {});
    expect(one[0]).toMatchObject({ firstHalf: 0, secondHalf: 0 });
  });
});
