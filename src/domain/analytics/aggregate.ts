import type { Activity, DailyStats } from '../schemas/stats.ts';
import { type BusinessFigures, sumBusinesses } from './businessFigures.ts';
import { eachDay } from './days.ts';
import { type MarkedDays, markedDays } from './marks.ts';
import { sumTotals, type Totals } from './metrics.ts';
import type { DayRange } from './ranges.ts';
import { type RankedProduct, rankProducts } from './rankProducts.ts';
import { type Redirects, sumActivity } from './redirects.ts';
import { daysMissingRepeats } from './repeatVisits.ts';
import { type CohortRow, retentionTable } from './retention.ts';
import { type SeenProducts, seenProducts } from './seenProducts.ts';
import { type SourceFigures, sumSources } from './sources.ts';
import { openDays } from './trailMarks.ts';

/** One day of a trend; null where there is no roll-up, which is not the same as nothing. */
export interface TrendPoint {
  day: string;
  totals: Totals | null;
}

/** A part of a whole, largest first. */
interface Share {
  key: string;
  count: number;
  /** From 0 to 1. */
  share: number;
}

/** Everything that pages show of a range: the only place where figures are made. */
export interface AnalyticsReport {
  range: DayRange;
  totals: Totals;
  trend: TrendPoint[];
  missingDays: string[];
  /** Days whose users may count again in `totals`: their roll-ups do not tell previous visits. */
  missingRepeats: string[];
  products: RankedProduct[];
  /** When products were last viewed. */
  seen: SeenProducts;
  /** Which businesses the platform's figures come from; those of one business tell of none. */
  businesses: BusinessFigures;
  categories: { key: string; activity: Activity }[];
  /** Where the products came from that the figures are of. */
  sources: SourceFigures;
  /** People by day, added up: somebody who comes on three days counts three times. */
  countries: Share[];
  devices: Share[];
  retention: CohortRow[];
  /** What was done on which of the days. */
  done: MarkedDays;
  /** When the newest roll-up was written; null where there is none. */
  updatedAt: Date | null;
}

const shares = (days: readonly Readonly<Record<string, number>>[]): Share[] => {
  const counts = new Map<string, number>();
  for (const day of days)
    for (const [key, count] of Object.entries(day)) counts.set(key, (counts.get(key) ?? 0) + count);
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count, share: count / whole }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
};

const newest = (days: readonly DailyStats[]) =>
  days.reduce<Date | null>(
    (latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest),
    null,
  );

/**
 * Adds up one scope's roll-ups.
 * @param stored roll-ups of that scope, in any order; those outside the range are left out, and of
 * two for the same day the one written last counts.
 */
export const aggregateStats = (
  stored: readonly DailyStats[],
  range: DayRange,
  redirects: Redirects = {},
): AnalyticsReport => {
  const byDay = new Map<string, DailyStats>();
  for (const one of stored) {
    const known = byDay.get(one.day);
    if (one.day < range.from || one.day > range.to) continue;
    if (!known || one.updatedAt > known.updatedAt) byDay.set(one.day, one);
  }
  const calendar = eachDay(range.from, range.to);
  const days = calendar.flatMap(day => byDay.get(day) ?? []);
  const categories = [...sumActivity(days.map(({ byCategory }) => byCategory))]
    .map(([key, activity]) => ({ key, activity }))
    .sort((a, b) => b.activity.views - a.activity.views || (a.key < b.key ? -1 : 1));
  return {
    range,
    totals: sumTotals(days),
    trend: calendar.map(day => {
      const rollUp = byDay.get(day);
      return { day, totals: rollUp ? sumTotals([rollUp]) : null };
    }),
    missingDays: calendar.filter(day => !byDay.has(day)),
    missingRepeats: daysMissingRepeats(days),
    products: rankProducts(days, redirects),
    seen: seenProducts(days, redirects),
    businesses: sumBusinesses(days),
    categories,
    sources: sumSources(days),
    countries: shares(days.map(({ byCountry }) => byCountry)),
    devices: shares(days.map(({ byDevice }) => byDevice)),
    retention: retentionTable(days, range),
    done: { ...markedDays(days), open: openDays(calendar, byDay) },
    updatedAt: newest(days),
  };
};
