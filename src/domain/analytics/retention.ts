import type { DailyStats } from '../schemas/stats.ts';
import { addDays, eachDay, weekOf } from './days.ts';
import type { DayRange } from './ranges.ts';

/** A week's share of a cohort. `share` is null where the roll-ups do not cover the week yet. */
export interface RetentionCell {
  /** Weeks since the cohort's first one, which is 0. */
  week: number;
  /** The cohort's users on an average day of that week, as a share of the cohort. */
  share: number | null;
  /** Days of that week with a roll-up. */
  days: number;
}

/** The people who came for the first time in one week. */
export interface CohortRow {
  /** Monday of the first week. */
  week: string;
  /** How many people that were: the week's new users. */
  size: number;
  cells: RetentionCell[];
}

/**
 * Who came back: a row for each week of first visits that lies whole in the range and has a
 * roll-up for every day (else its size is not known), a cell for each week since.
 * Roll-ups know users by day, so a cell is the cohort on an average day of the week, not its
 * unique people in the week.
 * @param days the roll-ups of the range, in any order.
 */
export const retentionTable = (days: readonly DailyStats[], range: DayRange): CohortRow[] => {
  const byDay = new Map(days.map(day => [day.day, day]));
  const weeks = [...new Set(eachDay(range.from, range.to).map(weekOf))];
  const rollUpsOf = (week: string) =>
    eachDay(week, addDays(week, 6)).flatMap(day => byDay.get(day) ?? []);
  return weeks
    .filter(week => rollUpsOf(week).length === 7)
    .map(cohort => {
      const size = rollUpsOf(cohort).reduce((sum, day) => sum + day.newUsers, 0);
      const cells = weeks
        .filter(week => week >= cohort)
        .map((week, index) => {
          const known = rollUpsOf(week);
          const visits = known.reduce((sum, day) => sum + (day.cohorts[cohort] ?? 0), 0);
          const share = known.length === 0 || size === 0 ? null : visits / known.length / size;
          return { week: index, share, days: known.length };
        });
      return { week: cohort, size, cells };
    });
};
