import type { Goals } from '../schemas/figureNotes.ts';
import type { AnalyticsReport } from './aggregate.ts';
import { addDays, dayCount } from './days.ts';

/** The figures that a goal can be set for. */
export const GOAL_METRICS = ['views', 'saves', 'clicks'] as const;

/** A figure that a goal can be set for. */
export type GoalMetric = (typeof GOAL_METRICS)[number];

/** How far a goal of a month is. */
export interface GoalProgress {
  metric: GoalMetric;
  goal: number;
  reached: number;
  /** What comes of the month if its other days are as those so far; null where no day has figures. */
  pace: number | null;
}

/** The goals of the month that a period ends in. */
interface MonthOfGoals {
  /** The first and the last day of the month. */
  from: string;
  to: string;
  /** Days of the month with figures. */
  days: number;
  isOver: boolean;
  /** Null where the period does not hold the month from its first day. */
  progress: GoalProgress[] | null;
}

/** The first day of the next month. */
const nextMonth = (first: string) => `${addDays(first, 31).slice(0, 7)}-01`;

/** How far the goals of the month are that the period ends in, from the figures of its days. */
export const monthOfGoals = (
  { range, trend }: Pick<AnalyticsReport, 'range' | 'trend'>,
  goals: Goals,
): MonthOfGoals => {
  const from = `${range.to.slice(0, 7)}-01`;
  const to = addDays(nextMonth(from), -1);
  const known = trend.flatMap(({ day, totals }) => (totals && day >= from ? [totals] : []));
  const month = { from, to, days: known.length, isOver: range.to === to };
  if (range.from > from) return { ...month, progress: null };
  const progress = GOAL_METRICS.flatMap(metric => {
    const goal = goals[metric];
    if (goal === undefined) return [];
    const reached = known.reduce((sum, totals) => sum + totals[metric], 0);
    const pace =
      known.length === 0 ? null : Math.round((reached / known.length) * dayCount(from, to));
    return [{ metric, goal, reached, pace }];
  });
  return { ...month, progress };
};
