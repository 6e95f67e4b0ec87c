import { checkSource } from '../checkSource.ts';
import type { Surroundings } from '../connect/retries.ts';
import type { SourceProduct } from '../types.ts';
import { STOREFRONT_API } from './shopifyApi.ts';
import { type ShopifyConnection, type ShopifyRequest, shopifyClient } from './shopifyClient.ts';
import { FieldsDenied } from './shopifyErrors.ts';
import { completed, type PageSize, shopifyPages } from './shopifyPages.ts';
import { type Extra, MORE_IMAGES_QUERY, moreVariantsQuery, productsQuery } from './shopifyQuery.ts';
import {
  moreImagesResponse,
  moreVariantsResponse,
  productsResponse,
  type ShopifyImage,
  type ShopifyProduct,
  type ShopifyVariant,
} from './shopifyResponse.ts';
import { shopifySource } from './shopifySource.ts';

/** A page of a live shop. */
export interface LivePage {
  products: SourceProduct[];
  /** How many products there are, where the platform tells. */
  total: number | null;
  /** Whether the platform's limit ended the reading before the shop's end. */
  capped: boolean;
  /** What the shop is called, where the page tells; missing where its address was asked for. */
  site?: string | null;
}

/** About 61 points a product; without a token a query may cost 1,000. */
const TOKENLESS: PageSize = { first: 10, variants: 10, images: 5 };
const WITH_TOKEN: PageSize = { first: 50, variants: 50, images: 10 };

const allVariants = (
  { id, variants }: ShopifyProduct,
  request: ShopifyRequest,
  extras: ReadonlySet<Extra>,
): Promise<ShopifyVariant[]> =>
  completed(variants, async (first, after) => {
    const variables = { id, first, after };
    const { data } = await request(moreVariantsQuery(extras), variables, moreVariantsResponse);
    return data.product?.variants ?? null;
  });

const allImages = (
  { id, images }: ShopifyProduct,
  request: ShopifyRequest,
): Promise<ShopifyImage[]> =>
  completed(images, async (first, after) => {
    const variables = { id, first, after };
    const { data } = await request(MORE_IMAGES_QUERY, variables, moreImagesResponse);
    return data.product?.images ?? null;
  });

/**
 * Reads all published products of a shop, page by page. The page shrinks where Shopify finds it too
 * expensive; fields the token may not read are left out; variants and images beyond a product's
 * first page are fetched, so none is lost.
 * @throws ConnectProblem, or the signal's reason
 */
export async function* readShopify(
  connection: ShopifyConnection,
  surroundings: Surroundings,
): AsyncGenerator<LivePage> {
  const request = shopifyClient(connection, surroundings, STOREFRONT_API);
  const { domain, token } = connection;
  const extras = new Set<Extra>(token ? ['tags', 'stock'] : []);
  const seen = new Set<string>();

  const ask = async (size: PageSize, after: string | null) => {
    for (;;) {
      try {
        return await request(productsQuery(extras), { ...size, after }, productsResponse);
      } catch (error) {
        const isLess =
          error instanceof FieldsDenied && error.extras.some(extra => extras.has(extra));
        if (!isLess) throw error;
        for (const extra of error.extras) extras.delete(extra);
      }
    }
  };

  const size = token ? WITH_TOKEN : TOKENLESS;
  for await (const { data, hasNext, capped } of shopifyPages(ask, { domain, size })) {
    const products: SourceProduct[] = [];
    for (const product of data.products.nodes) {
      if (seen.has(product.id)) continue;
      seen.add(product.id);
      const variants = await allVariants(product, request, extras);
      const images = await allImages(product, request);
      products.push(checkSource(shopifySource(product, variants, images, extras)));
    }
    yield { products, total: hasNext ? null : seen.size, capped };
  }
}
