import type {
  DuplicateQuestion,
  DuplicateWorkerAnswer,
  DuplicateWorkerRequest,
} from '@/domain/duplicates/duplicates.worker.ts';
import type { ComparableProduct } from '@/domain/duplicates/profile.ts';

/** What is needed of a worker; tests have their own. */
export type SearchWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onmessageerror' | 'onerror'
>;

/**
 * Milliseconds that a worker may take to answer. 100,000 products take it a few seconds; one whose
 * script never arrives, or that the browser has ended, says nothing at all, not even that.
 */
export const PATIENCE = 60_000;

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
export const askWorker = (worker: SearchWorker, signal: AbortSignal): DuplicateWorker => {
  const tell = (request: DuplicateWorkerRequest) => worker.postMessage(request);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  let fail = (_: unknown): void => {};
  const onAbort = () => fail(signal.reason);
  const answer = new Promise<DuplicateWorkerAnswer>((resolve, reject) => {
    fail = reject;
    worker.onmessage = (event: MessageEvent<DuplicateWorkerAnswer>) => resolve(event.data);
    worker.onmessageerror = () => reject(new Error('merge.scan.broken'));
    worker.onerror = event => reject(new Error(event.message || 'merge.scan.notStarted'));
    signal.addEventListener('abort', onAbort);
  });
  // A worker that fails while the catalogue is still being read must not be an unhandled failure.
  answer.catch(() => {});
  return {
    add: products => tell({ type: 'add', products }),
    find: question => {
      giveUp = setTimeout(() => fail(new Error('merge.scan.silent')), PATIENCE);
      tell({ type: 'find', ...question });
      return answer;
    },
    end: () => {
      clearTimeout(giveUp);
      signal.removeEventListener('abort', onAbort);
      worker.terminate();
    },
  };
};
