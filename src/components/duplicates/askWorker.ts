import type {
  DuplicateQuestion,
  DuplicateWorkerAnswer,
  DuplicateWorkerRequest,
} from '@/domain/duplicates/duplicates.worker.ts';
import type { ComparableProduct } from '@/domain/duplicates/profile.ts';
import { type TalkingWorker, talkTo } from '@/lib/workerTalk.ts';

const WORDS = {
  notStarted: 'merge.scan.notStarted',
  silent: 'merge.scan.silent',
  broken: 'merge.scan.broken',
};

/** A worker that looks for duplicates among the products it is given. */
export interface DuplicateWorker {
  add: (products: ComparableProduct[]) => void;
  /**
   * Compares what was added.
   * @throws what the signal was aborted with; Error with a message key where the worker fails or is
   * silent.
   */
  find: (question: DuplicateQuestion) => Promise<DuplicateWorkerAnswer>;
  end: () => void;
}

/** Talks to a worker such that every question ends: answered, failed, given up or cancelled. */
export const askWorker = (worker: TalkingWorker, signal: AbortSignal): DuplicateWorker => {
  const { post, ask, end } = talkTo<DuplicateWorkerRequest, DuplicateWorkerAnswer>(
    worker,
    signal,
    WORDS,
  );
  return {
    add: products => post({ type: 'add', products }),
    find: question => ask({ type: 'find', ...question }),
    end,
  };
};
