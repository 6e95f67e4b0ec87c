import { useMemo } from 'react';
import { LATEST_READ, useLatestRecords } from '@/components/list/useLatestRecords.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { byFrequency } from '@/domain/text/byFrequency.ts';

/**
 * Categories, brands and tags of the products that the business changed last, the most frequent first;
 * `isWhole` says whether those are all of its products.
 */
export const useProductSuggestions = (businessId: string, enabled: boolean) => {
  const data = useLatestRecords<Product>('products', { businessId }, enabled);
  return useMemo(
    () => ({
      category: byFrequency((data ?? []).map(product => product.category)),
      brand: byFrequency((data ?? []).map(product => product.brand)),
      tags: byFrequency((data ?? []).flatMap(product => product.tags)),
      isWhole: (data ?? []).length < LATEST_READ,
    }),
    [data],
  );
};
