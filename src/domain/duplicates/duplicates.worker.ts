import { type ComparableProduct, type DuplicateFeatures, featuresOf } from './duplicateFeatures.ts';
import { type DuplicateSearch, findDuplicates } from './findDuplicates.ts';

/** What the page tells the worker: products as they arrive, then to begin. */
export type DuplicateWorkerRequest =
  | { type: 'add'; products: ComparableProduct[] }
  | { type: 'find'; decided: string[] };

/** What the worker answers, once. */
export type DuplicateWorkerAnswer = DuplicateSearch & { milliseconds: number };

const products: DuplicateFeatures[] = [];

self.addEventListener('message', ({ data }: MessageEvent<DuplicateWorkerRequest>) => {
  if (data.type === 'add') {
    for (const product of data.products) products.push(featuresOf(product));
    return;
  }
  const start = performance.now();
  const search = findDuplicates(products, new Set(data.decided));
  const answer: DuplicateWorkerAnswer = { ...search, milliseconds: performance.now() - start };
  self.postMessage(answer);
});
