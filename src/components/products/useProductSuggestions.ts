import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import type { Product } from '@/domain/schemas/product.ts';
import { byFrequency } from '@/domain/text/byFrequency.ts';

/** How many of the newest products suggestions are taken from. */
const NEWEST = 50;

/** How long suggestions stay good, in milliseconds. */
const FRESH = 300_000;

/** Categories, brands and tags that the business uses, the most frequent first. */
export const useProductSuggestions = (businessId: string, enabled: boolean) => {
  const { data } = useGetList<Product>(
    'products',
    {
      filter: { businessId },
      sort: { field: 'updatedAt', order: 'DESC' },
      pagination: { page: 1, perPage: NEWEST },
      meta: { total: 'none' },
    },
    { enabled, staleTime: FRESH },
  );
  return useMemo(
    () => ({
      category: byFrequency((data ?? []).map(product => product.category)),
      brand: byFrequency((data ?? []).map(product => product.brand)),
      tags: byFrequency((data ?? []).flatMap(product => product.tags)),
    }),
    [data],
  );
};
