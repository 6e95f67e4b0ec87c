import { expect, it } from 'vitest';
import { comparedTrend } from './comparedTrend.ts';
import { sumTotals } from './metrics.ts';
import { testDay } from './testDay.ts';

const point = (day: string, views: number | null) => ({
  day,
  totals: views === null ? null : sumTotals([testDay(day, { views })]),
});

it('puts each day beside the one as far into the period before', () => {
  const now = [point('2026-03-03', 7), point('2026-03-04', null)];
  const before = [point('2026-03-01', 4), point('2026-03-02', 0)];
  expect(comparedTrend(now, before, 'views')).toEqual([
    { day: '2026-03-03', value: 7, before: { day: '2026-03-01', value: 4 } },
    { day: '2026-03-04', value: null, before: { day: '2026-03-02', value: 0 } },
  ]);
});

it('has nothing beside days that the period before does not have', () => {
  expect(comparedTrend([point('2026-03-03', 7)], [], 'views')).toEqual([
    { day: '2026-03-03', value: 7, before: null },
  ]);
});
