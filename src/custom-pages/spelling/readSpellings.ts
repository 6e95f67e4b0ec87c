import type { ReadNames } from '@/components/spelling/savedSpellings.ts';
import { type SpellingCluster, spellingSteps } from '@/domain/spelling/spellingClusters.ts';
import {
  countNames,
  SPELLING_FIELDS,
  type SpelledProduct,
  type SpellingField,
  spelledProduct,
} from '@/domain/spelling/spellingFields.ts';
import { yieldToMain } from '@/lib/yieldToMain.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** Most products that are read of one business, as each is paid for. */
export const MOST_READ = 10_000;

const PAGE = 100;

/** Milliseconds of work between two breaths. */
const SLICE = 12;

/** How the names of a business's products are written. */
export interface Spellings extends ReadNames {
  clusters: Readonly<Record<SpellingField, readonly SpellingCluster[]>>;
}

/** Finds the clusters of a field in slices, so that nothing on the page stutters. */
const clustersIn = async (
  products: Iterable<SpelledProduct>,
  field: SpellingField,
): Promise<SpellingCluster[]> => {
  const steps = spellingSteps(countNames(products, field));
  let until = performance.now() + SLICE;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await yieldToMain();
    until = performance.now() + SLICE;
  }
};

/** The spellings of what was read, with what of them may be one. */
export const withClusters = async (read: ReadNames): Promise<Spellings> => {
  const of = (field: SpellingField) => clustersIn(read.products.values(), field);
  const clusters = {
    brand: await of('brand'),
    category: await of('category'),
    tags: await of('tags'),
    options: await of('options'),
  };
  return { ...read, clusters };
};

/**
 * Reads a business's products page by page, each once and no more than `MOST_READ`, and finds the names
 * that are written in several ways. Those merged into others are left out.
 * @throws what reading throws; the signal's reason
 */
export const readSpellings = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  options: { businessId: string; signal: AbortSignal; onProgress: (read: number) => void },
): Promise<Spellings> => {
  const { businessId, signal, onProgress } = options;
  const products = new Map<string, SpelledProduct>();
  let read = 0;
  let capped = false;
  const pages = dataProvider.stream('products', {
    filter: { businessId },
    sort: { field: 'id', order: 'ASC' },
    pageSize: PAGE,
    signal,
  });
  for await (const page of pages) {
    for (const product of page)
      if (!product.mergedInto) products.set(product.id, spelledProduct(product));
    read += page.length;
    onProgress(read);
    signal.throwIfAborted();
    capped = read >= MOST_READ && page.length === PAGE;
    if (capped) break;
  }
  signal.throwIfAborted();
  return withClusters({ at: Date.now(), read, capped, products });
};

/**
 * The spellings after some products have changed.
 * @param ids those that are no longer as they were; of `now`, those that are still there.
 */
export const withProducts = async (
  before: Spellings,
  ids: readonly string[],
  now: readonly SpelledProduct[],
): Promise<Spellings> => {
  const products = new Map(before.products);
  for (const id of ids) products.delete(id);
  for (const product of now) products.set(product.id, product);
  const changed = SPELLING_FIELDS.filter(field =>
    ids.some(id => names(before.products.get(id), field) !== names(products.get(id), field)),
  );
  const clusters = { ...before.clusters };
  for (const field of changed) clusters[field] = await clustersIn(products.values(), field);
  return { ...before, products, clusters };
};

const names = (product: SpelledProduct | undefined, field: SpellingField) =>
  JSON.stringify(product?.[field] ?? []);
