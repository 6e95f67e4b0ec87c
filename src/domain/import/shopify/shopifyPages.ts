import { ConnectProblem } from '../connect/connectProblem.ts';
import { FieldsDenied, TooComplex } from './shopifyErrors.ts';

/** How much of each list a query asks for: products, and of each product what its other lists are called. */
export type PageSize = { readonly first: number } & Readonly<Record<string, number>>;

/** A page of a list. */
export interface Connection<T> {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
  nodes: T[];
}

/** A page of products, and where the next one begins. */
export interface ProductsPage<Data> {
  data: Data;
  hasNext: boolean;
  /** Whether Shopify's limit ended the reading before the shop's end. */
  capped: boolean;
  /** Where the next page begins, and how many products come before it. */
  place: ShopPlace;
}

/** How far a shop was read. */
export interface ShopPlace {
  after: string | null;
  read: number;
}

const MOST_COST = 1000;
const FOLLOW_UP = 100;
/** Shopify pages no deeper than this many objects. */
const DEPTH = 25_000;

const smaller = ({ first, ...lists }: PageSize, { cost, most }: TooComplex): PageSize | null => {
  const share = Math.min(0.9, most / cost);
  if (first > 1) return { ...lists, first: Math.max(1, Math.floor(first * share)) };
  const sizes = Object.entries(lists);
  if (sizes.every(([, size]) => size <= 1)) return null;
  const halved = sizes.map(([name, size]) => [name, Math.max(1, Math.floor(size / 2))] as const);
  return { ...Object.fromEntries(halved), first: 1 };
};

const larger = (size: PageSize, cost: number | null): PageSize =>
  cost !== null && cost > 0 && cost < MOST_COST / 2
    ? { ...size, first: Math.min(100, Math.floor((size.first * MOST_COST * 0.8) / cost)) }
    : size;

/** All entries of a product's list, of which the first page is there; fewer at a time if need be. */
export const completed = async <T>(
  page: Connection<T>,
  more: (first: number, after: string | null) => Promise<Connection<T> | null>,
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

/**
 * The products of a shop, page by page. A page shrinks where Shopify finds it too expensive, and grows where there
 * is room.
 * @param ask asks for a page; it does without fields that are denied as long as it can.
 * @throws ConnectProblem, or what asking throws
 */
export async function* shopifyPages<Data extends { products: Connection<unknown> }>(
  ask: (size: PageSize, after: string | null) => Promise<{ data: Data; cost: number | null }>,
  start: { domain: string; size: PageSize; place?: ShopPlace },
): AsyncGenerator<ProductsPage<Data>> {
  const { domain } = start;
  let { size, place = { after: null, read: 0 } } = start;

  const page = async () => {
    for (;;) {
      try {
        return await ask(size, place.after);
      } catch (error) {
        if (error instanceof FieldsDenied)
          throw new ConnectProblem('forbidden', { domain, message: '' });
        if (!(error instanceof TooComplex)) throw error;
        const next = smaller(size, error);
        if (!next) throw new ConnectProblem('tooComplex', { domain });
        size = next;
      }
    }
  };

  for (;;) {
    const { data, cost } = await page();
    const { pageInfo, nodes } = data.products;
    place = { after: pageInfo.endCursor ?? null, read: place.read + nodes.length };
    const hasNext = pageInfo.hasNextPage;
    const capped = hasNext && place.read >= DEPTH;
    yield { data, hasNext, capped, place };
    if (!hasNext || capped) return;
    size = larger(size, cost);
  }
}
