import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { STALE_TIME } from '@/providers/queryClient.ts';

/** What was read under a key, or one that begins so, within the last minute and is not declared old. */
export const freshQueries = (queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter(query => !query.isStaleByTime(STALE_TIME));
