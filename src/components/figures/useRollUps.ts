import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DayRange, MAX_RANGE_DAYS } from '@/domain/analytics/ranges.ts';
import type { DailyStats } from '@/domain/schemas/stats.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { readWithKnown } from './knownDays.ts';

/** Whose figures: one business's, or (null) the whole platform's. */
export type StatsScope = { businessId: string | null };

const scopeFilter = ({ businessId }: StatsScope) => ({
  scope: businessId === null ? 'platform' : 'business',
  businessId,
});

/** The roll-ups of a range: one read for each day that has one. */
export const readRollUps = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  scope: StatsScope,
  range: DayRange,
): Promise<DailyStats[]> => {
  const { data } = await dataProvider.getList<DailyStats>('stats', {
    filter: { ...scopeFilter(scope), day_gte: range.from, day_lte: range.to },
    sort: { field: 'day', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_RANGE_DAYS },
    meta: { total: 'none' },
  });
  return data;
};

const readEndDay =
  (order: 'ASC' | 'DESC') =>
  async (
    dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
    scope: StatsScope,
  ): Promise<string | null> => {
    const { data } = await dataProvider.getList<DailyStats>('stats', {
      filter: scopeFilter(scope),
      sort: { field: 'day', order },
      pagination: { page: 1, perPage: 1 },
      meta: { total: 'none' },
    });
    return data[0]?.day ?? null;
  };

/** The newest day with a roll-up; null where there is none at all. One read. */
export const readNewestDay = readEndDay('DESC');

/** The first day with a roll-up; null where there is none at all. One read. */
export const readOldestDay = readEndDay('ASC');

/** The roll-ups of a range, kept like any other read; days that were just read are not read again. */
export const useRollUps = (scope: StatsScope, range: DayRange | null) => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['stats', 'days', scope.businessId, range?.from, range?.to],
    queryFn: () =>
      range
        ? readWithKnown(queryClient, scope, range, lacking =>
            readRollUps(dataProvider, scope, lacking),
          )
        : [],
    enabled: range !== null,
  });
};

/** The newest day with a roll-up, kept like any other read. */
export const useNewestDay = (scope: StatsScope) => {
  const { dataProvider } = useServices();
  return useQuery({
    queryKey: ['stats', 'newest', scope.businessId],
    queryFn: () => readNewestDay(dataProvider, scope),
  });
};

/** The first day with a roll-up, kept like any other read. */
export const useOldestDay = (scope: StatsScope, enabled: boolean) => {
  const { dataProvider } = useServices();
  return useQuery({
    queryKey: ['stats', 'oldest', scope.businessId],
    queryFn: () => readOldestDay(dataProvider, scope),
    enabled,
  });
};
