import type { Activity, DailyStats } from '../schemas/stats.ts';
import { sumActivity } from './redirects.ts';

/** The source of products that were entered by hand, or from a file of no platform. */
export const BY_HAND = 'manual';

/** Which sources of products the figures of a range come from. */
export interface SourceFigures {
  /** Most viewed first. */
  parts: { key: string; activity: Activity }[];
  /** Days whose roll-up does not tell sources apart: they are in none of the parts. */
  untold: string[];
}

/**
 * Adds up what roll-ups tell of the sources of products.
 * @param days different days of one scope, the earliest first.
 */
export const sumSources = (
  days: readonly Pick<DailyStats, 'day' | 'bySource'>[],
): SourceFigures => ({
  parts: [...sumActivity(days.flatMap(({ bySource }) => (bySource ? [bySource] : [])))]
    .map(([key, activity]) => ({ key, activity }))
    .sort((a, b) => b.activity.views - a.activity.views || (a.key < b.key ? -1 : 1)),
  untold: days.filter(({ bySource }) => !bySource).map(({ day }) => day),
});
