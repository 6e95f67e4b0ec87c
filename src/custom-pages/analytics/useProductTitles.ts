import { useQueries } from '@tanstack/react-query';
import { useServices } from '@/providers/ServicesContext.tsx';

/** A product's title; `gone` where it was deleted. */
export type ProductTitle = { title: string } | 'gone';

/**
 * The titles of the products in view, each read once and kept; undefined while one loads.
 * Titles that are known already are not read again when more come into view.
 */
export const useProductTitles = (ids: readonly string[]): ReadonlyMap<string, ProductTitle> => {
  const { dataProvider } = useServices();
  return useQueries({
    queries: ids.map(id => ({
      queryKey: ['products', 'title', id],
      queryFn: async (): Promise<ProductTitle> => {
        const { data } = await dataProvider.getMany('products', { ids: [id] });
        const title: unknown = data[0]?.title;
        return typeof title === 'string' ? { title } : 'gone';
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
