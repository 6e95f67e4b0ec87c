import { describe, expect, it } from 'vitest';
import { doneSchema } from '../schemas/stats.ts';
import { aggregateStats } from './aggregate.ts';
import { DONE_KINDS, markedDays } from './marks.ts';
import { testDay } from './testDay.ts';

describe('markedDays', () => {
  it('marks a day once, with every kind and how much of it', () => {
    const { marks, unreported } = markedDays([
      { day: '2026-11-01', done: { giveaway: 1, price: 14, import: 2 } },
      { day: '2026-11-02', done: {} },
      { day: '2026-11-03', done: { delete: 0, archive: 3 } },
    ]);
    expect(marks).toEqual([
      {
        day: '2026-11-01',
        counts: [
          { kind: 'import', count: 2 },
          { kind: 'price', count: 14 },
          { kind: 'giveaway', count: 1 },
        ],
      },
      { day: '2026-11-03', counts: [{ kind: 'archive', count: 3 }] },
    ]);
    expect(unreported).toEqual([]);
  });

  it('tells a day on which nothing was done from one that does not tell', () => {
    expect(markedDays([{ day: '2026-11-01' }, { day: '2026-11-02', done: {} }])).toEqual({
      marks: [],
      unreported: ['2026-11-01'],
    });
  });

  it('is of the days of the range alone, and of what was written last for each', () => {
    const { done } = aggregateStats(
      [
        testDay('2026-10-31', { done: { price: 1 } }),
        testDay('2026-11-01', { done: { price: 2 }, updatedAt: new Date('2026-11-01T12:00:00Z') }),
        testDay('2026-11-01', { done: { price: 3 } }),
        testDay('2026-11-02'),
      ],
      { from: '2026-11-01', to: '2026-11-03' },
    );
    expect(done).toEqual({
      marks: [{ day: '2026-11-01', counts: [{ kind: 'price', count: 3 }] }],
      unreported: ['2026-11-02'],
      open: ['2026-11-01', '2026-11-02', '2026-11-03'],
    });
  });

  it('knows every kind that a day can tell', () => {
    expect(DONE_KINDS).toEqual(Object.keys(doneSchema.shape));
  });
});
