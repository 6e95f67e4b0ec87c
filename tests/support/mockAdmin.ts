import { readFileSync } from 'node:fs';
import { buildSchema, execute, type GraphQLSchema, parse, validate } from 'graphql';
import { connection, json, refusal, requestBody, type Slice } from './mockShopify.ts';

/** A product of the mock shop's administration. */
export interface MockAdminProduct {
  handle: string;
  title?: string;
  status?: 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED';
  /** Whether it is in the online shop. */
  isPublished?: boolean;
  variants?: MockAdminVariant[];
  pictures?: number;
  /** Whether a film is among its media. */
  hasFilm?: boolean;
  metafields?: { key: string; type: string; value: string; name?: string; namespace?: string }[];
  category?: string;
  productType?: string;
  descriptionHtml?: string;
}

/** A variant of it. */
export interface MockAdminVariant {
  values?: Record<string, string>;
  price?: string;
  cost?: string;
  /** Pieces; missing where nobody counts them. */
  quantity?: number;
  oversell?: boolean;
}

/** The errors that it can be told to answer with; each is used up by one request. */
export type AdminFault =
  | 'network'
  | 'badToken'
  | 'denied'
  | 'notFound'
  | 'moved'
  | 'throttled'
  | 'tooMany'
  | 'costly'
  | 'frozen'
  | 'serverError'
  | 'html';

/** How it behaves. */
export interface MockAdminShop {
  products: MockAdminProduct[];
  faults?: AdminFault[];
  /** Cost above which a query is refused. */
  maxCost?: number;
}

/** The token that the mock shop takes. */
export const ADMIN_TOKEN = 'shpat_0123456789abcdef0123456789abcdef';

let schema: GraphQLSchema | undefined;

/** Shopify's schema for administrators, as far as functions ask it. */
export const adminSchema = (): GraphQLSchema => {
  schema ??= buildSchema(readFileSync('tests/fixtures/import/admin.graphql', 'utf8'));
  return schema;
};

const throttleStatus = { maximumAvailable: 2000, currentlyAvailable: 100, restoreRate: 100 };

const answers: Record<Exclude<AdminFault, 'network'>, () => Response> = {
  badToken: () =>
    json(
      { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
      401,
    ),
  denied: () =>
    json({
      data: { products: null },
      errors: [
        {
          message:
            'Access denied for inventoryItem field. Required access: `read_inventory` access scope.',
          path: ['products', 'nodes', 0, 'variants', 'nodes', 0, 'inventoryItem'],
          extensions: { code: 'ACCESS_DENIED', requiredAccess: '`read_inventory` access scope.' },
        },
      ],
    }),
  notFound: () => json({ errors: 'Not Found' }, 404),
  moved: () =>
    new Response(null, { status: 301, headers: { location: 'https://evil.example/admin' } }),
  throttled: () =>
    json({
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: { cost: { requestedQueryCost: 400, actualQueryCost: null, throttleStatus } },
    }),
  tooMany: () => json({ errors: 'Exceeded' }, 429, { 'retry-after': '2' }),
  costly: () =>
    refusal(
      'Query cost is 1502, which exceeds the single query max cost limit (1000).',
      'MAX_COST_EXCEEDED',
      {
        ...{ cost: 1502, maxCost: 1000 },
      },
    ),
  frozen: () => json({ errors: 'Unavailable Shop' }, 402),
  serverError: () => new Response('Bad gateway', { status: 502 }),
  html: () => new Response('<html>Opening soon</html>', { status: 200 }),
};

const variantNode = (variant: MockAdminVariant, product: string, number: number) => {
  const { values = {}, price = '10.00', cost, quantity, oversell } = variant;
  const names = Object.entries(values);
  const picture = {
    ...{ __typename: 'MediaImage', alt: null, mediaContentType: 'IMAGE' },
    image: {
      url: `https://cdn.shopify.com/s/files/1/1/${product}-0.jpg?v=17`,
      width: 8,
      height: 8,
    },
  };
  return {
    id: `gid://shopify/ProductVariant/${product}${number}`,
    ...{ sku: `${product}-${number}`, barcode: null, price, compareAtPrice: null },
    inventoryPolicy: oversell ? 'CONTINUE' : 'DENY',
    inventoryQuantity: quantity ?? null,
    selectedOptions:
      names.length > 0
        ? names.map(([name, value]) => ({ name, value }))
        : [{ name: 'Title', value: 'Default Title' }],
    media: () => ({ nodes: number === 0 ? [picture] : [] }),
    inventoryItem: {
      tracked: quantity !== undefined,
      unitCost: cost === undefined ? null : { amount: cost, currencyCode: 'EUR' },
      measurement: { weight: { value: 0.25, unit: 'KILOGRAMS' } },
    },
  };
};

const productNode = (product: MockAdminProduct, index: number) => {
  const { handle, status = 'ACTIVE', isPublished = status === 'ACTIVE', hasFilm = false } = product;
  const all = product.variants ?? [{}];
  const names = [...new Set(all.flatMap(({ values }) => Object.keys(values ?? {})))];
  const variants = all.map((variant, number) => variantNode(variant, handle, number));
  const pictures = Array.from({ length: product.pictures ?? 0 }, (_, number) => ({
    ...{ __typename: 'MediaImage', alt: `No. ${number}`, mediaContentType: 'IMAGE' },
    image: {
      url: `https://cdn.shopify.com/s/files/1/1/${handle}-${number}.jpg?v=${index}17`,
      ...{ width: 800, height: 600 },
    },
  }));
  const film = { __typename: 'Video', alt: 'Film', mediaContentType: 'VIDEO' };
  const media = [...(hasFilm ? [film] : []), ...pictures];
  const metafields = (product.metafields ?? []).map(({ name, namespace = 'custom', ...field }) => ({
    ...field,
    namespace,
    definition: name === undefined ? null : { name },
  }));
  const options = names.map(name => ({
    name,
    optionValues: [
      ...new Set([...all.map(({ values }) => values?.[name] ?? ''), 'Of no variant']),
    ].map(value => ({ name: value })),
  }));
  return {
    id: `gid://shopify/Product/${index + 1}`,
    ...{ handle, title: product.title ?? handle, descriptionHtml: product.descriptionHtml ?? '' },
    ...{ vendor: 'Mock', productType: product.productType ?? '', tags: ['mock'], status },
    publishedAt: isPublished ? '2026-01-01T00:00:00Z' : null,
    onlineStoreUrl: isPublished ? `https://mock.example/products/${handle}` : null,
    isGiftCard: false,
    category: product.category
      ? { name: product.category.split(' > ').at(-1), fullName: product.category }
      : null,
    seo: { title: null, description: `About ${handle}` },
    options:
      options.length > 0 ? options : [{ name: 'Title', optionValues: [{ name: 'Default Title' }] }],
    variants: (slice: Slice) => connection(variants, slice),
    media: (slice: Slice) => connection(media, slice),
    metafields: (slice: Slice) => connection(metafields, slice),
  };
};

const costOf = ({ first, variants, media, metafields }: Record<string, unknown>) => {
  const of = (size: unknown) => (typeof size === 'number' ? size : 0);
  return of(first) * (5 + of(variants) * 6 + of(media) * 2 + of(metafields) * 2);
};

/**
 * A shop that answers as Shopify's Admin API does: by its schema, with real cursors, costs and, when told, each of
 * its errors; without the token, not at all.
 */
export const mockAdmin = (shop: MockAdminShop) => {
  const requests: {
    url: string;
    variables: Record<string, unknown>;
    init: RequestInit | undefined;
  }[] = [];
  const faults = [...(shop.faults ?? [])];
  const nodes = shop.products.map(productNode);
  const rootValue = {
    shop: { currencyCode: 'EUR', name: 'Mock' },
    products: (slice: Slice) => connection(nodes, slice),
    product: ({ id }: { id: string }) => nodes.find(node => node.id === id) ?? null,
  };
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    init?.signal?.throwIfAborted();
    const { query, variables } = requestBody(init);
    requests.push({ url, variables, init });
    const fault = faults.shift();
    if (fault === 'network') throw new TypeError('fetch failed');
    if (fault) return answers[fault]();
    if (new Headers(init?.headers).get('x-shopify-access-token') !== ADMIN_TOKEN)
      return answers.badToken();
    const document = parse(query);
    const problems = validate(adminSchema(), document);
    if (problems.length > 0) return json({ errors: problems.map(({ message }) => ({ message })) });
    const cost = costOf(variables);
    const maxCost = shop.maxCost ?? 1000;
    if (cost > maxCost) return refusal('Too costly', 'MAX_COST_EXCEEDED', { cost, maxCost });
    const result = await execute({
      ...{ schema: adminSchema(), document, rootValue, variableValues: variables },
    });
    return json({ ...result, extensions: { cost: { requestedQueryCost: cost, throttleStatus } } });
  };
  return { fetch, requests };
};
