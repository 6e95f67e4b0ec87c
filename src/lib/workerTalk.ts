/** What is needed of a worker; tests have their own. */
export type TalkingWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onmessageerror' | 'onerror'
>;

/**
 * Milliseconds that a worker may be silent while it is asked. One whose script never arrives, or that
 * the browser has ended, says nothing at all, not even that.
 */
export const PATIENCE = 60_000;

/** Message keys of what can go wrong with a worker. */
export interface WorkerMessages {
  notStarted: string;
  silent: string;
  broken: string;
}

/** A conversation with a worker, one question at a time. */
export interface WorkerTalk<Request, Answer> {
  /** Says something that is not answered. */
  post: (request: Request) => void;
  /**
   * Asks, and waits for the answer.
   * @throws what the signal was aborted with; Error with a message key where the worker fails or is
   * silent.
   */
  ask: (request: Request) => Promise<Answer>;
  end: () => void;
}

/**
 * Talks to a worker such that every question ends: answered, failed, given up or cancelled.
 * @param isInterim takes what a worker says before it answers; true where it was no answer.
 */
export const talkTo = <Request, Answer>(
  worker: TalkingWorker,
  signal: AbortSignal,
  words: WorkerMessages,
  isInterim: (answer: Answer) => boolean = () => false,
): WorkerTalk<Request, Answer> => {
  let failure: { reason: unknown } | null = null;
  let asked: { resolve: (answer: Answer) => void; reject: (reason: unknown) => void } | null = null;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const fail = (reason: unknown) => {
    failure ??= { reason };
    clearTimeout(giveUp);
    asked?.reject(failure.reason);
    asked = null;
  };
  const wait = () => {
    clearTimeout(giveUp);
    giveUp = setTimeout(() => fail(new Error(words.silent)), PATIENCE);
  };
  const onAbort = () => fail(signal.reason);
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (isInterim(data)) {
      if (asked) wait();
      return;
    }
    clearTimeout(giveUp);
    asked?.resolve(data);
    asked = null;
  };
  worker.onmessageerror = () => fail(new Error(words.broken));
  worker.onerror = event => fail(new Error(event.message || words.notStarted));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  return {
    post: request => worker.postMessage(request),
    ask: request =>
      new Promise<Answer>((resolve, reject) => {
        // What failed while nothing was asked is told to whoever asks next.
        if (failure) return reject(failure.reason);
        asked = { resolve, reject };
        wait();
        worker.postMessage(request);
      }),
    end: () => {
      clearTimeout(giveUp);
      signal.removeEventListener('abort', onAbort);
      worker.terminate();
    },
  };
};
