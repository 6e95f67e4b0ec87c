import { useEditContext, useGetOne } from 'ra-core';
import { useState } from 'react';
import { detailsRequest } from '@/domain/collectionPaths.ts';
import { isMissing } from '@/domain/errors.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import type { StoredProduct } from './storedProduct.ts';

/**
 * The product of the edit view as it was when the form was opened; the form itself notices later
 * changes when it saves. A product without a private part is whole.
 */
export const useStoredProduct = () => {
  const product = useEditContext<Product>();
  const details = useGetOne<ProductDetails>(
    'productDetails',
    detailsRequest({ id: product.record?.id ?? '', businessId: product.record?.businessId ?? '' }),
    { retry: false, enabled: product.record !== undefined },
  );
  const detailsError = isMissing(details.error) ? null : details.error;
  const [opened, setOpened] = useState<StoredProduct | null>(null);
  const isReady = !product.isFetching && !details.isFetching && (details.data || details.error);
  if (!opened && isReady && product.record && !detailsError) {
    setOpened({ product: product.record, details: details.data ?? null });
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
