import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Product } from '@/domain/schemas/product.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { Filter } from '@/providers/types.ts';

const SHOWN = 8;
const SHORTEST = 2;

/** Finds products by words. Owners find the catalogue's active ones and all of their own. */
export const useProductSearch = (text: string) => {
  const { dataProvider } = useServices();
  const { actor } = useAuth();
  const wanted = useAfterPause(text);
  const scopes: Filter[] =
    actor.role === 'owner' ? [{ status: 'active' }, { businessId: actor.uid }] : [{}];
  const { data, isFetching, error } = useQuery({
    queryKey: ['products', 'search', wanted, actor.role],
    queryFn: async () => {
      const pages = await Promise.all(
        scopes.map(scope =>
          dataProvider.getList<Product>('products', {
            filter: { ...scope, q: wanted },
            sort: { field: 'createdAt', order: 'DESC' },
            pagination: { page: 1, perPage: SHOWN },
            meta: { total: 'none' },
          }),
        ),
      );
      const found = pages.flatMap(page => page.data).filter(product => !product.mergedInto);
      return [...new Map(found.map(product => [product.id, product])).values()].slice(0, SHOWN);
    },
    enabled: wanted.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  return {
    found: wanted.length >= SHORTEST ? (data ?? []) : [],
    searching: isFetching,
    asked: wanted.length >= SHORTEST,
    error,
  };
};
