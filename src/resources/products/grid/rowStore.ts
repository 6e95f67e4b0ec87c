import { detailsRequest } from '@/domain/collectionPaths.ts';
import type { GridProduct } from '@/domain/grid/gridRows.ts';
import type { RowStore } from '@/domain/grid/saveRow.ts';
import { statusAction } from '@/domain/grid/statusAction.ts';
import { detailsUpdate } from '@/domain/product/form/detailsWrites.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import { readOrNull } from '@/providers/readOrNull.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/**
 * Where a grid saves a product: with its private part in one commit where a cost changes.
 * @param isKnown whether the grid has the private part, which is read again with the product then.
 */
export const rowStore = (
  dataProvider: Pick<BackOfficeDataProvider, 'update' | 'getOne'>,
  uid: string,
  id: string,
  isKnown: () => boolean,
): Pick<RowStore, 'store' | 'read'> => ({
  store: async ({ details: before = null, ...previousData }, data, after): Promise<GridProduct> => {
    const part = after && detailsUpdate(previousData, before, after, uid);
    const action = statusAction({ ...data, ...after });
    const { data: product } = await dataProvider.update<Product>('products', {
      ...{ id, data, previousData },
      meta: { source: 'bulk', action, ...part?.meta },
    });
    return part ? { ...product, details: part.details } : product;
  },
  read: async () => {
    const { data: product } = await dataProvider.getOne<Product>('products', { id });
    if (!isKnown()) return product;
    const request = detailsRequest(product);
    const details = await readOrNull<ProductDetails>(dataProvider, 'productDetails', request);
    return { ...product, details };
  },
});
