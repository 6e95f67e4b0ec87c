import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Redirects, redirectsOf } from '@/domain/analytics/redirects.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { RecordStore } from '@/providers/types.ts';
import { freshQueries } from './freshQueries.ts';
import type { StatsScope } from './useRollUps.ts';

/** Tombstones read at once; more come in further pages. */
const PAGE = 500;

interface Tombstone {
  id: string;
  mergedInto: string | null;
}

const instant = (day: string) => new Date(`${day}T00:00:00Z`);

/** Products merged on or after a day, and before another where one is given: one read for each. */
const readTombstones = async (
  dataProvider: Pick<RecordStore, 'stream'>,
  { businessId }: StatsScope,
  from: string,
  until?: string,
): Promise<Tombstone[]> => {
  const tombstones: Tombstone[] = [];
  const pages = dataProvider.stream('products', {
    filter: {
      ...(businessId === null ? {} : { businessId }),
      mergedAt_gte: instant(from),
      ...(until === undefined ? {} : { mergedAt_lt: instant(until) }),
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
  return tombstones;
};

/**
 * Which products were merged into which, as far as a range can tell of it: only products merged on
 * or after its first day can have visits of their own in it. One read for each of them.
 * @param until the day before which merges are enough, where the later ones are known.
 */
export const readRedirects = async (
  dataProvider: Pick<RecordStore, 'stream'>,
  scope: StatsScope,
  from: string,
  until?: string,
): Promise<Redirects> => redirectsOf(await readTombstones(dataProvider, scope, from, until));

const keyOf = ({ businessId }: StatsScope) => ['products', 'mergesRead', businessId] as const;

/** What the last minute read, from the earliest day on. */
const knownRedirects = (queryClient: QueryClient, scope: StatsScope) =>
  freshQueries(queryClient, keyOf(scope))
    .flatMap(({ queryKey, state }) => {
      const from = queryKey.at(-1);
      const redirects = queryClient.getQueryData<Redirects>(queryKey);
      return typeof from === 'string' && redirects
        ? [{ from, redirects, updatedAt: state.dataUpdatedAt }]
        : [];
    })
    .sort((one, other) => (one.from < other.from ? -1 : 1))[0];

/**
 * The redirects since a day, of which only those merges are read that no read of the last minute
 * holds. Merges from before the day do no harm: those products have no visits since.
 */
export const redirectsWithKnown = async (
  queryClient: QueryClient,
  scope: StatsScope,
  from: string,
  read: (from: string, until?: string) => Promise<Redirects>,
): Promise<Redirects> => {
  const known = knownRedirects(queryClient, scope);
  if (known && known.from <= from) return known.redirects;
  const redirects = { ...(await read(from, known?.from)), ...known?.redirects };
  // Not newer than its oldest part.
  queryClient.setQueryData(
    [...keyOf(scope), from],
    redirects,
    known && { updatedAt: known.updatedAt },
  );
  return redirects;
};

/** The merges that the figures of a range have to follow. */
export const useRedirects = (scope: StatsScope, from: string | null) => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['products', 'redirects', scope.businessId, from],
    queryFn: () =>
      from === null
        ? {}
        : redirectsWithKnown(queryClient, scope, from, (...days) =>
            readRedirects(dataProvider, scope, ...days),
          ),
    enabled: from !== null,
    // Comparing asks further back; what is known until then is enough for the range itself.
    placeholderData: keepPreviousData,
  });
};
