import { useMemo } from 'react';
import { useLatestRecords } from '@/components/list/useLatestRecords.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { byFrequency } from '@/domain/text/byFrequency.ts';

/** Categories, brands and tags that the business uses, the most frequent first. */
export const useProductSuggestions = (businessId: string, enabled: boolean) => {
  const data = useLatestRecords<Product>('products', { businessId }, enabled);
  return useMemo(
    () => ({
      category: byFrequency((data ?? []).map(product => product.category)),
      brand: byFrequency((data ?? []).map(product => product.brand)),
      tags: byFrequency((data ?? []).flatMap(product => product.tags)),
    }),
    [data],
  );
};
