import { readFileSync } from 'node:fs';
import { buildSchema, execute, type GraphQLSchema, parse, validate } from 'graphql';

/** A product of the mock shop. */
export interface MockProduct {
  handle: string;
  title: string;
  variants: { values: Record<string, string>; price: string; quantity?: number }[];
  images?: number;
  tags?: string[];
  productType?: string;
  descriptionHtml?: string;
}

/** The errors that the mock shop can be told to answer with; each is used up by one request. */
export type ShopifyFault =
  | 'network'
  | 'shopNotFound'
  | 'locked'
  | 'lockedText'
  | 'badToken'
  | 'forbidden'
  | 'complex'
  | 'throttled'
  | 'tooMany'
  | 'frozen'
  | 'blocked'
  | 'serverError'
  | 'internal'
  | 'html'
  | 'noData';

/** How the mock shop behaves. */
export interface MockShop {
  products: MockProduct[];
  faults?: ShopifyFault[];
  /** Fields that the token may not read. */
  denied?: ('tags' | 'quantityAvailable')[];
  /** Cost above which a query is refused. */
  maxCost?: number;
  currency?: string;
}

let schema: GraphQLSchema | undefined;

/** Shopify's own schema, as far as the import asks it. */
export const storefrontSchema = (): GraphQLSchema => {
  schema ??= buildSchema(readFileSync('tests/fixtures/import/storefront.graphql', 'utf8'));
  return schema;
};

/** An answer in JSON. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** An answer that tells an error by its code. */
export const refusal = (message: string, code: string, more = {}) =>
  json({ errors: [{ message, extensions: { code, ...more } }] });

const answers: Record<Exclude<ShopifyFault, 'network'>, () => Response> = {
  shopNotFound: () => json({ errors: 'Not Found' }, 404),
  locked: () =>
    json(
      {
        errors: [
          { message: 'Online Store channel is locked.', extensions: { code: 'BAD_REQUEST' } },
        ],
      },
      400,
    ),
  lockedText: () => json({ errors: 'Online Store channel is locked.' }, 400),
  badToken: () => json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401),
  forbidden: () => json({ errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] }, 403),
  complex: () =>
    refusal('Query is too complex', 'MAX_COMPLEXITY_EXCEEDED', { cost: 2000, maxCost: 1000 }),
  throttled: () => refusal('Throttled', 'THROTTLED'),
  tooMany: () => json({ errors: 'Too many' }, 429, { 'retry-after': '2' }),
  frozen: () => json({ errors: 'Unavailable Shop' }, 402),
  blocked: () => new Response('Shopify Security Rejection', { status: 430 }),
  serverError: () => new Response('Bad gateway', { status: 502 }),
  internal: () => refusal('Internal error. Request ID: 1', 'INTERNAL_SERVER_ERROR'),
  html: () => new Response('<html>Opening soon</html>', { status: 200 }),
  noData: () => json({ extensions: {} }),
};

/** Which part of a list is asked for. */
export interface Slice {
  first: number;
  after?: string | null;
}

/** A page of a list, with cursors. */
export const connection = <T>(all: readonly T[], { first, after }: Slice) => {
  const start = after ? Number(atob(after)) : 0;
  const nodes = all.slice(start, start + first);
  const end = start + nodes.length;
  return {
    nodes,
    pageInfo: {
      hasNextPage: end < all.length,
      endCursor: nodes.length > 0 ? btoa(String(end)) : null,
    },
  };
};

const productNode = (product: MockProduct, index: number, currency: string) => {
  const names = [...new Set(product.variants.flatMap(({ values }) => Object.keys(values)))];
  const id = `gid://shopify/Product/${index + 1}`;
  const variants = product.variants.map(({ values, price, quantity }, number) => ({
    id: `gid://shopify/ProductVariant/${index + 1}${number}`,
    title: Object.values(values).join(' / ') || 'Default Title',
    sku: `SKU-${index}-${number}`,
    barcode: null,
    availableForSale: (quantity ?? 1) > 0,
    quantityAvailable: quantity ?? null,
    currentlyNotInStock: false,
    weight: 0.25,
    weightUnit: 'KILOGRAMS',
    price: { amount: price, currencyCode: currency },
    compareAtPrice: null,
    selectedOptions:
      names.length > 0
        ? Object.entries(values).map(([name, value]) => ({ name, value }))
        : [{ name: 'Title', value: 'Default Title' }],
    image: null,
  }));
  const images = Array.from({ length: product.images ?? 0 }, (_, number) => ({
    id: `gid://shopify/Image/${index}${number}`,
    url: `https://cdn.shopify.com/s/files/1/0001/${product.handle}-${number}.jpg?v=${index}`,
    altText: null,
    width: 800,
    height: 800,
  }));
  const options = names.map(name => [
    name,
    [...new Set(product.variants.map(({ values }) => values[name] ?? ''))],
  ]);
  return {
    id,
    handle: product.handle,
    title: product.title,
    descriptionHtml: product.descriptionHtml ?? '',
    vendor: 'Mock',
    productType: product.productType ?? '',
    onlineStoreUrl: `https://mock.example/products/${product.handle}`,
    isGiftCard: false,
    tags: product.tags ?? [],
    category: null,
    options: (names.length > 0 ? options : [['Title', ['Default Title']]]).map(
      ([name, values]) => ({
        name,
        optionValues: [values].flat().map(value => ({ name: value })),
      }),
    ),
    images: (slice: Slice) => connection(images, slice),
    variants: (slice: Slice) => connection(variants, slice),
  };
};

/** What a query costs here: an object one point, a list its length. */
const costOf = ({ first = 1, variants = 0, images = 0 }: Record<string, number>) =>
  first * (6 + variants * 5 + images);

/** The query and its variables. */
export const requestBody = (init: RequestInit | undefined) => {
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
  if (typeof body !== 'object' || body === null || !('query' in body) || !('variables' in body))
    throw new Error('no GraphQL request');
  const { query, variables } = body;
  if (typeof query !== 'string' || typeof variables !== 'object' || variables === null)
    throw new Error('no GraphQL request');
  const given: Record<string, unknown> = { ...variables };
  return { query, variables: given };
};

/**
 * A shop that answers as Shopify's Storefront API does: by its own schema, with real cursors,
 * complexity limits and, when told, each of its errors.
 */
export const mockShopify = (shop: MockShop) => {
  const requests: { url: string; query: string; headers: Headers }[] = [];
  const faults = [...(shop.faults ?? [])];
  const nodes = shop.products.map((product, index) =>
    productNode(product, index, shop.currency ?? 'CAD'),
  );
  const rootValue = {
    shop: {
      name: 'Mock',
      primaryDomain: { url: 'https://mock.example' },
      paymentSettings: { currencyCode: shop.currency ?? 'CAD' },
    },
    products: (slice: Slice) => connection(nodes, slice),
    product: ({ id }: { id: string }) => nodes.find(node => node.id === id) ?? null,
  };

  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    init?.signal?.throwIfAborted();
    const isProbe = init?.method !== 'POST';
    const fault = faults[0];
    if (!isProbe && fault !== 'shopNotFound') faults.shift();
    if (fault === 'network' && !isProbe) throw new TypeError('Failed to fetch');
    // A browser's preflight fails where there is no shop; only the probe sees the 404.
    if (fault === 'shopNotFound' && !isProbe) throw new TypeError('Failed to fetch');
    if (fault && fault !== 'network') return answers[fault]();
    if (isProbe) return json({ data: { shop: { name: 'Mock' } } });
    const { query, variables } = requestBody(init);
    requests.push({ url, query, headers: new Headers(init?.headers) });
    const document = parse(query);
    const problems = validate(storefrontSchema(), document);
    if (problems.length > 0) return json({ errors: problems.map(({ message }) => ({ message })) });
    const denied = shop.denied?.find(field => new RegExp(`\\b${field}\\b`).test(query));
    if (denied)
      return refusal(
        `Access denied for ${denied} field. Required access: \`unauthenticated_read_product\``,
        'ACCESS_DENIED',
      );
    const cost = costOf(
      Object.fromEntries(
        Object.entries(variables).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      ),
    );
    const maxCost = shop.maxCost ?? 1000;
    if (cost > maxCost)
      return refusal('Query cost is too high', 'MAX_COMPLEXITY_EXCEEDED', { cost, maxCost });
    const result = await execute({
      schema: storefrontSchema(),
      document,
      rootValue,
      variableValues: variables,
    });
    return json({ ...result, extensions: { cost: { requestedQueryCost: cost } } });
  };

  return { fetch, requests };
};
