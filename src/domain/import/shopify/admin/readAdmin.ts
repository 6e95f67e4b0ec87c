import type { Surroundings } from '../../connect/retries.ts';
import { ADMIN_API } from '../shopifyApi.ts';
import { shopifyClient } from '../shopifyClient.ts';
import { completed, type PageSize, type ShopPlace, shopifyPages } from '../shopifyPages.ts';
import {
  ADMIN_PRODUCTS_QUERY,
  MORE_ADMIN_VARIANTS_QUERY,
  MORE_MEDIA_QUERY,
  MORE_METAFIELDS_QUERY,
} from './adminQuery.ts';
import {
  type AdminProduct,
  adminProductsResponse,
  moreAdminVariantsResponse,
  moreMediaResponse,
  moreMetafieldsResponse,
} from './adminResponse.ts';

/** A shop, and the token that an app of its own has: a secret. */
export interface ShopAccess {
  /** Such as `shop.myshopify.com`. */
  shop: string;
  token: string;
}

/** A page of products as the Admin API tells them. */
export interface AdminPage {
  products: AdminProduct[];
  /** ISO code of all amounts. */
  currency: string;
  hasNext: boolean;
  /** Whether Shopify's limit ended the reading before the shop's end. */
  capped: boolean;
  /** Where it goes on. */
  place: ShopPlace;
}

/** Less than half of what one query may cost, for products with a few of everything. */
const SIZE: PageSize = { first: 5, variants: 10, media: 5, metafields: 10 };

/**
 * Reads all products of a shop, whatever their status, page by page and each whole. The token goes to the shop's own
 * `myshopify.com` address and is in nothing that is handed on or thrown.
 * @param place where an earlier reading ended.
 * @throws ConnectProblem, or the signal's reason
 */
export async function* readAdmin(
  { shop, token }: ShopAccess,
  surroundings: Surroundings,
  place?: ShopPlace,
): AsyncGenerator<AdminPage> {
  const request = shopifyClient({ domain: shop, token }, surroundings, ADMIN_API);
  const ask = (size: PageSize, after: string | null) =>
    request(ADMIN_PRODUCTS_QUERY, { ...size, after }, adminProductsResponse);
  const start = { domain: shop, size: SIZE, ...(place && { place }) };
  for await (const { data, ...page } of shopifyPages(ask, start)) {
    const products: AdminProduct[] = [];
    for (const product of data.products.nodes) {
      const { id } = product;
      const variants = await completed(product.variants, async (first, after) => {
        const query = MORE_ADMIN_VARIANTS_QUERY;
        const answer = await request(query, { id, first, after }, moreAdminVariantsResponse);
        return answer.data.product?.variants ?? null;
      });
      const media = await completed(product.media, async (first, after) => {
        const answer = await request(MORE_MEDIA_QUERY, { id, first, after }, moreMediaResponse);
        return answer.data.product?.media ?? null;
      });
      const metafields = await completed(product.metafields, async (first, after) => {
        const query = MORE_METAFIELDS_QUERY;
        const answer = await request(query, { id, first, after }, moreMetafieldsResponse);
        return answer.data.product?.metafields ?? null;
      });
      products.push({ ...product, variants, media, metafields });
    }
    yield { ...page, products, currency: data.shop.currencyCode };
  }
}
