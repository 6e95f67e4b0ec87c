import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { CallMeta, Filter } from '@/providers/types.ts';

/**
 * Reads the resource's lists anew when any of its records that match is added or changed. Watches
 * only the newest by `field`, so that following a list of any size costs one read.
 */
export const useRefetchOnChange = (
  resource: ResourceName,
  field: 'updatedAt' | 'enteredAt' | 'at',
  filter: Filter,
  meta?: CallMeta,
): void => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const key = JSON.stringify([filter, meta]);
  const wanted = useRef({ filter, meta });
  wanted.current = { filter, meta };
  useEffect(
    function followNewest() {
      let first = true;
      void key;
      return dataProvider.watchList(
        resource,
        { ...wanted.current, sort: { field, order: 'DESC' }, limit: 1 },
        {
          next: () => {
            if (!first) queryClient.invalidateQueries({ queryKey: [resource] });
            first = false;
          },
          error: error => console.warn(`Live updates of ${resource} ended`, error),
        },
      );
    },
    [dataProvider, queryClient, resource, field, key],
  );
};
