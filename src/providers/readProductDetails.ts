import { detailsRequest } from '@/domain/collectionPaths.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from './types.ts';

/**
 * The private part of a product; null where it has none.
 * @throws what reading throws.
 */
export const readProductDetails = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  product: Pick<Product, 'id' | 'businessId'>,
): Promise<ProductDetails | null> => {
  const { id, meta } = detailsRequest(product);
  // getMany, because a product without a private part is no error.
  const { data } = await dataProvider.getMany<ProductDetails>('productDetails', {
    ids: [id],
    meta,
  });
  return data[0] ?? null;
};
