import {
  type DocumentReference,
  type DocumentSnapshot,
  type Query as FirestoreQuery,
  onSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { isExhausted, isUnreachable, toHttpError } from '../httpErrors.ts';
import { isWaiting, waiting } from './waiting.ts';

/** What is told to the holder of a subscription. */
export interface Subscription<T> {
  next: (value: T) => void;
  /**
   * A denied or failed subscription ends; one whose server is out of reach or takes no more goes on
   * trying, and says so by `isWaiting`.
   */
  error: (error: Error) => void;
}

interface Shared<T> {
  subscribers: Set<Subscription<T>>;
  latest?: { value: T };
  stop: () => void;
}

/** Begins a listener; returns what ends it. */
type Begin<T> = (subscription: Subscription<T>) => () => void;

/** Listeners by key, each shared by all who ask for the same. */
export interface SharedListeners<T> {
  add: (key: string, subscription: Subscription<T>, begin: Begin<T>) => () => void;
}

/** Milliseconds before a listener that the server ended is begun anew: at first, and at most. */
const PAUSE = { first: 5_000, longest: 60_000 };

/**
 * Begins a listener, and begins it anew after a pause, each time a longer one, where the server ended it
 * because it is out of reach or takes no more: the SDK leaves such a one ended for ever.
 */
export const beginAgain =
  <T>(begin: Begin<T>): Begin<T> =>
  ({ next, error }) => {
    let pause = PAUSE.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const start = () => {
      stop = begin({
        next: value => {
          pause = PAUSE.first;
          next(value);
        },
        error: cause => {
          if (isWaiting(cause) || !(isExhausted(cause) || isUnreachable(cause)))
            return error(cause);
          timer = setTimeout(start, pause);
          pause = Math.min(pause * 2, PAUSE.longest);
          error(waiting(cause.message, cause.status));
        },
      });
    };
    start();
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

/** @returns listeners of which none is open. */
export const createSharedListeners = <T>(): SharedListeners<T> => {
  const open = new Map<string, Shared<T>>();
  const start = (key: string, begin: Begin<T>) => {
    const shared: Shared<T> = { subscribers: new Set(), stop: () => undefined };
    open.set(key, shared);
    shared.stop = beginAgain(begin)({
      next: value => {
        shared.latest = { value };
        for (const one of [...shared.subscribers]) one.next(value);
      },
      error: error => {
        if (!isWaiting(error)) open.delete(key);
        for (const one of [...shared.subscribers]) one.error(error);
      },
    });
    return shared;
  };
  return {
    add: (key, subscription, begin) => {
      const shared = open.get(key) ?? start(key, begin);
      const own = { ...subscription };
      shared.subscribers.add(own);
      const { latest } = shared;
      if (latest) queueMicrotask(() => shared.subscribers.has(own) && own.next(latest.value));
      return () => {
        shared.subscribers.delete(own);
        if (shared.subscribers.size > 0) return;
        if (open.get(key) === shared) open.delete(key);
        shared.stop();
      };
    },
  };
};

interface Snapshot {
  metadata: { fromCache: boolean; hasPendingWrites: boolean };
}

/**
 * Passes on what the server confirms. Cached and pending snapshots are left out: the first one of
 * a listener is an empty cached one when the server is out of reach, and would show an empty list.
 */
const confirmed = <S extends Snapshot>(
  context: Context,
  { method, resource }: Call,
  { next, error }: Subscription<S>,
) => {
  const what = `${resource}.${method}`;
  const { readTimeout } = context.settings;
  const late = () =>
    error(waiting(`${what}: the database has not answered for ${readTimeout / 1000} s`));
  const timer = setTimeout(late, readTimeout);
  return {
    timer,
    next: (snapshot: S) => {
      if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
      clearTimeout(timer);
      next(snapshot);
    },
    error: (cause: Error) => {
      clearTimeout(timer);
      const mapped = toHttpError(cause, what);
      error(mapped instanceof Error ? mapped : cause);
    },
  };
};

const meter = (context: Context, { method, resource }: Call, reads: number) =>
  reads > 0 && context.meter.add({ method, resource, reads });

/** Listens to a query's rows on the server. @returns what ends it. */
export const listenToQuery = (
  context: Context,
  call: Call,
  source: FirestoreQuery,
  subscription: Subscription<QuerySnapshot>,
): (() => void) => {
  let received = 0;
  const { timer, next, error } = confirmed<QuerySnapshot>(context, call, {
    ...subscription,
    next: snapshot => {
      const isFirst = !context.watched.has(source);
      context.watched.add(source);
      meter(context, call, isFirst ? Math.max(1, snapshot.size) : received);
      received = 0;
      subscription.next(snapshot);
    },
  });
  const heard = (snapshot: QuerySnapshot) => {
    received += snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
    next(snapshot);
  };
  const ended = (cause: Error) => {
    context.watched.delete(source);
    error(cause);
  };
  const stop = onSnapshot(source, { includeMetadataChanges: true }, { next: heard, error: ended });
  return () => {
    clearTimeout(timer);
    context.watched.delete(source);
    stop();
  };
};

/** Listens to a document on the server. @returns what ends it. */
export const listenToDocument = (
  context: Context,
  call: Call,
  reference: DocumentReference,
  subscription: Subscription<DocumentSnapshot>,
): (() => void) => {
  const { timer, next, error } = confirmed<DocumentSnapshot>(context, call, {
    ...subscription,
    next: snapshot => {
      meter(context, call, 1);
      subscription.next(snapshot);
    },
  });
  const stop = onSnapshot(reference, { includeMetadataChanges: true }, { next, error });
  return () => {
    clearTimeout(timer);
    stop();
  };
};
