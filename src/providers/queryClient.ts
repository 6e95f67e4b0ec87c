import { QueryCache, type QueryClient } from '@tanstack/react-query';
import { COLLECTIONS } from '@/domain/collections.ts';
import { forgetDenied } from './cache/forgetDenied.ts';
import { RereadingQueryClient } from './cache/RereadingQueryClient.ts';
import { recordSharing } from './cache/recordSharing.ts';
import { retryDelay, shouldRetry } from './retryPolicy.ts';

/** How long a read counts as fresh, in milliseconds: going back and forth is not billed again. */
export const STALE_TIME = 60_000;

/** How long unused reads are kept, in milliseconds. */
export const GC_TIME = 300_000;

/** The cache of reads for one signed-in person. */
export const createQueryClient = (): QueryClient => {
  const queryClient = new RereadingQueryClient({
    queryCache: new QueryCache({ onError: forgetDenied }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        gcTime: GC_TIME,
        retry: shouldRetry,
        retryDelay,
        // Coming back to the tab must not bill the whole page again within the minute.
        refetchOnWindowFocus: false,
      },
    },
  });
  // Whoever puts records there, react-admin or we, what comes out holds dates.
  for (const [resource, { schema }] of Object.entries(COLLECTIONS)) {
    queryClient.setQueryDefaults([resource], { structuralSharing: recordSharing(schema) });
  }
  return queryClient;
};
