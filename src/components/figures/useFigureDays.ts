import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FigureDays, figureDays } from '@/domain/analytics/productActivity.ts';
import { type DayRange, periodBefore, presetRange } from '@/domain/analytics/ranges.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { readWithKnown } from './knownDays.ts';
import { readNewestDay, readRollUps, type StatsScope } from './useRollUps.ts';

/**
 * How long the days are kept, in milliseconds. The job that writes them is the only one that changes
 * them: saving a product, which makes every other read outdated, does not.
 */
const KEPT = 600_000;

/** Days that every row of a list and every product's page share. */
const keptDays = (queryKey: QueryKey, queryFn: () => Promise<FigureDays | null>) => ({
  queryKey,
  queryFn,
  staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
    Date.now() - state.dataUpdatedAt < KEPT ? ('static' as const) : 0,
  // What is kept is no record of the collection.
  structuralSharing: false,
});

const useReadDays = (scope: StatsScope) => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  return async (range: DayRange): Promise<FigureDays> => {
    const days = await readWithKnown(queryClient, scope, range, lacking =>
      readRollUps(dataProvider, scope, lacking),
    );
    return figureDays(range, days);
  };
};

/** The last 30 days up to the newest roll-up; null where there is none at all. At most 31 reads. */
export const useLast30Days = (scope: StatsScope) => {
  const { dataProvider } = useServices();
  const readDays = useReadDays(scope);
  return useQuery(
    keptDays(['stats', 'byProduct', scope.businessId], async () => {
      const newest = await readNewestDay(dataProvider, scope);
      return newest === null ? null : readDays(presetRange('last30', newest));
    }),
  );
};

/** The period before a range: a read for each of its days that has a roll-up. */
export const useDaysBefore = (scope: StatsScope, range: DayRange | null) => {
  const readDays = useReadDays(scope);
  const earlier = range && periodBefore(range);
  return useQuery({
    ...keptDays(['stats', 'byProduct', scope.businessId, 'before', earlier?.to], async () =>
      earlier ? readDays(earlier) : null,
    ),
    enabled: earlier !== null,
  });
};
