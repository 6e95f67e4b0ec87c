import type { TalkingWorker } from '@/lib/workerTalk.ts';

/** Starts the worker that draws. */
export const startDrawWorker = (): TalkingWorker =>
  new Worker(new URL('../../../domain/giveaways/draw.worker.ts', import.meta.url), {
    type: 'module',
  });
