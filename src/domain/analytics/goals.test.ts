import { describe, expect, it } from 'vitest';
import { aggregateStats } from './aggregate.ts';
import { eachDay } from './days.ts';
import { monthOfGoals } from './goals.ts';
import { testDay } from './testDay.ts';

const reportOf = (from: string, to: string, without: readonly string[] = []) =>
  aggregateStats(
    eachDay(from, to)
      .filter(day => !without.includes(day))
      .map(day => testDay(day, { views: 10, clicks: 2 })),
    { from, to },
  );

describe('monthOfGoals', () => {
  it('counts the days of the month that the period ends in, and no others', () => {
    expect(monthOfGoals(reportOf('2026-10-20', '2026-11-15'), { views: 200, clicks: 60 })).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-30', days: 15, isOver: false },
      progress: [
        { metric: 'views', goal: 200, reached: 150, pace: 300 },
        { metric: 'clicks', goal: 60, reached: 30, pace: 60 },
      ],
    });
  });

  it('takes the days with figures for the others, those that are missing among them', () => {
    const report = reportOf('2026-11-01', '2026-11-10', ['2026-11-02', '2026-11-03']);
    expect(monthOfGoals(report, { views: 200 })).toMatchObject({
      ...{ days: 8, progress: [{ reached: 80, pace: 300 }] },
    });
  });

  it('knows a month that is over, be it short or the last of a year', () => {
    for (const [from, to] of [
      ['2026-02-01', '2026-02-28'],
      ['2028-02-01', '2028-02-29'],
      ['2026-12-01', '2026-12-31'],
      ['2026-01-01', '2026-01-31'],
    ] as const)
      expect(monthOfGoals(reportOf(from, to), {})).toMatchObject({ from, to, isOver: true });
  });

  it('tells nothing of a month that the period does not hold from its beginning', () => {
    expect(monthOfGoals(reportOf('2026-11-02', '2026-11-15'), { views: 9 }).progress).toBeNull();
    expect(monthOfGoals(reportOf('2026-11-01', '2026-11-15'), {}).progress).toEqual([]);
  });
});
