import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { RecordOf } from '@/domain/records.ts';
import { PATIENCE, type TalkingWorker } from '@/lib/workerTalk.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { scanForDuplicates } from './scan.ts';

const RATES = [{ base: 'EUR', date: '2026-11-20', rates: { USD: 1.25 } }];

type Reading = Pick<BackOfficeDataProvider, 'stream' | 'getList'>;

const stored: { [Name in ResourceName]?: RecordOf<Name>[][] } = {
  products: [[testProduct('a'), testProduct('gone', { mergedInto: 'a' })], [testProduct('b')]],
};

const catalogue: Reading = {
  getList: async () => ({ data: [], total: 0 }),
  stream: async function* <R extends ResourceName>(resource: R): AsyncGenerator<RecordOf<R>[]> {
    yield* stored[resource] ?? [];
  },
};

/** A worker whose answers the test decides on. */
const fakeWorker = () => {
  const told: { type: string; products?: { id: string }[]; rates?: object[] }[] = [];
  const worker: TalkingWorker & { terminated: boolean } = {
    terminated: false,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: (message: { type: string }) => told.push(message),
    terminate: () => {
      worker.terminated = true;
    },
  };
  return { worker, told };
};

const call = (handler: unknown, event: object) => {
  if (typeof handler === 'function') handler(event);
};

const begin = () => {
  const { worker, told } = fakeWorker();
  const controller = new AbortController();
  const progress: number[] = [];
  const scan = scanForDuplicates(catalogue, {
    uid: 'admin',
    rates: Promise.resolve(RATES),
    signal: controller.signal,
    onProgress: done => progress.push(done),
    onRefused: error => Promise.reject(error),
    createWorker: () => worker,
  });
  const outcome = scan.then(
    result => ({ result, error: null }),
    (error: unknown) => ({ result: null, error }),
  );
  const asked = () => vi.waitFor(() => expect(told.at(-1)?.type).toBe('find'));
  return { worker, told, controller, progress, outcome, asked };
};

describe('scanForDuplicates', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('gives the worker every product that was not merged, then asks it', async () => {
    const { worker, told, progress, outcome, asked } = begin();
    await asked();
    expect(told.flatMap(({ products = [] }) => products.map(({ id }) => id))).toEqual(['a', 'b']);
    expect(progress).toEqual([1, 2]);
    expect(told.at(-1)?.rates).toEqual(RATES);
    const pair = { id: 'a~b', products: ['a', 'b'], score: 70, reasons: [] };
    const data = {
      candidates: [pair],
      variants: [],
      products: 2,
      milliseconds: 3,
      cutShort: 0,
      leftOut: 0,
    };
    call(worker.onmessage, { data });
    const { result } = await outcome;
    expect(result?.total).toBe(2);
    expect([...(result?.products.keys() ?? [])]).toEqual(['a', 'b']);
    expect(worker.terminated).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once when it is cancelled while the worker compares', async () => {
    const { worker, controller, outcome, asked } = begin();
    await asked();
    controller.abort();
    const { error } = await outcome;
    expect(error).toBe(controller.signal.reason);
    expect(worker.terminated).toBe(true);
  });

  it('gives up on a worker that never answers', async () => {
    const { worker, outcome, asked } = begin();
    await asked();
    await vi.advanceTimersByTimeAsync(PATIENCE);
    const { error } = await outcome;
    expect(error).toEqual(new Error('merge.scan.silent'));
    expect(worker.terminated).toBe(true);
  });

  it('fails when the worker cannot start, or sends what cannot be read', async () => {
    const unstarted = begin();
    await unstarted.asked();
    call(unstarted.worker.onerror, {});
    expect((await unstarted.outcome).error).toEqual(new Error('merge.scan.notStarted'));
    const broken = begin();
    await broken.asked();
    call(broken.worker.onmessageerror, {});
    expect((await broken.outcome).error).toEqual(new Error('merge.scan.broken'));
  });
});
