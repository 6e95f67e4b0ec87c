import type { SearchWorker } from './askWorker.ts';

/** Starts the worker that looks for duplicates. */
export const startSearchWorker = (): SearchWorker =>
  new Worker(new URL('../../domain/duplicates/duplicates.worker.ts', import.meta.url), {
    type: 'module',
  });
