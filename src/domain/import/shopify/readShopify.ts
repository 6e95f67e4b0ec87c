import { checkSource } from '../checkSource.ts';
import { ConnectProblem } from '../connect/connectProblem.ts';
import type { Surroundings } from '../connect/retries.ts';
import type { SourceProduct } from '../types.ts';
import {
  FieldsDenied,
  type ShopifyConnection,
  type ShopifyRequest,
  shopifyClient,
  TooComplex,
} from './shopifyClient.ts';
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

interface PageSize {
  first: number;
  variants: number;
  images: number;
}

/** About 61 points a product; without a token a query may cost 1,000. */
const TOKENLESS: PageSize = { first: 10, variants: 10, images: 5 };
const WITH_TOKEN: PageSize = { first: 50, variants: 50, images: 10 };
const MOST_COST = 1000;
const FOLLOW_UP = 100;
/** Shopify pages no deeper than this many objects. */
const DEPTH = 25_000;

const smaller = (size: PageSize, { cost, most }: TooComplex): PageSize | null => {
  const share = Math.min(0.9, most / cost);
  if (size.first > 1) return { ...size, first: Math.max(1, Math.floor(size.first * share)) };
  if (size.variants <= 1 && size.images <= 1) return null;
  return {
    first: 1,
    variants: Math.max(1, Math.floor(size.variants / 2)),
    images: Math.max(1, Math.floor(size.images / 2)),
  };
};

const larger = (size: PageSize, cost: number | null): PageSize =>
  cost !== null && cost > 0 && cost < MOST_COST / 2
    ? { ...size, first: Math.min(100, Math.floor((size.first * MOST_COST * 0.8) / cost)) }
    : size;

interface Page<T> {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
  nodes: T[];
}

/** All entries of a product's list, of which the first page is there; fewer at a time if need be. */
const completed = async <T>(
  page: Page<T>,
  more: (first: number, after: string | null) => Promise<Page<T> | null>,
): Promise<T[]> => {
  const found = [...page.nodes];
  let first = FOLLOW_UP;
  let { pageInfo } = page;
  while (pageInfo.hasNextPage) {
    try {
      const next = await more(first, pageInfo.endCursor ?? null);
      if (!next) break;
      found.push(...next.nodes);
      pageInfo = next.pageInfo;
    } catch (error) {
      if (!(error instanceof TooComplex) || first === 1) throw error;
      first = Math.max(1, Math.floor(first * Math.min(0.9, error.most / error.cost)));
    }
  }
  return found;
};

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
  const request = shopifyClient(connection, surroundings);
  const extras = new Set<Extra>(connection.token ? ['tags', 'stock'] : []);
  const seen = new Set<string>();
  let size = connection.token ? WITH_TOKEN : TOKENLESS;
  let after: string | null = null;
  let read = 0;

  const page = async () => {
    for (;;) {
      try {
        const variables = { ...size, after };
        return await request(productsQuery(extras), variables, productsResponse);
      } catch (error) {
        if (error instanceof FieldsDenied && error.extras.some(extra => extras.has(extra))) {
          for (const extra of error.extras) extras.delete(extra);
          continue;
        }
        if (error instanceof FieldsDenied)
          throw new ConnectProblem('forbidden', { domain: connection.domain, message: '' });
        if (!(error instanceof TooComplex)) throw error;
        const next = smaller(size, error);
        if (!next) throw new ConnectProblem('tooComplex', { domain: connection.domain });
        size = next;
      }
    }
  };

  for (;;) {
    const { data, cost } = await page();
    const products: SourceProduct[] = [];
    for (const product of data.products.nodes) {
      if (seen.has(product.id)) continue;
      seen.add(product.id);
      const variants = await allVariants(product, request, extras);
      const images = await allImages(product, request);
      products.push(checkSource(shopifySource(product, variants, images, extras)));
    }
    read += data.products.nodes.length;
    const { hasNextPage, endCursor } = data.products.pageInfo;
    const capped = hasNextPage && read >= DEPTH;
    yield { products, total: hasNextPage ? null : seen.size, capped };
    if (!hasNextPage || capped) return;
    after = endCursor ?? null;
    size = larger(size, cost);
  }
}
