import { createCatalogue } from './catalogue.ts';
import { searchCatalogue } from './findDuplicates.ts';
import { keepBest } from './keepBest.ts';
import type { ComparableProduct } from './profile.ts';

/** What the page tells the worker: products as they arrive, then to begin. */
export type DuplicateWorkerRequest =
  | { type: 'add'; products: ComparableProduct[] }
  | { type: 'find'; decided: string[] };

/** What the worker answers, once. */
export type DuplicateWorkerAnswer = ReturnType<typeof keepBest> & { milliseconds: number };

const catalogue = createCatalogue();

self.addEventListener('message', ({ data }: MessageEvent<DuplicateWorkerRequest>) => {
  if (data.type === 'add') {
    catalogue.add(data.products);
    return;
  }
  const start = performance.now();
  const search = keepBest(searchCatalogue(catalogue, new Set(data.decided)));
  const answer: DuplicateWorkerAnswer = { ...search, milliseconds: performance.now() - start };
  self.postMessage(answer);
});
