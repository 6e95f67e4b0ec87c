import { addDays, dayCount, isDay } from './days.ts';

/** A range of UTC days, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The ranges that are one click away. */
export const RANGE_PRESETS = [
  'last7',
  'last30',
  'last90',
  'thisMonth',
  'lastMonth',
  'last180',
] as const;

/** A range that is one click away. */
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** Longest range, in days: every day is one document read. */
export const MAX_RANGE_DAYS = 366;

/** Figures that are this many days behind are worth a warning. */
const STALE_DAYS = 3;

/** Whether the newest day with figures lies so far back that the job that writes them may have stopped. */
export const isBehind = (newest: string, today: string): boolean =>
  dayCount(newest, today) > STALE_DAYS;

/** Why a range cannot be shown; each has its own message. */
export type RangeProblem = 'notADay' | 'wrongWay' | 'tooLong' | 'inTheFuture';

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

/** The days of a preset, ending with `today` (which is not over yet) or the month's last day. */
export const presetRange = (preset: RangePreset, today: string): DayRange => {
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  const lastOfBefore = addDays(monthStart(today), -1);
  switch (preset) {
    case 'last7':
      return last(7);
    case 'last30':
      return last(30);
    case 'last90':
      return last(90);
    case 'last180':
      return last(180);
    case 'thisMonth':
      return { from: monthStart(today), to: today };
    case 'lastMonth':
      return { from: monthStart(lastOfBefore), to: lastOfBefore };
  }
};

/** The range of the same length that ends the day before. */
export const periodBefore = (range: DayRange): DayRange => ({
  from: addDays(range.from, -dayCount(range.from, range.to)),
  to: addDays(range.from, -1),
});

/** What is wrong with a range that somebody typed; null where it can be shown. */
export const rangeProblem = (range: DayRange, today: string): RangeProblem | null => {
  if (!isDay(range.from) || !isDay(range.to)) return 'notADay';
  if (range.from > range.to) return 'wrongWay';
  if (range.from > today) return 'inTheFuture';
  return dayCount(range.from, range.to) > MAX_RANGE_DAYS ? 'tooLong' : null;
};

/** What a page's address says of the range. */
export interface RangeChoice {
  preset: RangePreset | 'custom';
  range: DayRange;
  problem: RangeProblem | null;
}

const isPreset = (text: string | null): text is RangePreset =>
  RANGE_PRESETS.some(preset => preset === text);

/** Reads `?range=last30` or `?from=…&to=…`; the last 30 days where neither is given. */
export const readRange = (search: URLSearchParams, today: string): RangeChoice => {
  const [from, to] = [search.get('from'), search.get('to')];
  if (from !== null && to !== null) {
    const range = { from, to };
    return { preset: 'custom', range, problem: rangeProblem(range, today) };
  }
  const wanted = search.get('range');
  const preset = isPreset(wanted) ? wanted : 'last30';
  return { preset, range: presetRange(preset, today), problem: null };
};
