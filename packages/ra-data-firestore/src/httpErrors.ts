import { HttpError } from 'ra-core';
import { ConflictError, QueryError } from './query/index.ts';

const STATUS: Readonly<Record<string, number>> = {
  'invalid-argument': 400,
  'out-of-range': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'already-exists': 409,
  aborted: 409,
  'failed-precondition': 412,
  'resource-exhausted': 429,
  internal: 500,
  'data-loss': 500,
  unimplemented: 501,
  'deadline-exceeded': 503,
  unavailable: 503,
  unknown: 503,
};

/** Of the codes of Firebase Authentication, those of a session that is over. */
const ENDED = /user|refresh/;

/**
 * Firestore's code for a call that was not sent, since the token of the session or of App Check could not be
 * renewed. Their codes may be any sentence of the server.
 */
const codeOfToken = (code: string) => {
  if (ENDED.test(code)) return 'unauthenticated';
  return /quota|exhausted|many|throttle/.test(code) ? 'resource-exhausted' : 'unavailable';
};

/** What each code means to a reader; Firestore's own text is for the error's body. */
const SENTENCES: Readonly<Record<string, string>> = {
  'permission-denied': 'permission denied',
  unauthenticated: 'nobody is signed in',
  'not-found': 'the document does not exist (any more)',
  'already-exists': 'there is such a document already',
  aborted: 'others wrote at the same moment; try again',
  'failed-precondition': 'the database is not in the state that this needs',
  'resource-exhausted': 'the database takes no more for now',
  internal: 'the database failed; try again',
  unimplemented: 'this database does not do that',
  'data-loss': 'the database has lost data',
  'deadline-exceeded': 'the database did not answer in time',
  unavailable: 'the database cannot be reached',
  unknown: 'the database cannot be reached',
};

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** The console link that Firestore puts into the message of a missing index. */
const indexUrl = (message: string) =>
  /https:\/\/console\.firebase\.google\.com\/\S*indexes\S*/.exec(message)?.[0];

const messageOf = (code: string, error: Error, what: string) => {
  if (code === 'failed-precondition' && indexUrl(error.message))
    return `${what}: the query needs an index that is not deployed`;
  const sentence = SENTENCES[code];
  return `${what}: ${sentence ?? (error.message || code)}`;
};

/**
 * Turns whatever a call threw into react-admin's HttpError, whose status says what happened: 400
 * bad query, 401 signed out, 403 denied, 404 missing, 409 conflict (`body.record` is the stored
 * record), 412 missing index (`body.indexUrl` creates it), 429 quota, 503 unreachable. An abort
 * and an HttpError pass unchanged.
 * @param what the call, as the message begins: `products.getList`.
 */
export const toHttpError = (error: unknown, what: string): unknown => {
  if (isAbort(error) || error instanceof HttpError) return error;
  if (error instanceof QueryError || error instanceof ConflictError)
    return new HttpError(error.message, error.status, error.body);
  if (!(error instanceof Error)) return new HttpError(`${what}: ${String(error)}`, 500, {});
  if (!('code' in error) || typeof error.code !== 'string') return error;
  const code = error.code.replace(/^[a-z-]+\//i, '');
  const meant = /^a.*\//.test(error.code) ? codeOfToken(code) : code;
  const url = indexUrl(error.message);
  return new HttpError(messageOf(meant, error, what), STATUS[meant] ?? 500, {
    code,
    message: error.message,
    ...(url === undefined ? {} : { indexUrl: url }),
  });
};

/** Whether an error means that the caller may not do this, rather than that it failed. */
export const isDenied = (error: unknown) =>
  error instanceof HttpError && (error.status === 403 || error.status === 401);

/** Whether an error means that a query needs an index that is not there. */
export const isMissingIndex = (error: unknown) =>
  error instanceof HttpError && error.status === 412;

/** Whether an error means that the database could not be reached in time. */
export const isUnreachable = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 503;

/** Whether an error means that the database takes no more for now. */
export const isExhausted = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 429;
