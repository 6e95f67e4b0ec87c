import type { TrendPoint } from './aggregate.ts';
import { metricOf, type PageMetric } from './pageMetrics.ts';

/** A day's figure beside that of the day as far into the period before; null without a roll-up. */
export interface ComparedPoint {
  day: string;
  value: number | null;
  before: { day: string; value: number | null } | null;
}

/**
 * A figure by day, each day beside its counterpart: the first day of the range beside the first of
 * the period before, and so on. Without that period, and beyond its end, there is none.
 */
export const comparedTrend = (
  trend: readonly TrendPoint[],
  before: readonly TrendPoint[],
  metric: PageMetric,
): ComparedPoint[] =>
  trend.map(({ day, totals }, index) => {
    const other = before[index];
    return {
      day,
      value: metricOf(totals, metric),
      before: other ? { day: other.day, value: metricOf(other.totals, metric) } : null,
    };
  });
