import type { Activity, DailyStats } from '../schemas/stats.ts';

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
 * Sums over the days of a range. `users` and `returningUsers` are unique within each day, so a
 * person who comes on three days counts three times; `newUsers` counts everybody once.
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

/** The sum of what the days counted. */
export const sumTotals = (days: readonly Pick<DailyStats, CountedMetric>[]): Totals => {
  const totals = noTotals();
  for (const day of days) for (const metric of COUNTED_METRICS) totals[metric] += day[metric];
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
