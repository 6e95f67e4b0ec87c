import type { TalkingWorker } from '@/lib/workerTalk.ts';

/** Starts the worker that looks for duplicates. */
export const startSearchWorker = (): TalkingWorker =>
  new Worker(new URL('../../domain/duplicates/duplicates.worker.ts', import.meta.url), {
    type: 'module',
  });
