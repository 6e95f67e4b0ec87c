import type { ComparableProduct } from '@/domain/duplicates/profile.ts';
import { lowestPrice } from '@/domain/product/priceRange.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { askWorker, type SearchWorker } from './askWorker.ts';
import type { Scan, ScannedProduct } from './savedScan.ts';

/** Products read at a time: so few that the page can react in between. */
const PAGE = 100;

const isProduct = (record: object): record is Product => 'title' in record && 'variants' in record;

/** What the queue shows of a product. */
export const summaryOf = (product: Product): ScannedProduct => ({
  id: product.id,
  title: product.title,
  businessId: product.businessId,
  businessName: product.businessName,
  price: lowestPrice(product),
  currency: product.currency,
  image: product.images[0]?.thumbnailUrl ?? product.images[0]?.url ?? null,
});

/** Characters of a description that are sent: what a thing is stands at the beginning. */
const DESCRIPTION_SENT = 2000;

/** What the worker compares of a product: nothing large is sent to it. */
const comparableOf = (product: Product): ComparableProduct => ({
  id: product.id,
  businessId: product.businessId,
  barcode: product.barcode,
  sku: product.sku,
  brand: product.brand,
  title: product.title,
  description: product.description.slice(0, DESCRIPTION_SENT),
  category: product.category,
  price: product.price,
  currency: product.currency,
  variants: product.variants.map(({ price, visible }) => ({ price, visible })),
});

const startWorker = (): SearchWorker =>
  new Worker(new URL('../../domain/duplicates/duplicates.worker.ts', import.meta.url), {
    type: 'module',
  });

const readDecided = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  signal: AbortSignal,
) => {
  const ids: string[] = [];
  const pages = dataProvider.stream('duplicateDecisions', {
    filter: {},
    sort: { field: 'decidedAt', order: 'ASC' },
    signal,
  });
  for await (const page of pages) ids.push(...page.map(decision => String(decision.id)));
  return ids;
};

/** How a search reports and is stopped. */
interface ScanOptions {
  signal: AbortSignal;
  onProgress: (products: number) => void;
  createWorker?: () => SearchWorker;
}

/**
 * Reads the catalogue page by page and lets a worker look for duplicates, so that the page stays
 * quick. Merged products are left out; decisions made before are respected.
 * @throws what reading throws and what the worker fails with; when `signal` is aborted it ends at
 * once, whatever it waits for.
 */
export const scanForDuplicates = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  { signal, onProgress, createWorker = startWorker }: ScanOptions,
): Promise<Scan> => {
  const worker = askWorker(createWorker(), signal);
  try {
    const decided = await readDecided(dataProvider, signal);
    const summaries = new Map<string, ScannedProduct>();
    const pages = dataProvider.stream('products', {
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      pageSize: PAGE,
      signal,
    });
    for await (const page of pages) {
      signal.throwIfAborted();
      const products = page.filter(isProduct).filter(product => !product.mergedInto);
      for (const product of products) summaries.set(product.id, summaryOf(product));
      worker.add(products.map(comparableOf));
      onProgress(summaries.size);
    }
    const found = await worker.find(decided);
    const { candidates, variants, products: total, milliseconds, cutShort, leftOut } = found;
    signal.throwIfAborted();
    const wanted = new Set([...candidates, ...variants].flatMap(({ products }) => products));
    return {
      at: Date.now(),
      candidates,
      variants,
      products: new Map([...summaries].filter(([id]) => wanted.has(id))),
      total,
      milliseconds,
      cutShort,
      leftOut,
    };
  } finally {
    worker.end();
  }
};
