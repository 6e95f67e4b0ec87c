import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type StatsScope,
  useNewestDay,
  useOldestDay,
  useRollUps,
} from '@/components/figures/useRollUps.ts';
import { dayOf } from '@/domain/analytics/days.ts';
import { weekText } from '@/domain/analytics/isoWeeks.ts';
import { type DayRange, periodBefore } from '@/domain/analytics/ranges.ts';
import { readWeek, type WeekChoice, type WeekLimits } from '@/domain/analytics/weekChoice.ts';
import { lastFullWeek } from '@/domain/analytics/weeks.ts';

/** The week in the address, and between which weeks one may choose. */
export interface ChosenWeek extends WeekChoice {
  limits: WeekLimits;
  choose: (week: DayRange) => void;
  /** Asks where the figures begin: one read, and only the first time. */
  askLimits: () => void;
}

/**
 * Reads and writes the week of the page in view. Where the figures begin is read only where the
 * week, or the one before it, has none: then those days are not read, so that the page costs no
 * more; and where somebody is about to choose a day.
 */
export const useWeekChoice = (scope: StatsScope) => {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState(false);
  const newest = useNewestDay(scope);
  const newestWeek = newest.data ? lastFullWeek(newest.data, dayOf(new Date())) : null;
  const wanted = newestWeek && readWeek(search, { newest: newestWeek, oldest: null }).week;
  const days = useRollUps(scope, wanted);
  const before = useRollUps(scope, wanted && days.data ? periodBefore(wanted) : null);
  const isEmpty = days.data?.length === 0;
  const oldest = useOldestDay(scope, isEmpty || before.data?.length === 0 || asked);
  const limits = newestWeek && { newest: newestWeek, oldest: oldest.data ?? null };
  // An empty week may lie before the first figure: what is shown is not known until then.
  const chosen: ChosenWeek | null =
    limits && !(isEmpty && oldest.isPending)
      ? {
          ...readWeek(search, limits),
          limits,
          choose: week =>
            setSearch(sought => {
              const next = new URLSearchParams(sought);
              next.set('week', weekText(week));
              return next;
            }),
          askLimits: () => setAsked(true),
        }
      : null;
  const { from, to } = chosen?.week ?? {};
  const week = useMemo(() => (from && to ? { from, to } : null), [from, to]);
  return { newest, oldest, chosen, week };
};
