import { type DuplicateFeatures, featuresOf } from '@/domain/duplicates/duplicateFeatures.ts';
import type {
  DuplicateWorkerAnswer,
  DuplicateWorkerRequest,
} from '@/domain/duplicates/duplicates.worker.ts';
import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

const PAGE = 500;

/** What the queue shows of a product. */
export interface ScannedProduct {
  id: string;
  title: string;
  businessName: string;
  price: number | null;
  currency: string;
  image: string | null;
}

/** The outcome of a search for duplicates. */
export interface Scan {
  candidates: DuplicateCandidate[];
  /** The products of the candidates. */
  products: ReadonlyMap<string, ScannedProduct>;
  /** How many products were looked at. */
  total: number;
  milliseconds: number;
}

const isProduct = (record: object): record is Product => 'title' in record && 'variants' in record;

const summaryOf = (product: Product): ScannedProduct => ({
  id: product.id,
  title: product.title,
  businessName: product.businessName,
  price: product.price,
  currency: product.currency,
  image: product.images[0]?.thumbnailUrl ?? product.images[0]?.url ?? null,
});

const startWorker = () => {
  const worker = new Worker(
    new URL('../../domain/duplicates/duplicates.worker.ts', import.meta.url),
    { type: 'module' },
  );
  const tell = (request: DuplicateWorkerRequest) => worker.postMessage(request);
  const answer = new Promise<DuplicateWorkerAnswer>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<DuplicateWorkerAnswer>) => resolve(event.data);
    worker.onerror = event => reject(new Error(event.message || 'The search could not start'));
  });
  // A worker that fails while the catalogue is still being read must not be an unhandled failure.
  answer.catch(() => {});
  return {
    add: (products: DuplicateFeatures[]) => tell({ type: 'add', products }),
    find: (decided: string[]) => {
      tell({ type: 'find', decided });
      return answer;
    },
    end: () => worker.terminate(),
  };
};

const readDecided = async (dataProvider: Pick<BackOfficeDataProvider, 'stream'>) => {
  const ids: string[] = [];
  const pages = dataProvider.stream('duplicateDecisions', {
    filter: {},
    sort: { field: 'decidedAt', order: 'ASC' },
  });
  for await (const page of pages) ids.push(...page.map(decision => String(decision.id)));
  return ids;
};

/**
 * Reads the catalogue page by page and lets a worker look for duplicates, so that the page stays
 * quick. Merged products are left out; decisions made before are respected.
 * @throws what reading throws; when `signal` is aborted it ends early.
 */
export const scanForDuplicates = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  options: { signal: AbortSignal; onProgress: (products: number) => void },
): Promise<Scan> => {
  const worker = startWorker();
  try {
    const decided = await readDecided(dataProvider);
    const summaries = new Map<string, ScannedProduct>();
    const pages = dataProvider.stream('products', {
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      pageSize: PAGE,
      signal: options.signal,
    });
    for await (const page of pages) {
      options.signal.throwIfAborted();
      const products = page.filter(isProduct).filter(product => !product.mergedInto);
      for (const product of products) summaries.set(product.id, summaryOf(product));
      worker.add(products.map(featuresOf));
      options.onProgress(summaries.size);
    }
    const { candidates, products: total, milliseconds } = await worker.find(decided);
    options.signal.throwIfAborted();
    const wanted = new Set(candidates.flatMap(candidate => candidate.products));
    return {
      candidates,
      products: new Map([...summaries].filter(([id]) => wanted.has(id))),
      total,
      milliseconds,
    };
  } finally {
    worker.end();
  }
};
