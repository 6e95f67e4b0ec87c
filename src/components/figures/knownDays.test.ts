import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachDay } from '@/domain/analytics/days.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { testDay } from '@/domain/analytics/testDay.ts';
import { readWithKnown } from './knownDays.ts';

const scope = { businessId: 'b1' };
const march = (from: number, to: number): DayRange => ({
  from: `2026-03-${String(from).padStart(2, '0')}`,
  to: `2026-03-${String(to).padStart(2, '0')}`,
});

const prepare = () => {
  const client = new QueryClient();
  const asked: DayRange[] = [];
  const read = async (range: DayRange) => {
    asked.push(range);
    return eachDay(range.from, range.to)
      .filter(day => day !== '2026-03-11')
      .map(day => testDay(day, {}));
  };
  const days = async (range: DayRange, of = scope) =>
    (await readWithKnown(client, of, range, read)).map(({ day }) => day);
  return { client, asked, days };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads of a range what was not just read, a day without figures included', async () => {
  const { asked, days } = prepare();
  await days(march(9, 15));
  await days(march(2, 8));
  expect(await days(march(1, 15))).toEqual(
    eachDay('2026-03-01', '2026-03-15').filter(day => day !== '2026-03-11'),
  );
  expect(await days(march(8, 12))).toHaveLength(4);
  expect(asked).toEqual([march(9, 15), march(2, 8), march(1, 1)]);
});

it('reads again after a minute, however often the days were put together since', async () => {
  const { asked, days } = prepare();
  await days(march(9, 15));
  vi.advanceTimersByTime(40_000);
  await days(march(9, 14));
  vi.advanceTimersByTime(40_000);
  await days(march(9, 13));
  expect(asked).toEqual([march(9, 15), march(9, 13)]);
});

it('reads again what was declared old, and takes nothing from another scope', async () => {
  const { client, asked, days } = prepare();
  await days(march(9, 15));
  await days(march(9, 15), { businessId: 'b2' });
  await client.invalidateQueries();
  await days(march(9, 15));
  expect(asked).toHaveLength(3);
});
