import { describe, expect, it } from 'vitest';
import { eachDay } from './days.ts';
import { openDays, stretches, stretchFilter, trailMarks, unreached } from './trailMarks.ts';

const at = (time: string) => new Date(`${time}Z`);

describe('openDays', () => {
  it('are those without a roll-up, those whose writer does not know, and those that were not over yet', () => {
    const calendar = eachDay('2026-11-01', '2026-11-04');
    const byDay = new Map([
      ['2026-11-01', { done: {}, updatedAt: at('2026-11-02T00:00:00') }],
      ['2026-11-02', { updatedAt: at('2026-11-03T03:00:00') }],
      ['2026-11-03', { done: { price: 1 }, updatedAt: at('2026-11-03T23:59:59') }],
    ]);
    expect(openDays(calendar, byDay)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
  });
});

it('days in a row are one question, the newest first', () => {
  expect(stretches([])).toEqual([]);
  expect(stretches(['2026-10-31', '2026-11-01', '2026-11-04'])).toEqual([
    { from: '2026-11-04', to: '2026-11-04' },
    { from: '2026-10-31', to: '2026-11-01' },
  ]);
});

it('asks for whole days of UTC, of one business or of all', () => {
  const stretch = { from: '2026-10-31', to: '2026-11-01' };
  const times = { at_gte: '2026-10-31T00:00:00.000Z', at_lt: '2026-11-02T00:00:00.000Z' };
  expect(stretchFilter(stretch, 'owner')).toEqual({ businessId: 'owner', ...times });
  expect(stretchFilter(stretch, null)).toEqual(times);
});

it('a day of which not all was read is not told', () => {
  const days = eachDay('2026-11-01', '2026-11-05');
  const stretch = { from: '2026-11-02', to: '2026-11-05' };
  expect(unreached(stretch, at('2026-11-04T08:00:00'), days)).toEqual([
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
  ]);
});

describe('trailMarks', () => {
  const entry = (time: string, businessId: string | null, price: [number, number], id = 'p1') => ({
    ...{ at: at(time), action: 'update', resource: 'products', records: [id], businessId },
    actorRole: businessId === null ? 'superAdmin' : 'owner',
    changes: { [id]: [{ field: 'price', from: price[0], to: price[1] }] },
  });
  const entries = [
    entry('2026-11-03T12:00:00', 'owner', [1, 2]),
    entry('2026-11-03T09:00:00', 'owner', [2, 3]),
    entry('2026-11-03T08:00:00', 'other', [2, 3], 'p2'),
    entry('2026-11-02T08:00:00', 'owner', [2, 3]),
  ];

  it('counts as roll-ups do: a product once a day, the platform all businesses', () => {
    expect(trailMarks({ entries, untold: [] }, 'owner')).toEqual([
      { day: '2026-11-02', counts: [{ kind: 'price', count: 1 }] },
      { day: '2026-11-03', counts: [{ kind: 'price', count: 1 }] },
    ]);
    expect(trailMarks({ entries, untold: [] }, null).at(-1)?.counts).toEqual([
      { kind: 'price', count: 2 },
    ]);
  });

  it('marks no day of which not all was read, and none on which nothing counts', () => {
    expect(trailMarks({ entries, untold: ['2026-11-02'] }, 'owner').map(({ day }) => day)).toEqual([
      '2026-11-03',
    ]);
    const quiet = { ...entry('2026-11-03T12:00:00', 'owner', [1, 2]), resource: 'business' };
    expect(trailMarks({ entries: [quiet], untold: [] }, 'owner')).toEqual([]);
  });
});
