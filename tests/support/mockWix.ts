/** The errors that the mock can be told to answer with; each is used up by one request. */
export type WixFault =
  | 'network'
  | 'tooMany'
  | 'serverError'
  | 'plan'
  | 'forbidden'
  | 'missing'
  | 'html';

/** A Wix site: its catalog version, and its products and variants as the interface returns them. */
export interface MockSite {
  catalog: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';
  clientId: string;
  products: Record<string, unknown>[];
  variants?: Record<string, unknown>[];
  collections?: { id: string; name: string }[];
  /** Whether a visitor may ask for the catalog version. */
  versionHidden?: boolean;
  faults?: WixFault[];
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const refusal = (status: number, code: string, description: string) =>
  json({ message: '', details: { applicationError: { code, description } } }, status);

const faultAnswers: Record<Exclude<WixFault, 'network'>, () => Response> = {
  tooMany: () => json({}, 429, { 'retry-after': '1' }),
  serverError: () => json({}, 503),
  plan: () => refusal(402, 'PLAN', 'Upgrade the plan'),
  forbidden: () => refusal(403, 'FORBIDDEN', 'No permission'),
  missing: () => refusal(404, 'NOT_FOUND', 'No such thing'),
  html: () => new Response('<html>', { status: 200 }),
};

interface CursorQuery {
  cursorPaging?: { limit?: number; cursor?: string };
  paging?: { limit?: number; offset?: number };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const bodyOf = (init: RequestInit | undefined): Record<string, unknown> => {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  return isObject(body) ? body : {};
};

const queryOf = (body: Record<string, unknown>): CursorQuery =>
  isObject(body.query) ? body.query : {};

const cursorPage = (all: readonly unknown[], { cursorPaging }: CursorQuery) => {
  const limit = cursorPaging?.limit ?? 100;
  const start = Number(cursorPaging?.cursor ?? 0);
  const end = start + limit;
  const next = end < all.length ? String(end) : null;
  return {
    items: all.slice(start, end),
    pagingMetadata: { count: limit, cursors: { next }, hasNext: next !== null },
  };
};

/** A site that answers as wixapis.com does for an anonymous visitor. */
export const mockWix = (site: MockSite) => {
  const requests: { path: string; authorization: string | null }[] = [];
  const faults = [...(site.faults ?? [])];

  const v3 = (path: string, body: Record<string, unknown>) => {
    if (site.catalog === 'V1_CATALOG') return refusal(428, 'CATALOG_V1_SITE', 'Catalog V1');
    if (path.endsWith('/count')) return json({ count: site.products.length });
    const isVariants = path.endsWith('/query-variants');
    const { items, pagingMetadata } = cursorPage(
      isVariants ? (site.variants ?? []) : site.products,
      queryOf(body),
    );
    return json({ [isVariants ? 'variants' : 'products']: items, pagingMetadata });
  };

  const v1 = (path: string, body: Record<string, unknown>) => {
    if (site.catalog !== 'V1_CATALOG') return refusal(428, 'CATALOG_V3_SITE', 'Catalog V3');
    if (path.includes('/collections/')) return json({ collections: site.collections ?? [] });
    const { limit = 100, offset = 0 } = queryOf(body).paging ?? {};
    return json({
      products: site.products.slice(offset, offset + limit),
      totalResults: site.products.length,
    });
  };

  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    init?.signal?.throwIfAborted();
    const path = new URL(url).pathname;
    const authorization = new Headers(init?.headers).get('authorization');
    requests.push({ path, authorization });
    const body = bodyOf(init);
    if (path === '/oauth2/token') {
      if (body.clientId !== site.clientId) return refusal(400, 'INVALID', 'Unknown client');
      return json({ access_token: 'visitor', refresh_token: 'r', expires_in: 14_400 });
    }
    const fault = faults.shift();
    if (fault === 'network') throw new TypeError('Failed to fetch');
    if (fault) return faultAnswers[fault]();
    if (authorization !== 'visitor') return refusal(401, 'UNAUTHENTICATED', 'No token');
    if (path === '/stores/v3/provision/version')
      return site.versionHidden
        ? refusal(403, 'FORBIDDEN', 'Not for visitors')
        : json({ catalogVersion: site.catalog });
    if (path.startsWith('/stores/v3/')) return v3(path, body);
    if (path.startsWith('/stores-reader/v1/')) return v1(path, body);
    return json({}, 404);
  };

  return { fetch, requests };
};
