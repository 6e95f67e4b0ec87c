import type { DailyStats } from '../schemas/stats.ts';
import { dayCount } from './days.ts';

type Day = Pick<DailyStats, 'day' | 'returningUsers' | 'previousVisits'>;

const EPOCH = '1970-01-01';

/**
 * How many of the days' users came on an earlier one of the days: without them, everybody counts
 * once, on the first of their visits. A previous visit on a day that is not among `days` (before
 * the range, or missing from it) is not taken off, because nobody counted that person there. So
 * nobody who came on one of the days is lost, and after a gap of missing days somebody may count
 * once more.
 * @param days different days of one scope, in any order.
 */
export const countRepeatVisits = (days: readonly Day[]): number => {
  const numbered = days.map(({ day, previousVisits = {} }) => ({
    number: dayCount(EPOCH, day),
    previousVisits,
  }));
  const counted = new Set(numbered.map(({ number }) => number));
  return numbered.reduce(
    (sum, { number, previousVisits }) =>
      Object.entries(previousVisits).reduce(
        (repeats, [daysAgo, users]) =>
          counted.has(number - Number(daysAgo)) ? repeats + users : repeats,
        sum,
      ),
    0,
  );
};

/**
 * The days whose users count again although they may have come on an earlier one of the days: their
 * roll-ups do not tell previous visits. The first day repeats nobody.
 * @param days different days of one scope, the earliest first.
 */
export const daysMissingRepeats = (days: readonly Day[]): string[] =>
  days
    .slice(1)
    .filter(({ returningUsers, previousVisits }) => returningUsers > 0 && !previousVisits)
    .map(({ day }) => day);
