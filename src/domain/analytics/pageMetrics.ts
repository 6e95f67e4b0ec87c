import { type CountedMetric, conversion, saveRate, type Totals } from './metrics.ts';

/** Every figure a page can show over time. */
export const PAGE_METRICS = [
  'views',
  'saves',
  'clicks',
  'conversion',
  'saveRate',
  'users',
  'newUsers',
  'returningUsers',
] as const;

/** A figure a page can show over time. */
export type PageMetric = (typeof PAGE_METRICS)[number];

/** Whether the figure is a share, not a number of things. */
export const isShare = (metric: PageMetric): metric is Exclude<PageMetric, CountedMetric> =>
  metric === 'conversion' || metric === 'saveRate';

/**
 * Whether people count once in a period and again on each of its days, so that the days add up to
 * more than the period.
 */
export const countsPeopleOnce = (metric: PageMetric): boolean =>
  metric === 'users' || metric === 'returningUsers';

/** A figure of some totals; null where there is none (a share of nothing, a missing day). */
export const metricOf = (totals: Totals | null, metric: PageMetric): number | null => {
  if (totals === null) return null;
  if (metric === 'conversion') return conversion(totals);
  return metric === 'saveRate' ? saveRate(totals) : totals[metric];
};

/** Reads `?metric=…`; the first of the page's own where it is none of them. */
export const readMetric = <T extends PageMetric>(
  search: URLSearchParams,
  offered: readonly [T, ...T[]],
): T => offered.find(metric => metric === search.get('metric')) ?? offered[0];
