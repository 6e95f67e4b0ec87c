import { can } from '@/domain/access/can.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { detailsPlace } from '@/domain/collectionPaths.ts';
import { costsOf, hasCosts, type ProductCosts } from '@/domain/product/productCosts.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** Products whose private details are asked for at a time. */
const AT_A_TIME = 20;

/**
 * The costs of products, by product id; those that the person may not see, and those
 * that are unknown, are left out. One read for each product.
 */
export const readCosts = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  actor: Pick<Actor, 'uid' | 'role'>,
  products: readonly Product[],
): Promise<Map<string, ProductCosts>> => {
  const costs = new Map<string, ProductCosts>();
  const visible = products.filter(product => can(actor, 'get', 'productDetails', product));
  const read = async (product: Product) => {
    // getMany, because a product without private details is no error.
    const { data } = await dataProvider.getMany<ProductDetails>('productDetails', {
      ids: [detailsPlace(product).id],
      meta: { parent: product.id },
    });
    const known = costsOf(data[0]);
    if (hasCosts(known)) costs.set(product.id, known);
  };
  for (let start = 0; start < visible.length; start += AT_A_TIME)
    await Promise.all(visible.slice(start, start + AT_A_TIME).map(read));
  return costs;
};
