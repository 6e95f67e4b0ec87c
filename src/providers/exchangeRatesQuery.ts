import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@/domain/analytics/days.ts';
import { useAuth } from './AuthContext.tsx';
import { loadExchangeRates } from './exchangeRates.ts';

/** The day's exchange rates, for pages that convert prices; an empty list where there are none. */
export const useExchangeRates = () => {
  const { exchangeRateUrl } = useAuth().configuration;
  return useQuery({
    queryKey: ['exchangeRates', exchangeRateUrl],
    queryFn: () =>
      loadExchangeRates(exchangeRateUrl, {
        fetch: (...request) => fetch(...request),
        storage: localStorage,
        today: dayOf(new Date()),
      }),
    staleTime: query => (query.state.data?.length ? Number.POSITIVE_INFINITY : 0),
    gcTime: Number.POSITIVE_INFINITY,
  });
};
