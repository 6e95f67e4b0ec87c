import {
  type AggregateSpec,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Query as FirestoreQuery,
  getAggregateFromServer,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  type QueryDocumentSnapshot,
  query,
  queryEqual,
} from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { isExhausted, isUnreachable, toHttpError } from '../httpErrors.ts';
import { settle, throwIfAborted } from '../settle.ts';
import { askAnew } from './askAnew.ts';
import { undisturbed, wakeLostStreams, wakeStreams } from './wakeStreams.ts';

/** Index entries that Firestore bills as one read when it counts. */
const ENTRIES_PER_READ = 1000;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** One try of a read. */
const once = async <T>(context: Context, call: Call, read: () => Promise<T>): Promise<T> => {
  const what = `${call.resource}.${call.method}`;
  throwIfAborted(call.signal);
  try {
    const { readTimeout: timeout } = context.settings;
    return await settle(read(), { timeout, signal: call.signal, what });
  } catch (error) {
    const failure = toHttpError(error, what);
    if (isExhausted(failure)) context.exhausted = true;
    throw failure;
  }
};

/** One read, retried once where the database could not be reached. */
const attempt = async <T>(
  context: Context,
  call: Call,
  read: () => Promise<T>,
  beforeRetry?: () => Promise<unknown>,
): Promise<T> => {
  try {
    return await once(context, call, read);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    await pause(100 + Math.random() * 200);
    await beforeRetry?.();
    return once(context, call, read);
  }
};

/**
 * A read by the SDK's stream, which keeps quiet about a 429: it calls the server unreachable, or waits a
 * minute and longer without a word, as it does once it was lost several times. What is asked without the stream says
 * why, and when it is over.
 */
const attemptStreamed = async <T>(
  context: Context,
  call: Call,
  source: FirestoreQuery,
  read: () => Promise<T>,
): Promise<T> => {
  const ask = async () => {
    try {
      await once(context, call, () => getCountFromServer(query(source, limit(1))));
    } catch (error) {
      throwIfAborted(call.signal);
      // A denied question is an answer, too.
      if (isUnreachable(error) || isExhausted(error)) throw error;
    }
    meter(context, call, 1);
  };
  if (context.exhausted) {
    await ask();
    await wakeStreams(context);
  }
  const askAndWake = async () => {
    await ask();
    await wakeLostStreams(context);
  };
  return attempt(context, call, () => undisturbed(context, read), askAndWake);
};

const meter = (context: Context, { method, resource }: Call, reads: number) =>
  context.meter.add({ method, resource, reads });

/**
 * The rows of a query, from the server: an unreachable one is an error, never an empty list.
 * @throws HttpError
 */
export const readRows = async (
  context: Context,
  call: Call,
  source: FirestoreQuery,
): Promise<QueryDocumentSnapshot[]> => {
  const isFree = [...context.watched].some(watched => queryEqual(watched, source));
  const { docs } = await attemptStreamed(context, call, source, () =>
    askAnew(context, source, () => getDocsFromServer(source)),
  );
  meter(context, call, isFree ? 0 : Math.max(1, docs.length));
  const kinds = context.kinds(call.resource);
  for (const row of docs) kinds?.learn(() => row.data());
  return docs;
};

/** One document from the server, existing or not. @throws HttpError */
export const readDocument = async (
  context: Context,
  call: Call,
  reference: DocumentReference,
): Promise<DocumentSnapshot> => {
  const beside: CollectionReference = reference.parent;
  const snapshot = await attemptStreamed(context, call, beside, () =>
    askAnew(context, reference, () => getDocFromServer(reference)),
  );
  meter(context, call, 1);
  if (snapshot.exists()) context.kinds(call.resource)?.learn(() => snapshot.data());
  return snapshot;
};

/** How many rows a query has. @throws HttpError */
export const readCount = async (
  context: Context,
  call: Call,
  source: FirestoreQuery,
): Promise<number> => {
  const snapshot = await attempt(context, call, () => getCountFromServer(source));
  const { count } = snapshot.data();
  meter(context, call, Math.max(1, Math.ceil(count / ENTRIES_PER_READ)));
  return count;
};

/** Figures over the rows of a query; `spec` has their number as `count`. @throws HttpError */
export const readFigures = async (
  context: Context,
  call: Call,
  source: FirestoreQuery,
  spec: AggregateSpec,
): Promise<Record<string, number | null>> => {
  const snapshot = await attempt(context, call, () => getAggregateFromServer(source, spec));
  const figures = snapshot.data();
  meter(context, call, Math.max(1, Math.ceil(Number(figures.count) / ENTRIES_PER_READ)));
  return figures;
};
