import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type StatsScope, useNewestDay } from '@/components/figures/useRollUps.ts';
import { dayOf } from '@/domain/analytics/days.ts';
import {
  type DayRange,
  type RangeChoice,
  type RangePreset,
  readRange,
} from '@/domain/analytics/ranges.ts';

/** The range in the address. Presets end with the newest day that has figures. */
export interface ChosenRange {
  choice: RangeChoice;
  /** null while it is not known, and where it cannot be shown. */
  range: DayRange | null;
  /** The newest day with figures; null where there is none. */
  newest: string | null;
  error: unknown;
  retry: () => void;
  choosePreset: (preset: RangePreset) => void;
  chooseDays: (range: DayRange) => void;
}

/** Reads and writes the range of the page in view. */
export const useRangeChoice = (scope: StatsScope): ChosenRange => {
  const [search, setSearch] = useSearchParams();
  const { data: newest, error, refetch } = useNewestDay(scope);
  const last = newest ?? dayOf(new Date());
  const choice = useMemo(() => readRange(search, last), [search, last]);
  const set = useCallback(
    (entries: Record<string, string>) =>
      setSearch(before => {
        const next = new URLSearchParams(before);
        for (const name of ['range', 'from', 'to']) next.delete(name);
        for (const [name, value] of Object.entries(entries)) next.set(name, value);
        return next;
      }),
    [setSearch],
  );
  return {
    choice,
    range: newest === undefined || choice.problem ? null : choice.range,
    newest: newest ?? null,
    error,
    retry: () => void refetch(),
    choosePreset: preset => set({ range: preset }),
    chooseDays: range => set({ from: range.from, to: range.to }),
  };
};
