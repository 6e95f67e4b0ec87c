import type { CurrentProduct } from '@/domain/history/restorePlan.ts';
import { type AuditEntry, changesOfRecord } from '@/domain/schemas/audit.ts';
import { DETAILS_CONTENT, type Product } from '@/domain/schemas/product.ts';
import { readProductDetails } from '../readProductDetails.ts';
import type { BackOfficeDataProvider } from '../types.ts';

const PAGE = 100;

type Reader = Pick<BackOfficeDataProvider, 'getMany'>;

/** Where reading looks whether to go on, and tells how many products were read. */
export interface ReadControl {
  signal?: AbortSignal;
  onProgress?: (read: number) => void;
}

const OF_DETAILS: ReadonlySet<string> = new Set(DETAILS_CONTENT);

/**
 * Whether the private part of a product takes part in what is done to its steps: it was changed, or
 * comes or goes with the product.
 */
export const concernedBy =
  (steps: ReadonlyMap<string, readonly AuditEntry[]>) =>
  ({ id }: Pick<Product, 'id'>): boolean =>
    (steps.get(id) ?? []).some(
      step =>
        ['create', 'restore', 'import', 'delete', 'undoImport'].includes(step.action) ||
        changesOfRecord(step, id).some(({ field }) => OF_DETAILS.has(field)),
    );

/** The products among `ids` that there are. @throws what reading throws. */
export const readProducts = async (
  dataProvider: Reader,
  ids: readonly string[],
  { signal, onProgress }: ReadControl = {},
): Promise<Map<string, Product>> => {
  const found = new Map<string, Product>();
  for (let start = 0; start < ids.length; start += PAGE) {
    signal?.throwIfAborted();
    const page = ids.slice(start, start + PAGE);
    const { data } = await dataProvider.getMany<Product>('products', { ids: page });
    for (const product of data) found.set(product.id, product);
    onProgress?.(Math.min(ids.length, start + PAGE));
  }
  return found;
};

/**
 * Adds the private parts of products, of those that it takes part in.
 * @throws what reading throws.
 */
export const withPrivateParts = async (
  dataProvider: Reader,
  products: ReadonlyMap<string, Product>,
  takesPart: (product: Product) => boolean,
  signal?: AbortSignal,
): Promise<Map<string, CurrentProduct>> => {
  const found = new Map<string, CurrentProduct>();
  const all = [...products.values()];
  for (let start = 0; start < all.length; start += PAGE) {
    signal?.throwIfAborted();
    const page = all.slice(start, start + PAGE).map(async product => {
      const details = takesPart(product) ? await readProductDetails(dataProvider, product) : null;
      found.set(product.id, { product, details });
    });
    await Promise.all(page);
  }
  return found;
};
