import { describe, expect, it } from 'vitest';
import { decliningProducts, rankProducts } from './rankProducts.ts';
import { testDay, viewed } from './testDay.ts';

const days = [
  testDay('2026-01-01', { byProduct: { a: viewed(9), b: viewed(1) } }),
  testDay('2026-01-03', { byProduct: { b: viewed(20) } }),
  testDay('2026-01-05', { byProduct: { a: viewed(2), b: viewed(3), old: viewed(4) } }),
];

describe('rankProducts', () => {
  it('adds up the days and ranks by views', () => {
    const ranked = rankProducts(days, {});
    expect(ranked.map(({ id }) => id)).toEqual(['b', 'a', 'old']);
    expect(ranked[0]).toEqual({ id: 'b', activity: viewed(24) });
  });

  it('folds merged products into the survivor before it ranks', () => {
    const ranked = rankProducts(days, { old: 'a' });
    expect(ranked.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(ranked[1]).toEqual({ id: 'a', activity: viewed(15) });
  });
});

describe('decliningProducts', () => {
  const product = (id: string, views: number) => ({ id, activity: viewed(views) });

  it('puts the biggest loss first and leaves out what did not lose', () => {
    const now = [product('up', 2), product('same', 3), product('little', 4), product('much', 1)];
    const before = [product('much', 9), product('little', 5), product('same', 3), product('up', 1)];
    expect(decliningProducts(now, before)).toEqual([
      { id: 'much', before: 9, now: 1 },
      { id: 'little', before: 5, now: 4 },
    ]);
  });

  it('names a product that nobody looks at any more, and none that is new', () => {
    expect(decliningProducts([product('new', 5)], [product('forgotten', 7)])).toEqual([
      { id: 'forgotten', before: 7, now: 0 },
    ]);
  });

  it('loses exactly what the pages’ comparison loses where every product lost', () => {
    const now = rankProducts(days.slice(0, 1), {});
    const before = rankProducts(days, {});
    const lost = decliningProducts(now, before).reduce((sum, one) => sum + one.before - one.now, 0);
    const total = (ranked: typeof now) =>
      ranked.reduce((sum, { activity }) => sum + activity.views, 0);
    expect(lost).toBe(total(before) - total(now));
  });
});
