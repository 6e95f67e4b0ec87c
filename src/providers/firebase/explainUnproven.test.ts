import { HttpError, type RaRecord } from 'ra-core';
import { isWaiting } from 'ra-data-firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureKind, isPassing } from '@/domain/errors.ts';
import { forgetDenied } from '../cache/forgetDenied.ts';
import { shouldRetry } from '../retryPolicy.ts';
import { endReason } from '../session/endReason.ts';
import type { RecordStore, Subscription } from '../types.ts';
import { explainUnproven, unprovenError } from './explainUnproven.ts';

const denied = (status = 403, code = 'permission-denied') =>
  new HttpError('products.getList: permission denied', status, { code });

/** A store to which the database says no; what listens begins anew with each of its answers. */
const refused = (answers: (HttpError | string)[] = []) => {
  const no = () => Promise.reject(denied());
  const listen = ({ next, error }: Subscription<RaRecord>) => {
    const answer = answers.shift() ?? denied();
    queueMicrotask(() => (answer instanceof HttpError ? error(answer) : next({ id: answer })));
    return () => {};
  };
  const store: RecordStore = {
    supportAbortSignal: true,
    ...{ getList: no, getOne: no, getMany: no, getManyReference: no },
    ...{ commit: no, count: no, aggregate: no },
    // biome-ignore lint/correctness/useYield: it is refused before it has anything
    stream: async function* () {
      throw denied();
    },
    watchOne: (_, __, { next, error }) => listen({ next, error }),
    watchList: (_, __, { next, error }) => listen({ next: row => next([row]), error }),
    newId: () => 'new',
    readMeter: {
      total: () => 0,
      byResource: () => ({}),
      reset: () => {},
      subscribe: () => () => {},
    },
  };
  return store;
};

const list = { filter: {}, sort: { field: 'id', order: 'ASC' as const }, limit: 1 };
const WAYS: readonly [string, (store: RecordStore) => Promise<unknown>][] = [
  ['getOne', store => store.getOne('products', { id: 'a' })],
  ['getMany', store => store.getMany('products', { ids: ['a'] })],
  ['count', store => store.count('products', { filter: {} })],
  ['aggregate', store => store.aggregate('products', { filter: {} })],
  ['commit', store => store.commit([])],
  ['stream', async store => store.stream('products', list)[Symbol.asyncIterator]().next()],
];

describe('while App Check has no token', () => {
  it.each(WAYS)('%s is refused for that, not for a right that is missing', async (_, ask) => {
    const error = await ask(explainUnproven(refused(), () => true)).catch(
      (thrown: unknown) => thrown,
    );
    expect(failureKind(error)).toBe('unproven');
    await expect(ask(explainUnproven(refused(), () => false))).rejects.toMatchObject({
      status: 403,
    });
  });

  it('forgets nothing that was read, is not tried again by itself, and can be by somebody', () => {
    const error = unprovenError(denied(), () => true);
    const setState = vi.fn();
    forgetDenied(error, { setState });
    expect(setState).not.toHaveBeenCalled();
    expect(shouldRetry(0, error)).toBe(false);
    expect(isPassing(error)).toBe(true);
    expect(endReason(error)).toBe('unproven');
  });

  it('takes a session’s token that cannot be renewed for the same', () => {
    const cause = denied(503, 'firebase-app-check-token-is-invalid.');
    expect(failureKind(unprovenError(cause, () => false))).toBe('unproven');
    const other = denied(503, 'unavailable');
    expect(unprovenError(other, () => true)).toBe(other);
  });
});

describe('what listens', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes on by itself once there is a token, and ends where a right is missing', async () => {
    let isUnproven = true;
    const told: unknown[] = [];
    const store = explainUnproven(refused([denied(), 'a record', denied()]), () => isUnproven);
    const subscription = {
      next: (record: RaRecord | RaRecord[] | null) =>
        told.push(record && !Array.isArray(record) ? record.id : record),
      error: (error: Error) =>
        told.push(
          `${isWaiting(error) ? 'waits' : 'ended'}, ${endReason(error)}, ${failureKind(error)}`,
        ),
    };
    store.watchOne('products', 'a', subscription);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['waits, unproven, unproven']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual(['waits, unproven, unproven', 'a record']);
    isUnproven = false;
    store.watchList('products', list, subscription);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(told).toEqual(['waits, unproven, unproven', 'a record', 'ended, unreachable, denied']);
  });
});
