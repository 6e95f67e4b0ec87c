import { HttpError } from 'ra-core';
import { beginAgain, isWaiting, type Subscription } from 'ra-data-firestore';
import type { RecordStore } from '../types.ts';

/** Statuses by which Firestore refuses calls without a proof: the same as of calls that nobody may make. */
const REFUSED: readonly number[] = [401, 403];

/** The session's token is not renewed without a proof, either. */
const OF_TOKENS = /app-check/;

/**
 * What a refusal means while App Check has no token: nobody's right is missing, and it may pass.
 * @returns an HttpError 503 whose body has `unproven`; whatever else was thrown, as it is.
 */
export const unprovenError = (cause: unknown, isUnproven: () => boolean): unknown => {
  if (!(cause instanceof HttpError)) return cause;
  const isRefused = (REFUSED.includes(cause.status) || isWaiting(cause)) && isUnproven();
  if (!isRefused && !OF_TOKENS.test(String(cause.body?.code))) return cause;
  return new HttpError(`${cause.message} (App Check has no token)`, 503, {
    ...cause.body,
    unproven: true,
  });
};

/** What is told of an error in place of it. */
type Explain = (error: unknown) => unknown;

/** An answer whose failure is told as `explain` says. */
export const explainAnswer = async <T>(work: Promise<T>, explain: Explain): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw explain(error);
  }
};

/** Answers that come one after another, whose failure is told as `explain` says. */
export async function* explainAnswers<T>(
  answers: AsyncIterable<T>,
  explain: Explain,
): AsyncGenerator<T> {
  try {
    yield* answers;
  } catch (error) {
    throw explain(error);
  }
}

/** A store whose refusals are told for what they are while App Check has no token; what listens goes on by itself. */
export const explainUnproven = (store: RecordStore, isUnproven: () => boolean): RecordStore => {
  const explain: Explain = error => unprovenError(error, isUnproven);
  const explained = <T>(work: Promise<T>): Promise<T> => explainAnswer(work, explain);
  const telling = <T>({ next, error }: Subscription<T>): Subscription<T> => ({
    next,
    error: cause => {
      const told = explain(cause);
      error(told instanceof Error ? told : cause);
    },
  });
  const listening = <T>(own: Subscription<T>, begin: (own: Subscription<T>) => () => void) =>
    beginAgain<T>(inner => begin(telling(inner)))(telling(own));
  return {
    ...store,
    getList: (...asked) => explained(store.getList(...asked)),
    getOne: (...asked) => explained(store.getOne(...asked)),
    getMany: (...asked) => explained(store.getMany(...asked)),
    getManyReference: (...asked) => explained(store.getManyReference(...asked)),
    count: (...asked) => explained(store.count(...asked)),
    aggregate: (...asked) => explained(store.aggregate(...asked)),
    commit: writes => explained(store.commit(writes)),
    stream: (...asked) => explainAnswers(store.stream(...asked), explain),
    watchOne: (name, id, subscription, meta) =>
      listening(subscription, own => store.watchOne(name, id, own, meta)),
    watchList: (name, query, subscription) =>
      listening(subscription, own => store.watchList(name, query, own)),
  };
};
