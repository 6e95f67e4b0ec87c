import { expect, it } from 'vitest';
import { weekAround } from './isoWeeks.ts';
import { choosableDays, readWeek } from './weekChoice.ts';

const newest = weekAround('2026-11-16');
const limits = { newest, oldest: '2026-10-07' };
const read = (week: string | null, oldest: string | null = limits.oldest) =>
  readWeek(new URLSearchParams(week === null ? {} : { week }), { newest, oldest });

it('shows the newest full week where the address says nothing', () => {
  expect(read(null)).toEqual({ week: newest, problem: null });
});

it.each(['2026-W47', '2026-W46', '2026-W41'])('shows %s', text => {
  const choice = read(text);
  expect(choice.problem).toBeNull();
  expect(choice.week.from <= newest.from).toBe(true);
});

it.each([
  ['2026-W48', 'notWhole'],
  ['2027-W01', 'notWhole'],
  ['2026-W40', 'beforeFirst'],
  ['2026-W54', 'noWeek'],
  ['<b>', 'noWeek'],
  ['', 'noWeek'],
])('of %s it says %s, and shows the newest', (asked, kind) => {
  expect(read(asked)).toMatchObject({ week: newest, problem: { kind, asked } });
});

it('refuses no early week as long as the first day is not known', () => {
  expect(read('1999-W01', null).problem).toBeNull();
});

it('offers the days of the first week with figures to those of the newest full one', () => {
  expect(choosableDays(limits)).toEqual({ min: '2026-10-05', max: '2026-11-22' });
  expect(choosableDays({ newest, oldest: null }).min).toBeUndefined();
});
