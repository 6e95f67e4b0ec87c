import { useQuery } from '@tanstack/react-query';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { Filter } from '@/providers/types.ts';

/** How many rows a filter matches, counted by the back end (one read for a thousand rows). */
export const useCount = (resource: ResourceName, filter: Filter) => {
  const { dataProvider } = useServices();
  return useQuery({
    queryKey: [resource, 'count', filter],
    queryFn: () => dataProvider.count(resource, { filter }),
  });
};
