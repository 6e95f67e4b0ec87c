import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregateStats } from './aggregate.ts';
import { addDays, eachDay } from './days.ts';
import { periodBefore } from './ranges.ts';
import { testDay, viewed } from './testDay.ts';

const range = { from: '2026-01-01', to: '2026-01-03' };

describe('aggregateStats', () => {
  it('tells a missing day from a day without visits', () => {
    const report = aggregateStats(
      [testDay('2026-01-01'), testDay('2026-01-03', { views: 2 })],
      range,
    );
    expect(report.missingDays).toEqual(['2026-01-02']);
    expect(report.trend.map(point => point.totals?.views ?? null)).toEqual([0, null, 2]);
    expect(report.totals.views).toBe(2);
  });

  it('has an answer for a range without any data', () => {
    expect(aggregateStats([], range)).toMatchObject({
      totals: { views: 0, users: 0 },
      missingDays: ['2026-01-01', '2026-01-02', '2026-01-03'],
      products: [],
      countries: [],
      retention: [],
      updatedAt: null,
    });
  });

  it('leaves out days outside the range and counts a day once', () => {
    const report = aggregateStats(
      [
        testDay('2025-12-31', { views: 100 }),
        testDay('2026-01-02', { views: 1 }),
        testDay('2026-01-02', { views: 5, updatedAt: new Date('2026-01-03T05:00:00Z') }),
        testDay('2026-01-04', { views: 100 }),
      ],
      range,
    );
    expect(report.totals.views).toBe(5);
    expect(report.updatedAt).toEqual(new Date('2026-01-03T05:00:00Z'));
  });

  it('counts everybody once in the range, and in the period before from its own start', () => {
    const days = eachDay('2025-12-29', '2026-01-03').map(day =>
      testDay(day, { users: 3, returningUsers: 3, previousVisits: { 1: 2, 3: 1 } }),
    );
    const report = aggregateStats(days, range);
    expect(report.totals).toMatchObject({ users: 5, newUsers: 0, returningUsers: 5 });
    expect(report.trend.map(point => point.totals?.users)).toEqual([3, 3, 3]);
    expect(aggregateStats(days, periodBefore(range)).totals.users).toBe(5);
    expect(report.missingRepeats).toEqual([]);
  });

  it('names the days whose users may count again', () => {
    const untold = testDay('2026-01-02', { users: 1, returningUsers: 1 });
    delete untold.previousVisits;
    const report = aggregateStats([testDay('2026-01-01', { users: 1 }), untold], range);
    expect(report.totals.users).toBe(2);
    expect(report.missingRepeats).toEqual(['2026-01-02']);
  });

  it('shares out countries and devices, largest first', () => {
    const report = aggregateStats(
      [
        testDay('2026-01-01', { byCountry: { DE: 1, US: 2 }, byDevice: { phone: 3 } }),
        testDay('2026-01-02', { byCountry: { US: 1, FR: 0 } }),
      ],
      range,
    );
    expect(report.countries).toEqual([
      { key: 'US', count: 3, share: 0.75 },
      { key: 'DE', count: 1, share: 0.25 },
    ]);
    expect(report.devices).toEqual([{ key: 'phone', count: 3, share: 1 }]);
  });

  it('adds up to the last unit: parts, trend and products make the totals', () => {
    const activity = fc.record({ views: fc.nat(999), saves: fc.nat(99), clicks: fc.nat(99) });
    const day = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), activity);
    fc.assert(
      fc.property(fc.array(day, { minLength: 2, maxLength: 40 }), perDay => {
        const days = perDay.map((byProduct, index) => {
          const all = Object.values(byProduct);
          const sum = (key: 'views' | 'saves' | 'clicks') =>
            all.reduce((total, one) => total + one[key], 0);
          return testDay(addDays('2026-01-01', index), {
            byProduct,
            views: sum('views'),
            saves: sum('saves'),
            clicks: sum('clicks'),
          });
        });
        const whole = { from: '2026-01-01', to: addDays('2026-01-01', perDay.length - 1) };
        const report = aggregateStats(days, whole, { a: 'b', b: 'c' });
        const products = report.products.map(product => product.activity);
        expect(products.reduce((total, one) => total + one.views, 0)).toBe(report.totals.views);
        expect(products.reduce((total, one) => total + one.clicks, 0)).toBe(report.totals.clicks);
        for (const metric of ['views', 'saves', 'clicks'] as const)
          expect(report.trend.reduce((total, day) => total + (day.totals?.[metric] ?? 0), 0)).toBe(
            report.totals[metric],
          );
        const split = eachDay(whole.from, whole.to)[Math.floor(perDay.length / 2)] ?? whole.from;
        const [first, rest] = [
          aggregateStats(days, { from: whole.from, to: addDays(split, -1) }),
          aggregateStats(days, { from: split, to: whole.to }),
        ];
        expect(first.totals.views + rest.totals.views).toBe(report.totals.views);
      }),
    );
  });

  it('lists categories by views', () => {
    const report = aggregateStats(
      [testDay('2026-01-01', { byCategory: { Lamps: viewed(1), Chairs: viewed(4) } })],
      range,
    );
    expect(report.categories.map(({ key }) => key)).toEqual(['Chairs', 'Lamps']);
  });
});
