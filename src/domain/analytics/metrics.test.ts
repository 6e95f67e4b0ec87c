import { describe, expect, it } from 'vitest';
import { compareFigures, conversion, saveRate, sumTotals } from './metrics.ts';
import { testDay } from './testDay.ts';

describe('metrics', () => {
  it('sums every counted figure', () => {
    const days = [
      testDay('2026-01-01', { views: 3, users: 2, newUsers: 1, returningUsers: 1 }),
      testDay('2026-01-02', { views: 4, saves: 1, clicks: 2, users: 2, returningUsers: 2 }),
    ];
    expect(sumTotals(days)).toEqual({
      views: 7,
      saves: 1,
      clicks: 2,
      users: 4,
      newUsers: 1,
      returningUsers: 3,
    });
  });

  it('counts who comes on several days once, as new or as returning', () => {
    const days = [
      testDay('2026-01-01', { users: 2, newUsers: 1, returningUsers: 1 }),
      testDay('2026-01-02', { users: 3, newUsers: 1, returningUsers: 2, previousVisits: { 1: 2 } }),
    ];
    expect(sumTotals(days)).toMatchObject({ users: 3, newUsers: 2, returningUsers: 1 });
    expect(sumTotals(days.slice(1))).toMatchObject({ users: 3, newUsers: 1, returningUsers: 2 });
  });

  it('has no rate of nothing', () => {
    expect(conversion({ views: 0, clicks: 0 })).toBeNull();
    expect(conversion({ views: 8, clicks: 2 })).toBe(0.25);
    expect(saveRate({ views: 0, saves: 0 })).toBeNull();
    expect(saveRate({ views: 8, saves: 4 })).toBe(0.5);
  });

  it('compares with the period before, without a percentage of nothing', () => {
    expect(compareFigures(6, 4)).toEqual({ now: 6, before: 4, difference: 2, change: 0.5 });
    expect(compareFigures(6, 0).change).toBeNull();
    expect(compareFigures(0, 4).change).toBe(-1);
  });
});
