import { describe, expect, it } from 'vitest';
import { eachDay } from './days.ts';
import { retentionTable } from './retention.ts';
import { testDay } from './testDay.ts';

const week1 = eachDay('2026-11-02', '2026-11-08').map(day =>
  testDay(day, { newUsers: 10, cohorts: { '2026-11-02': 14 } }),
);
const week2 = ['2026-11-09', '2026-11-10'].map((day, index) =>
  testDay(day, { newUsers: 1, cohorts: { '2026-11-02': index === 0 ? 7 : 14 } }),
);

describe('retentionTable', () => {
  it('shares the cohort of an average day, and says how many days that is from', () => {
    const rows = retentionTable([...week2, ...week1], { from: '2026-11-02', to: '2026-11-10' });
    expect(rows).toEqual([
      {
        week: '2026-11-02',
        size: 70,
        cells: [
          { week: 0, share: 0.2, days: 7 },
          { week: 1, share: 0.15, days: 2 },
        ],
      },
    ]);
  });

  it('leaves out a week whose size is not known', () => {
    expect(retentionTable(week1.slice(1), { from: '2026-11-02', to: '2026-11-08' })).toEqual([]);
  });

  it('has no share of nobody', () => {
    const empty = week1.map(day => ({ ...day, newUsers: 0, cohorts: {} }));
    const [row] = retentionTable(empty, { from: '2026-11-02', to: '2026-11-08' });
    expect(row?.cells[0]?.share).toBeNull();
  });
});
