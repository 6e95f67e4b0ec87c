import type { Activity, DailyStats } from '../schemas/stats.ts';
import { countRepeatVisits } from './repeatVisits.ts';

/** The figures that roll-ups count. */
export const COUNTED_METRICS = [
  'views',
  'saves',
  'clicks',
  'users',
  'newUsers',
  'returningUsers',
] as const;

/** A counted figure. */
export type CountedMetric = (typeof COUNTED_METRICS)[number];

/**
 * What the days of a range count together. Everybody counts once in `users`, on the first day they
 * came, and once in `newUsers` or in `returningUsers`: as what they were on that day.
 */
export type Totals = Record<CountedMetric, number>;

const noTotals = (): Totals => ({
  views: 0,
  saves: 0,
  clicks: 0,
  users: 0,
  newUsers: 0,
  returningUsers: 0,
});

/**
 * What the days counted, added up, and everybody who came on several of them counted once. Who comes
 * again was returning on that day, so both figures lose the same number.
 * @param days different days of one scope, in any order.
 */
export const sumTotals = (
  days: readonly Pick<DailyStats, CountedMetric | 'day' | 'previousVisits'>[],
): Totals => {
  const totals = noTotals();
  for (const day of days) for (const metric of COUNTED_METRICS) totals[metric] += day[metric];
  const repeats = countRepeatVisits(days);
  totals.users -= repeats;
  totals.returningUsers -= repeats;
  return totals;
};

/** Clicks out for every view, from 0 up; null where nothing was viewed. */
export const conversion = ({ views, clicks }: Pick<Activity, 'views' | 'clicks'>): number | null =>
  views === 0 ? null : clicks / views;

/** Saves for every view; null where nothing was viewed. */
export const saveRate = ({ views, saves }: Pick<Activity, 'views' | 'saves'>): number | null =>
  views === 0 ? null : saves / views;

/** A figure against the period before. `change` is a share (0.5: half more); null from nothing. */
export interface Change {
  now: number;
  before: number;
  difference: number;
  change: number | null;
}

/** Sets a figure against the period before. */
export const compareFigures = (now: number, before: number): Change => ({
  now,
  before,
  difference: now - before,
  change: before === 0 ? null : (now - before) / before,
});
