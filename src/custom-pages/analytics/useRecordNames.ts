import { useQueries } from '@tanstack/react-query';
import { recordName } from '@/domain/recordName.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** What a record is called; `gone` where it was deleted. */
export type KnownName = { name: string } | 'gone';

/**
 * The names of the products or businesses in view, each read once and kept; undefined while one loads.
 * Those that are known already are not read again when more come into view.
 */
export const useRecordNames = (
  resource: 'products' | 'business',
  ids: readonly string[],
): ReadonlyMap<string, KnownName> => {
  const { dataProvider } = useServices();
  return useQueries({
    queries: ids.map(id => ({
      queryKey: [resource, 'title', id],
      queryFn: async (): Promise<KnownName> => {
        const { data } = await dataProvider.getMany(resource, { ids: [id] });
        const [record] = data;
        return record ? { name: recordName(resource, record) } : 'gone';
      },
    })),
    combine: results =>
      new Map(
        results.flatMap((result, index) => {
          const id = ids[index];
          return id !== undefined && result.data ? [[id, result.data] as const] : [];
        }),
      ),
  });
};
