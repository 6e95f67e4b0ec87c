import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { toHttpError } from './httpErrors.ts';
import { ConflictError, QueryError } from './query/index.ts';

const firestoreError = (code: string, message = 'because') =>
  Object.assign(new Error(message), { name: 'FirebaseError', code });

it.each([
  ['invalid-argument', 400],
  ['out-of-range', 400],
  ['unauthenticated', 401],
  ['permission-denied', 403],
  ['not-found', 404],
  ['already-exists', 409],
  ['aborted', 409],
  ['failed-precondition', 412],
  ['resource-exhausted', 429],
  ['internal', 500],
  ['unimplemented', 501],
  ['unavailable', 503],
  ['deadline-exceeded', 503],
  ['unknown', 503],
  ['storage/unauthorized', 500],
  // What renewing the token of the session or of App Check ends with: the call was never sent.
  ['auth/network-request-failed', 503],
  ['auth/the-service-is-currently-unavailable.', 503],
  ['auth/internal-error', 503],
  ['auth/too-many-requests', 429],
  ["auth/quota-exceeded-for-quota-metric-'requests'", 429],
  ['auth/resource-exhausted', 429],
  ['auth/user-token-expired', 401],
  ['auth/user-disabled', 401],
  ['app-check/fetch-status-error', 503],
  ['appCheck/throttled', 429],
])('gives %s the status %i', (code, status) => {
  const error = toHttpError(firestoreError(code), 'posts.getList');
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status, body: { code: code.replace(/^[a-z-]+\//i, '') } });
  expect(error).toMatchObject({ message: expect.stringMatching(/^posts\.getList: /) });
});

it('finds the link that creates a missing index', () => {
  const url =
    'https://console.firebase.google.com/v1/r/project/demo/firestore/indexes?create_composite=Abc';
  const message = `The query requires an index. You can create it here: ${url}`;
  expect(
    toHttpError(firestoreError('failed-precondition', message), 'posts.getList'),
  ).toMatchObject({
    status: 412,
    body: { indexUrl: url },
    message: expect.stringContaining('index'),
  });
  expect(
    toHttpError(firestoreError('failed-precondition', 'something else'), 'x'),
  ).not.toHaveProperty('body.indexUrl');
});

it('keeps the status and body of its own errors', () => {
  expect(toHttpError(new QueryError('no', 'a'), 'x')).toMatchObject({
    status: 400,
    message: 'no',
    body: { code: 'invalid-query', field: 'a' },
  });
  const conflict = new ConflictError('version', 'posts', '1', { id: '1', version: 2 });
  expect(toHttpError(conflict, 'x')).toMatchObject({
    status: 409,
    body: { record: { version: 2 } },
  });
});

it('leaves aborts, HttpErrors and mistakes in code as they are', () => {
  for (const error of [
    new DOMException('stopped', 'AbortError'),
    new HttpError('gone', 404),
    new TypeError('x is undefined'),
  ])
    expect(toHttpError(error, 'x')).toBe(error);
});
