import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Actor } from '@/domain/access/roles.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { Filter } from '@/providers/types.ts';

const SHOWN = 8;
const SHORTEST = 2;

const scopesOf = ({ role, uid }: Actor, own: boolean): Filter[] => {
  if (role !== 'owner') return [{}];
  return own ? [{ businessId: uid }] : [{ status: 'active' }, { businessId: uid }];
};

/**
 * Finds products by words. Owners find the catalogue's active ones and all of their own.
 * @param own whether an owner looks among the own ones only.
 */
export const useProductSearch = (text: string, own = false) => {
  const { dataProvider } = useServices();
  const { actor } = useAuth();
  const wanted = useAfterPause(text);
  const scopes = scopesOf(actor, own);
  const { data, isFetching, error } = useQuery({
    queryKey: ['products', 'search', wanted, actor.role, own],
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
      const all = pages.flatMap(page => page.data).filter(product => !product.mergedInto);
      const found = [...new Map(all.map(product => [product.id, product])).values()];
      const more = found.length > SHOWN || pages.some(page => page.pageInfo?.hasNextPage);
      return { found: found.slice(0, SHOWN), more };
    },
    enabled: wanted.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  return {
    found: wanted.length >= SHORTEST ? (data?.found ?? []) : [],
    /** Whether more products have these words than are found at a time. */
    more: wanted.length >= SHORTEST && data?.more === true,
    searching: isFetching,
    asked: wanted.length >= SHORTEST,
    error,
  };
};
