import { expect, it } from 'vitest';
import { MAX_PRODUCTS_PER_DAY } from './rollUpEvents.ts';
import { seenProducts } from './seenProducts.ts';
import { testDay, viewed } from './testDay.ts';

it('tells the last day with a view; a save alone is none, and merged products are their survivor', () => {
  const { lastViewed, fullDays } = seenProducts(
    [
      testDay('2026-01-01', { byProduct: { a: viewed(1), b: viewed(2), gone: viewed(1) } }),
      testDay('2026-01-02', { byProduct: { a: viewed(3), b: viewed(0, 1) } }),
    ],
    { gone: 'kept' },
  );
  expect([...lastViewed]).toEqual([
    ['a', '2026-01-02'],
    ['b', '2026-01-01'],
    ['kept', '2026-01-01'],
  ]);
  expect(fullDays).toEqual([]);
});

it('names the days that list as many products as a roll-up can', () => {
  const list = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`p${index}`, viewed(1)]));
  const { fullDays } = seenProducts(
    [
      testDay('2026-01-01', { byProduct: list(MAX_PRODUCTS_PER_DAY) }),
      testDay('2026-01-02', { byProduct: list(MAX_PRODUCTS_PER_DAY - 1) }),
    ],
    {},
  );
  expect(fullDays).toEqual(['2026-01-01']);
});
