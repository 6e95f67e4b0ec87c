import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { detailsRequest } from '@/domain/collectionPaths.ts';
import { isMissing } from '@/domain/errors.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import type { StoredProduct } from './saving/storedProduct.ts';

/**
 * The product as it was when the form was opened; the form itself notices later changes when it
 * saves. A product without a private part is whole.
 */
export const useStoredProduct = (productId: string) => {
  const product = useGetOne<Product>('products', { id: productId });
  const details = useGetOne<ProductDetails>(
    'productDetails',
    detailsRequest({ id: productId, businessId: product.data?.businessId ?? '' }),
    { retry: false, enabled: product.data !== undefined },
  );
  const detailsError = isMissing(details.error) ? null : details.error;
  const [opened, setOpened] = useState<StoredProduct | null>(null);
  const isReady =
    !product.isFetching && !details.isFetching && product.data && (details.data || details.error);
  if (!opened && isReady && product.data && !detailsError) {
    setOpened({ product: product.data, details: details.data ?? null });
  }
  return {
    stored: opened,
    error: opened ? null : (product.error ?? detailsError),
    retry: () => {
      void product.refetch();
      void details.refetch();
    },
  };
};
