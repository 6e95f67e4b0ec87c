import { describe, expect, it } from 'vitest';
import { aggregateStats } from './aggregate.ts';
import { figureDays, productActivity, productTrend } from './productActivity.ts';
import { periodBefore } from './ranges.ts';
import { MAX_PRODUCTS_PER_DAY } from './rollUpEvents.ts';
import { testDay, viewed } from './testDay.ts';

const range = { from: '2026-03-03', to: '2026-03-05' };
const days = [
  testDay('2026-03-03', {
    byProduct: { chair: viewed(4, 1, 2), stool: viewed(3), lamp: viewed(9) },
  }),
  testDay('2026-03-05', { byProduct: { chair: viewed(1), bench: viewed(2, 0, 1) } }),
];
const figures = figureDays(range, days);
const redirects = { bench: 'stool', stool: 'chair' };

describe('the activity of one product', () => {
  it('is what the ranking of all products has, with what was merged into it', () => {
    for (const merges of [{}, redirects]) {
      const { products } = aggregateStats(days, range, merges);
      expect(products.length).toBeGreaterThan(1);
      for (const { id, activity } of products)
        expect(productActivity(figures, id, merges)).toEqual(activity);
    }
    expect(productActivity(figures, 'chair', redirects)).toEqual(viewed(10, 1, 3));
  });

  it('is none where nobody came, and unknown where no day has figures', () => {
    expect(productActivity(figures, 'constructor', {})).toEqual(viewed(0));
    expect(productActivity(figureDays(range, []), 'chair', {})).toBeNull();
    expect(figures.missing).toEqual(['2026-03-04']);
  });

  it('is unknown of a product that a capped day may have left out', () => {
    const many = Array.from({ length: MAX_PRODUCTS_PER_DAY }, (_, index) => [
      `p${index}`,
      viewed(1),
    ]);
    const full = testDay('2026-03-04', { byProduct: Object.fromEntries(many) });
    const capped = figureDays(range, [...days, full]);
    expect(capped.capped).toEqual(['2026-03-04']);
    expect(productActivity(capped, 'unlisted', {})).toBeNull();
    expect(productActivity(capped, 'lamp', {})).toEqual(viewed(9));
  });
});

it('the views of a product by day are gaps where there is no roll-up, beside the period before', () => {
  const before = figureDays(periodBefore(range), [
    testDay('2026-03-01', { byProduct: { stool: viewed(5) } }),
  ]);
  const unread = productTrend(figures, null, 'chair', redirects);
  expect(unread.map(({ value }) => value)).toEqual([7, null, 3]);
  expect(unread.map(point => point.before)).toEqual([null, null, null]);
  const compared = productTrend(figures, before, 'chair', redirects);
  expect(compared.map(point => point.before)).toEqual([
    { day: '2026-02-28', value: null },
    { day: '2026-03-01', value: 5 },
    { day: '2026-03-02', value: null },
  ]);
});
