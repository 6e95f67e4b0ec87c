import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAgain } from './askAgain.ts';

let client: QueryClient;
let stops: (() => void)[];
let status: number | null;

/** A read in view, which fails with what `status` says. */
const read = (name: string) => {
  const queryFn = vi.fn(async () => {
    if (status !== null) throw Object.assign(new Error('refused'), { status });
    return name;
  });
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, retry: false });
  stops.push(observer.subscribe(() => {}));
  return { queryFn, observer };
};

beforeEach(() => {
  client = new QueryClient();
  stops = [askAgain(client)];
});
afterEach(() => {
  for (const stop of stops) stop();
});

describe('askAgain', () => {
  it.each([429, 503])(
    'asks for all in view that failed with %i once one is answered',
    async code => {
      status = code;
      const [first, second] = [read('first'), read('second')];
      await expect.poll(() => second.observer.getCurrentResult().isError).toBe(true);
      status = null;
      await first.observer.refetch();
      await expect.poll(() => second.observer.getCurrentResult().data).toBe('second');
      expect([first, second].map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([2, 2]);
    },
  );

  it('asks for nothing while nothing that failed is answered', async () => {
    status = 429;
    const failed = read('failed');
    await expect.poll(() => failed.observer.getCurrentResult().isError).toBe(true);
    status = null;
    const other = read('other');
    await expect.poll(() => other.observer.getCurrentResult().data).toBe('other');
    expect(failed.queryFn).toHaveBeenCalledOnce();
  });

  it('leaves alone what failed for a reason of its own, and what was left', async () => {
    status = 403;
    const denied = read('denied');
    await expect.poll(() => denied.observer.getCurrentResult().isError).toBe(true);
    status = 429;
    const [first, left] = [read('first'), read('left')];
    await expect.poll(() => left.observer.getCurrentResult().isError).toBe(true);
    stops.pop()?.();
    status = null;
    await first.observer.refetch();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect([denied, left].map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([1, 1]);
  });
});
