import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import type { Product } from '@/domain/schemas/product.ts';

/** How many of the newest products suggestions are taken from. */
const NEWEST = 50;

/** How long suggestions stay good, in milliseconds. */
const FRESH = 300_000;

const byFrequency = (values: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name);
};

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
