import type { z } from 'zod';
import { checkSource } from '../checkSource.ts';
import { ConnectProblem } from '../connect/connectProblem.ts';
import type { Surroundings } from '../connect/retries.ts';
import type { LivePage } from '../shopify/readShopify.ts';
import { siteName } from './siteName.ts';
import { OtherCatalog, type WixRequest, wixClient } from './wixClient.ts';
import {
  countResponse,
  type V3Variant,
  v1CollectionsResponse,
  v1ProductsResponse,
  v3ProductsResponse,
  v3VariantsResponse,
  versionResponse,
} from './wixResponse.ts';
import { wixV1Source, wixV3Source } from './wixSource.ts';

const PAGE = 100;
const VARIANT_PAGE = 1000;
const FIELDS = [
  ...['CURRENCY', 'PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO', 'DIRECT_CATEGORIES_INFO', 'URL'],
];

/** Something useful that a visitor may not be allowed to read: without it things go on. */
const optional = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ConnectProblem || error instanceof OtherCatalog) return otherwise;
    throw error;
  }
};

const cursorPage = (cursor: string | null, limit: number, fields?: readonly string[]) => ({
  query: { cursorPaging: cursor ? { limit, cursor } : { limit } },
  ...(fields ? { fields } : {}),
});

const v3Variants = async (request: WixRequest): Promise<Map<string, V3Variant[]>> => {
  const byProduct = new Map<string, V3Variant[]>();
  let cursor: string | null = null;
  do {
    const page: z.infer<typeof v3VariantsResponse> = await request(
      '/stores/v3/products/query-variants',
      cursorPage(cursor, VARIANT_PAGE),
      v3VariantsResponse,
    );
    for (const variant of page.variants) {
      const { productId } = variant.productData;
      byProduct.set(productId, [...(byProduct.get(productId) ?? []), variant]);
    }
    cursor = page.pagingMetadata?.cursors?.next || null;
  } while (cursor);
  return byProduct;
};

async function* readV3(request: WixRequest): AsyncGenerator<LivePage> {
  const path = '/stores/v3/products/query';
  let page = await request(path, cursorPage(null, PAGE, FIELDS), v3ProductsResponse);
  const count = request('/stores/v3/products/count', { filter: { visible: true } }, countResponse);
  const total = (await optional(count, { count: -1 })).count;
  const variants = await v3Variants(request);
  for (;;) {
    const products = page.products.map(product =>
      checkSource(wixV3Source(product, variants.get(product.id) ?? [])),
    );
    const site = siteName(page.products.map(({ url }) => url?.url));
    yield { products, total: total < 0 ? null : total, capped: false, site };
    const cursor = page.pagingMetadata?.cursors?.next || null;
    if (!cursor) return;
    page = await request(path, cursorPage(cursor, PAGE, FIELDS), v3ProductsResponse);
  }
}

async function* readV1(request: WixRequest): AsyncGenerator<LivePage> {
  const collections = await optional(
    request('/stores-reader/v1/collections/query', { query: {} }, v1CollectionsResponse),
    { collections: [] },
  );
  const names = new Map(collections.collections.map(({ id, name }) => [id, name]));
  for (let offset = 0; ; offset += PAGE) {
    const { products, totalResults } = await request(
      '/stores-reader/v1/products/query',
      { query: { paging: { limit: PAGE, offset } }, includeVariants: true },
      v1ProductsResponse,
    );
    const read = products.map(product => checkSource(wixV1Source(product, names)));
    const site = siteName(products.map(({ productPageUrl: at }) => at && `${at.base}${at.path}`));
    yield { products: read, total: totalResults ?? null, capped: false, site };
    const isLast =
      totalResults === null || totalResults === undefined
        ? products.length < PAGE
        : offset + products.length >= totalResults;
    if (isLast || products.length === 0) return;
  }
}

/**
 * Reads all products a visitor of a Wix site may see, by whichever catalog version it has.
 * @throws ConnectProblem, or the signal's reason
 */
export async function* readWix(
  clientId: string,
  surroundings: Surroundings,
): AsyncGenerator<LivePage> {
  const request = await wixClient(clientId, surroundings);
  const { catalogVersion } = await optional(
    request('/stores/v3/provision/version', undefined, versionResponse),
    { catalogVersion: '' },
  );
  if (catalogVersion === 'STORES_NOT_INSTALLED') throw new ConnectProblem('storesMissing');
  if (catalogVersion === 'V1_CATALOG') {
    yield* readV1(request);
    return;
  }
  let isOther = false;
  try {
    yield* readV3(request);
  } catch (error) {
    if (!(error instanceof OtherCatalog)) throw error;
    isOther = true;
  }
  if (isOther) yield* readV1(request);
}
