import { askWorker } from '@/components/duplicates/askWorker.ts';
import type { Scan, ScannedProduct } from '@/components/duplicates/savedScan.ts';
import { startSearchWorker } from '@/components/duplicates/startSearchWorker.ts';
import { comparableOf } from '@/domain/duplicates/comparable.ts';
import { learnThresholds } from '@/domain/duplicates/learnThresholds.ts';
import type { ExchangeRates } from '@/domain/exchange/exchangeRates.ts';
import { lowestPrice } from '@/domain/product/priceRange.ts';
import type { DuplicateDecision } from '@/domain/schemas/duplicateDecision.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { inSlices } from '@/lib/inSlices.ts';
import type { TalkingWorker } from '@/lib/workerTalk.ts';
import { yieldToMain } from '@/lib/yieldToMain.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { readLabels } from './learning/readLabels.ts';
import { readLearningSince } from './learning/useLearningReset.ts';

/** Products read at a time: so few that the page can react in between. */
const PAGE = 50;

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

const readDecisions = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  signal: AbortSignal,
) => {
  const decisions: DuplicateDecision[] = [];
  const pages = dataProvider.stream('duplicateDecisions', {
    filter: {},
    sort: { field: 'decidedAt', order: 'ASC' },
    signal,
  });
  for await (const page of pages) decisions.push(...page);
  return decisions;
};

/** How a search reports and is stopped. */
interface ScanOptions {
  /** Whose search it is: what somebody wants forgotten is not learnt from. */
  uid: string;
  /** The day's rates, by which prices of different currencies are compared; [] where there are none. */
  rates: Promise<ExchangeRates[]>;
  signal: AbortSignal;
  onProgress: (products: number) => void;
  /** Told that the products were refused for now; the rest of them is read once it resolves. */
  onRefused: (error: Error) => Promise<void>;
  createWorker?: () => TalkingWorker;
}

/**
 * Reads the catalogue page by page and lets a worker look for duplicates, so that the page stays
 * quick. Merged products are left out; decisions made before are respected, and learnt from.
 * @throws what reading throws and what the worker fails with; when `signal` is aborted it ends at
 * once, whatever it waits for.
 */
export const scanForDuplicates = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream' | 'getList'>,
  { uid, rates, signal, onProgress, onRefused, createWorker = startSearchWorker }: ScanOptions,
): Promise<Scan> => {
  const worker = askWorker(createWorker(), signal);
  try {
    const decisions = await readDecisions(dataProvider, signal);
    const since = await readLearningSince(dataProvider, uid);
    const labels = (await readLabels(dataProvider, decisions)).filter(({ at }) => at > since);
    const summaries = new Map<string, ScannedProduct>();
    const pages = dataProvider.stream('products', {
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      pageSize: PAGE,
      ...{ signal, onRefused },
    });
    for await (const page of pages) {
      signal.throwIfAborted();
      const products = page.filter(product => !product.mergedInto);
      for (const product of products) summaries.set(product.id, summaryOf(product));
      worker.add(products.map(comparableOf));
      onProgress(summaries.size);
    }
    const found = await worker.find({
      decided: decisions.map(({ id }) => id),
      least: learnThresholds(labels).least,
      rates: await rates,
    });
    // The answer has just been copied out of the worker, which is a task's work by itself.
    await yieldToMain();
    const { candidates, variants, products: total, milliseconds, cutShort, leftOut } = found;
    const products = new Map<string, ScannedProduct>();
    await inSlices(
      [...candidates, ...variants],
      ({ products: ids }) => {
        for (const id of ids) {
          const summary = summaries.get(id);
          if (summary) products.set(id, summary);
        }
      },
      { signal },
    );
    signal.throwIfAborted();
    return {
      at: Date.now(),
      ...{ candidates, variants, products },
      ...{ total, milliseconds, cutShort, leftOut, labels },
    };
  } finally {
    worker.end();
  }
};
