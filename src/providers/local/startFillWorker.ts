import type { FillWorker } from './young.ts';

/** Starts the worker that fills a database; null where there are no workers. */
export const startFillWorker = (database: string): FillWorker | null => {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(new URL('./fill.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(database);
  return worker;
};
