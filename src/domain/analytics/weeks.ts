import { addDays, weekOf } from './days.ts';
import type { DayRange } from './ranges.ts';

/**
 * The last week, Monday to Sunday, that is over and that the figures reach to the end of.
 * @param newest the newest day with figures.
 * @param today the day that is not over yet.
 */
export const lastFullWeek = (newest: string, today: string): DayRange => {
  const yesterday = addDays(today, -1);
  const end = newest < yesterday ? newest : yesterday;
  const from = addDays(weekOf(addDays(end, 1)), -7);
  return { from, to: addDays(from, 6) };
};

/** The month that a week ends in, from its first day to the week's last. */
export const monthUpTo = ({ to }: DayRange): DayRange => ({ from: `${to.slice(0, 7)}-01`, to });
