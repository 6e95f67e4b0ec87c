import { type CatalogueProduct, catalogueProduct } from '@/domain/analytics/unseenProducts.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { RecordStore } from '@/providers/types.ts';

/** Most products that are read to find those that nobody sees. */
export const CATALOGUE_AT_MOST = 5_000;

/** Products read at a time. */
const PAGE = 100;

/** The active products, as they were read. */
export interface Catalogue {
  /** When, in milliseconds since the epoch. */
  at: number;
  products: CatalogueProduct[];
  /** Whether there may be more than were read. */
  isCapped: boolean;
}

/** What products are read from. */
interface ProductStore {
  stream: (
    resource: 'products',
    query: Parameters<RecordStore['stream']>[1],
  ) => AsyncIterable<Product[]>;
}

/**
 * Reads the active products of a business, or (null) of the platform: a read for each.
 * @throws what reading throws; the signal's reason
 */
export const readCatalogue = async (
  dataProvider: ProductStore,
  businessId: string | null,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (read: number) => void },
): Promise<Catalogue> => {
  const products: CatalogueProduct[] = [];
  const pages = dataProvider.stream('products', {
    filter: { ...(businessId !== null && { businessId }), status: 'active' },
    sort: { field: 'id', order: 'ASC' },
    pageSize: PAGE,
    signal,
  });
  let isCapped = false;
  for await (const page of pages) {
    signal.throwIfAborted();
    products.push(...page.map(catalogueProduct));
    onProgress(products.length);
    isCapped = products.length >= CATALOGUE_AT_MOST;
    if (isCapped) break;
  }
  signal.throwIfAborted();
  return { at: Date.now(), products, isCapped };
};
