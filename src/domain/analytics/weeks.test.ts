import { expect, it } from 'vitest';
import { lastFullWeek, monthUpTo } from './weeks.ts';

// 2026-03-16 is a Monday.
it.each([
  ['2026-03-22', '2026-03-23', '2026-03-16'],
  ['2026-03-23', '2026-03-23', '2026-03-16'],
  ['2026-03-22', '2026-03-22', '2026-03-09'],
  ['2026-03-21', '2026-03-23', '2026-03-09'],
  ['2026-03-25', '2026-03-25', '2026-03-16'],
  ['2026-01-15', '2026-03-25', '2026-01-05'],
])('figures up to %s, on %s: the week of %s', (newest, today, from) => {
  expect(lastFullWeek(newest, today).from).toBe(from);
});

it('a week is seven days, and its month begins with the first', () => {
  const week = lastFullWeek('2026-03-04', '2026-03-05');
  expect(week).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(monthUpTo(week)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});
