import { QueryClient } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from './retryPolicy.ts';

/** How long a read counts as fresh, in milliseconds (specification, section 9). */
export const STALE_TIME = 60_000;

/** How long unused reads are kept, in milliseconds (specification, section 9). */
export const GC_TIME = 300_000;

/** The cache of reads for one signed-in person. */
export const createQueryClient = () =>
  new QueryClient({
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
