import { describe, expect, it } from 'vitest';
import type { BusinessDay } from '../schemas/stats.ts';
import { MAX_BUSINESSES_PER_DAY, sumBusinesses } from './businessFigures.ts';
import { testDay, viewed } from './testDay.ts';

const platform = (day: string, byBusiness?: Record<string, BusinessDay>) =>
  testDay(day, { scope: 'platform', businessId: null, ...(byBusiness && { byBusiness }) });

describe('sumBusinesses', () => {
  it('adds up the days, and takes the open reports of the newest', () => {
    const owners = (imports: number, edits: number, openReports: number) => ({
      ...{ imports, edits, openReports },
    });
    const { sums, reportsOn, unreported, full } = sumBusinesses([
      platform('2026-01-01', {
        a: { ...viewed(5, 1, 2), ...owners(1, 2, 7) },
        b: { ...viewed(0), ...owners(0, 0, 3) },
      }),
      platform('2026-01-02', { a: { ...viewed(4), ...owners(0, 3, 2) } }),
    ]);
    expect(sums.get('a')).toEqual({
      activity: viewed(9, 1, 2),
      ...owners(1, 5, 2),
    });
    expect(sums.get('b')?.openReports).toBe(0);
    expect({ reportsOn, unreported, full }).toEqual({
      reportsOn: '2026-01-02',
      unreported: [],
      full: [],
    });
  });

  it('says which days tell no businesses, and does not know what no day tells', () => {
    const { sums, reportsOn, unreported } = sumBusinesses([
      platform('2026-01-01'),
      platform('2026-01-02', { a: viewed(1) }),
    ]);
    expect(unreported).toEqual(['2026-01-01']);
    expect(reportsOn).toBeNull();
    expect(sums.get('a')).toEqual({
      activity: viewed(1),
      ...{ imports: null, edits: null, openReports: null },
    });
  });

  it('says which days list as many as they may', () => {
    const many = Array.from({ length: MAX_BUSINESSES_PER_DAY }, (_, index) => [
      `b${index}`,
      viewed(1),
    ]);
    expect(sumBusinesses([platform('2026-01-01', Object.fromEntries(many))]).full).toEqual([
      '2026-01-01',
    ]);
  });
});
