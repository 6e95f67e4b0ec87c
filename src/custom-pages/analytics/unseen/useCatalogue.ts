import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type Catalogue, readCatalogue } from './readCatalogue.ts';

/**
 * The active products of a business, or (null) of the platform. They are read when that is asked for,
 * never by themselves: it is a read for each.
 */
export const useCatalogue = (businessId: string | null) => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const [read, setRead] = useState(0);
  const queryKey = ['figures', 'catalogue', businessId];
  const { data, error, isFetching, refetch } = useQuery<Catalogue>({
    queryKey,
    queryFn: ({ signal }) =>
      readCatalogue(dataProvider, businessId, { signal, onProgress: setRead }),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    catalogue: data ?? null,
    error,
    isReading: isFetching,
    /** How many were read so far. */
    read,
    start: () => {
      setRead(0);
      void refetch();
    },
    cancel: () => void queryClient.cancelQueries({ queryKey, exact: true }),
  };
};
