import { createCatalogue } from './catalogue.ts';
import { type DuplicateSearch, searchCatalogue } from './findDuplicates.ts';
import type { ComparableProduct } from './profile.ts';

/** What the page tells the worker: products as they arrive, then to begin. */
export type DuplicateWorkerRequest =
  | { type: 'add'; products: ComparableProduct[] }
  | { type: 'find'; decided: string[] };

/** What the worker answers, once. */
export type DuplicateWorkerAnswer = DuplicateSearch & { milliseconds: number };

const catalogue = createCatalogue();

self.addEventListener('message', ({ data }: MessageEvent<DuplicateWorkerRequest>) => {
  if (data.type === 'add') {
    catalogue.add(data.products);
    return;
  }
  const start = performance.now();
  const search = searchCatalogue(catalogue, new Set(data.decided));
  const answer: DuplicateWorkerAnswer = { ...search, milliseconds: performance.now() - start };
  self.postMessage(answer);
});
