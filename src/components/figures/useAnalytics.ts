import { useMemo, useState } from 'react';
import { type AnalyticsReport, aggregateStats } from '@/domain/analytics/aggregate.ts';
import { dayCount } from '@/domain/analytics/days.ts';
import { type DayRange, periodBefore } from '@/domain/analytics/ranges.ts';
import { comparesAtOnce } from '@/domain/analytics/readBudget.ts';
import { useRedirects } from './useRedirects.ts';
import { type StatsScope, useRollUps } from './useRollUps.ts';

/** The figures of a range and of the period before it, as far as they are there. */
export interface Analytics {
  report: AnalyticsReport | null;
  /** null while it loads, where it was not asked for, and where no day of it has a roll-up. */
  before: AnalyticsReport | null;
  /** Whether the period before is still being read. */
  comparing: boolean;
  /** Asks for the period before, where that is not done at once; `reads` is what it costs. */
  compare: { reads: number; run: () => void } | null;
  error: unknown;
  retry: () => void;
}

/** What a page has once its figures are there. */
export type Figures = Pick<Analytics, 'before' | 'comparing' | 'compare'> & {
  report: AnalyticsReport;
};

/**
 * Loads the figures of a range. Days and merges are read at the same time, then the period before.
 * @param range null while it is not known yet.
 * @param withProducts whether products are shown, so that merges must be followed.
 */
export const useAnalytics = (
  scope: StatsScope,
  range: DayRange | null,
  withProducts: boolean,
): Analytics => {
  const [asked, setAsked] = useState<string | null>(null);
  const key = range && `${range.from} ${range.to}`;
  const budget = scope.businessId === null ? 'platform' : 'business';
  const atOnce = range !== null && comparesAtOnce(range, budget);
  const compares = atOnce || (asked !== null && asked === key);
  const earlier = range && compares ? periodBefore(range) : null;
  const days = useRollUps(scope, range);
  // The figures come first: what they are compared with is read once they are there.
  const daysBefore = useRollUps(scope, days.data ? earlier : null);
  const redirects = useRedirects(scope, range && withProducts ? (earlier ?? range).from : null);
  const followed = withProducts ? redirects.data : NO_REDIRECTS;
  const report = useMemo(
    () => (range && days.data && followed ? aggregateStats(days.data, range, followed) : null),
    [days.data, range, followed],
  );
  const before = useMemo(() => {
    if (!range || !daysBefore.data?.length || !followed) return null;
    return aggregateStats(daysBefore.data, periodBefore(range), followed);
  }, [daysBefore.data, range, followed]);
  const queries = [days, daysBefore, redirects];
  return {
    report,
    before,
    comparing: earlier !== null && daysBefore.isPending,
    compare:
      range && !compares
        ? { reads: dayCount(range.from, range.to), run: () => setAsked(key) }
        : null,
    error: queries.find(query => query.error)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
};

const NO_REDIRECTS = {};
