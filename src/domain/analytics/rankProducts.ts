import type { Activity, DailyStats } from '../schemas/stats.ts';
import { type Redirects, sumActivity } from './redirects.ts';

/** One product's activity in a range. */
export interface RankedProduct {
  id: string;
  activity: Activity;
}

/** A product that was viewed less than in the period before. */
export interface DecliningProduct {
  id: string;
  /** Views in the period before, and in this one. */
  before: number;
  now: number;
}

/**
 * Every product with activity in the range, most viewed first (ties by clicks, then by id).
 * @param days the roll-ups of the range, in any order.
 */
export const rankProducts = (
  days: readonly DailyStats[],
  redirects: Redirects,
): RankedProduct[] => {
  const sums = sumActivity(
    days.map(({ byProduct }) => byProduct),
    redirects,
  );
  return [...sums]
    .map(([id, activity]) => ({ id, activity }))
    .sort(
      (a, b) =>
        b.activity.views - a.activity.views ||
        b.activity.clicks - a.activity.clicks ||
        (a.id < b.id ? -1 : 1),
    );
};

/**
 * The products that lost views against the period before, biggest loss first. One that nobody
 * looks at any more has lost most easily, so those of the period before count as well.
 */
export const decliningProducts = (
  now: readonly RankedProduct[],
  before: readonly RankedProduct[],
): DecliningProduct[] => {
  const views = new Map(now.map(({ id, activity }) => [id, activity.views]));
  return before
    .map(({ id, activity }) => ({ id, before: activity.views, now: views.get(id) ?? 0 }))
    .filter(product => product.now < product.before)
    .sort((a, b) => a.now - a.before - (b.now - b.before) || (a.id < b.id ? -1 : 1));
};
