import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dayOf } from '@/domain/analytics/days.ts';
import { useAuth } from './AuthContext.tsx';
import { loadExchangeRates } from './exchangeRates.ts';

const ratesQuery = (url: string) =>
  queryOptions({
    queryKey: ['exchangeRates', url],
    queryFn: () =>
      loadExchangeRates(url, {
        fetch: (...request) => fetch(...request),
        storage: localStorage,
        today: dayOf(new Date()),
      }),
    staleTime: query => (query.state.data?.length ? Number.POSITIVE_INFINITY : 0),
    gcTime: Number.POSITIVE_INFINITY,
    // An amount without a rate says so where it stands; asking again would only keep people waiting.
    networkMode: 'always',
  });

/** The day's exchange rates, for pages that convert prices; an empty list where there are none. */
export const useExchangeRates = () => useQuery(ratesQuery(useAuth().configuration.exchangeRateUrl));

/** Loads the day's exchange rates for work that was begun; an empty list where there are none. */
export const useLoadExchangeRates = () => {
  const { exchangeRateUrl } = useAuth().configuration;
  const queryClient = useQueryClient();
  return useCallback(
    // What is cancelled with the session has no rates.
    () => queryClient.fetchQuery(ratesQuery(exchangeRateUrl)).catch(() => []),
    [queryClient, exchangeRateUrl],
  );
};
