import type { ExchangeRates } from '../exchange/exchangeRates.ts';
import { createCatalogue } from './catalogue.ts';
import { searchCatalogue } from './findDuplicates.ts';
import { keepBest } from './keepBest.ts';
import type { ComparableProduct } from './profile.ts';
import type { Verdict } from './verdicts.ts';

/** What the page tells the worker: products as they arrive, then to begin. */
export type DuplicateWorkerRequest =
  | { type: 'add'; products: ComparableProduct[] }
  | ({ type: 'find' } & DuplicateQuestion);

/** What is asked of the products that were added. */
export interface DuplicateQuestion {
  /** Ids of pairs that were judged not to be duplicates. */
  decided: string[];
  /** The least chance of each verdict, where it is not the usual one. */
  least?: Readonly<Record<Verdict, number>>;
  /** By which prices of different currencies are compared. */
  rates?: ExchangeRates[];
  /** Most pairs of the answer. */
  most?: number;
}

/** What the worker answers, once. */
export type DuplicateWorkerAnswer = ReturnType<typeof keepBest> & { milliseconds: number };

const catalogue = createCatalogue();

self.addEventListener('message', ({ data }: MessageEvent<DuplicateWorkerRequest>) => {
  if (data.type === 'add') {
    catalogue.add(data.products);
    return;
  }
  const start = performance.now();
  const search = keepBest(
    searchCatalogue(catalogue, new Set(data.decided), data.least, data.rates),
    data.most,
  );
  const answer: DuplicateWorkerAnswer = { ...search, milliseconds: performance.now() - start };
  self.postMessage(answer);
});
