import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Redirects, redirectsOf } from '@/domain/analytics/redirects.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { RecordStore } from '@/providers/types.ts';
import type { StatsScope } from './useRollUps.ts';

/** Tombstones read at once; more come in further pages. */
const PAGE = 500;

/**
 * Which products were merged into which, as far as a range can tell of it: only products merged on
 * or after its first day can have visits of their own in it. One read for each of them.
 */
export const readRedirects = async (
  dataProvider: Pick<RecordStore, 'stream'>,
  { businessId }: StatsScope,
  from: string,
): Promise<Redirects> => {
  const tombstones: { id: string; mergedInto: string | null }[] = [];
  const pages = dataProvider.stream('products', {
    filter: {
      ...(businessId === null ? {} : { businessId }),
      mergedAt_gte: new Date(`${from}T00:00:00Z`),
    },
    sort: { field: 'mergedAt', order: 'ASC' },
    pageSize: PAGE,
  });
  for await (const page of pages)
    for (const record of page)
      tombstones.push({
        id: String(record.id),
        mergedInto: typeof record.mergedInto === 'string' ? record.mergedInto : null,
      });
  return redirectsOf(tombstones);
};

/** The merges that the figures of a range have to follow. */
export const useRedirects = (scope: StatsScope, from: string | null) => {
  const { dataProvider } = useServices();
  return useQuery({
    queryKey: ['products', 'redirects', scope.businessId, from],
    queryFn: () => (from === null ? {} : readRedirects(dataProvider, scope, from)),
    enabled: from !== null,
    // Comparing asks further back; what is known until then is enough for the range itself.
    placeholderData: keepPreviousData,
  });
};
