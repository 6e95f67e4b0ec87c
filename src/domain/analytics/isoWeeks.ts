import { addDays, isDay, weekOf } from './days.ts';
import type { DayRange } from './ranges.ts';

const WEEK_TEXT = /^(\d{4})-W(\d{2})$/;

/** The Monday of a year's first week by ISO 8601: the one that holds January 4. */
const firstMonday = (year: string) => weekOf(`${year}-01-04`);

/** The week, Monday to Sunday, that a day lies in. */
export const weekAround = (day: string): DayRange => {
  const from = weekOf(day);
  return { from, to: addDays(from, 6) };
};

/** The week that begins so many weeks later (earlier where negative). */
export const weeksLater = ({ from }: DayRange, weeks: number): DayRange =>
  weekAround(addDays(from, 7 * weeks));

/** Year and number of a week by ISO 8601, as text: its year is that of its Thursday. */
export const weekNumber = ({ from }: DayRange): { year: string; week: string } => {
  const year = addDays(from, 3).slice(0, 4);
  const days = (Date.parse(from) - Date.parse(firstMonday(year))) / 86_400_000;
  return { year, week: String(Math.round(days / 7) + 1) };
};

/** A week as it is written in addresses: `2026-W46`. */
export const weekText = (range: DayRange): string => {
  const { year, week } = weekNumber(range);
  return `${year}-W${week.padStart(2, '0')}`;
};

/** The week that a text like `2026-W46` names; null where there is no such week. */
export const weekNamed = (text: string): DayRange | null => {
  const [, year, week] = WEEK_TEXT.exec(text) ?? [];
  if (year === undefined || week === undefined || !isDay(`${year}-01-04`)) return null;
  const range = weekAround(addDays(firstMonday(year), 7 * (Number(week) - 1)));
  return weekText(range) === text ? range : null;
};
