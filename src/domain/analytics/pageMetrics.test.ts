import { describe, expect, it } from 'vitest';
import { sumTotals } from './metrics.ts';
import { countsPeopleOnce, isShare, metricOf, PAGE_METRICS, readMetric } from './pageMetrics.ts';
import { testDay } from './testDay.ts';

describe('metricOf', () => {
  const totals = sumTotals([testDay('2026-01-01', { views: 8, saves: 2, clicks: 4, users: 5 })]);

  it('reads counts and shares', () => {
    expect(metricOf(totals, 'users')).toBe(5);
    expect(metricOf(totals, 'conversion')).toBe(0.5);
    expect(metricOf(totals, 'saveRate')).toBe(0.25);
    expect(PAGE_METRICS.filter(isShare)).toEqual(['conversion', 'saveRate']);
  });

  it('tells figures whose days add up to more than the period', () => {
    expect(PAGE_METRICS.filter(countsPeopleOnce)).toEqual(['users', 'returningUsers']);
  });

  it('has none of a missing day', () => {
    for (const metric of PAGE_METRICS) expect(metricOf(null, metric)).toBeNull();
  });
});

describe('readMetric', () => {
  it('takes only what the page offers', () => {
    const read = (search: string) => readMetric(new URLSearchParams(search), ['views', 'saves']);
    expect([read('metric=saves'), read('metric=users'), read('')]).toEqual([
      'saves',
      'views',
      'views',
    ]);
  });
});
