import { expect, it } from 'vitest';
import { addDays } from './days.ts';
import { weekAround, weekNamed, weekNumber, weeksLater, weekText } from './isoWeeks.ts';

it.each([
  ['2026-11-15', '2026-W46'],
  ['2026-11-16', '2026-W47'],
  // Four of its days are of the year before, or of the one after.
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2025-12-29', '2026-W01'],
])('%s lies in %s', (day, text) => {
  expect(weekText(weekAround(day))).toBe(text);
  expect(weekNamed(text)).toEqual(weekAround(day));
});

it.each([
  '',
  '2026',
  '2026-W00',
  '2026-W54',
  '2025-W53',
  '2026-W1',
  '2026-w46',
  'x2026-W46',
  '0000-W01 ',
])('“%s” is no week', text => expect(weekNamed(text)).toBeNull());

it('every week of twenty years has one name, and that name has it', () => {
  let day = '2015-01-01';
  const names = new Set<string>();
  for (; day < '2035-01-01'; day = addDays(day, 7)) {
    const week = weekAround(day);
    expect(weekNamed(weekText(week))).toEqual(week);
    names.add(weekText(week));
  }
  expect(names.size).toBe(1044);
});

it('a week has a number without zeros, and weeks before and after it', () => {
  const week = weekAround('2026-01-07');
  expect(weekNumber(week)).toEqual({ year: '2026', week: '2' });
  expect(weeksLater(week, -2)).toEqual({ from: '2025-12-22', to: '2025-12-28' });
  expect(weeksLater(week, 1)).toEqual({ from: '2026-01-12', to: '2026-01-18' });
});
