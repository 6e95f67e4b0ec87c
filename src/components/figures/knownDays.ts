import type { QueryClient } from '@tanstack/react-query';
import { lackingDays } from '@/domain/analytics/lackingDays.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import type { DailyStats } from '@/domain/schemas/stats.ts';
import { freshQueries } from './freshQueries.ts';
import type { StatsScope } from './useRollUps.ts';

/** Kept by when it was read: what is put together of it must not make it look newer than it is. */
const keyOf = ({ businessId }: StatsScope) => ['stats', 'read', businessId] as const;

const isText = (value: unknown) => typeof value === 'string';

const freshReads = (queryClient: QueryClient, scope: StatsScope) =>
  freshQueries(queryClient, keyOf(scope)).flatMap(({ queryKey }) => {
    const [from, to] = queryKey.slice(-2).filter(isText);
    const days = queryClient.getQueryData<DailyStats[]>(queryKey);
    return from !== undefined && to !== undefined && days ? [{ from, to, days }] : [];
  });

/**
 * The roll-ups of a range, of which only those days are read that no read of the last minute holds:
 * a month after a week of it, the week before after the one that was compared with it.
 * @param read reads the roll-ups of days, oldest first.
 */
export const readWithKnown = async (
  queryClient: QueryClient,
  scope: StatsScope,
  range: DayRange,
  read: (lacking: DayRange) => Promise<DailyStats[]>,
): Promise<DailyStats[]> => {
  const known = freshReads(queryClient, scope);
  const lacking = lackingDays(range, known);
  const byDay = new Map(
    known
      .flatMap(({ days }) => days)
      .filter(({ day }) => day >= range.from && day <= range.to)
      .map(one => [one.day, one]),
  );
  if (lacking) {
    const days = await read(lacking);
    queryClient.setQueryData([...keyOf(scope), lacking.from, lacking.to], days);
    for (const one of days) byDay.set(one.day, one);
  }
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
};
