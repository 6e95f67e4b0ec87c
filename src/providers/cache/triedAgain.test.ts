import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { triedAgain } from './triedAgain.ts';

const down = (): Promise<unknown> => Promise.reject(new HttpError('gone', 503));
let client: QueryClient;
const stops: (() => void)[] = [];
const show = (queryKey: string[], queryFn: () => Promise<unknown>) => {
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: 3, retryDelay: 1000 });
  const stop = observer.subscribe(() => {});
  stops.push(stop);
  return stop;
};
const follow = () => {
  const store = triedAgain(client.getQueryCache());
  const listener = vi.fn();
  stops.push(store.subscribe(listener));
  return { store, listener };
};
const pass = (milliseconds = 10) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.clear();
  vi.useRealTimers();
});

it('tells of a read in view that is tried again, until it is answered', async () => {
  const { store, listener } = follow();
  const read = vi.fn(down);
  show(['row'], read);
  await pass();
  expect(store.get()).toBe(true);
  expect(listener).toHaveBeenCalled();
  read.mockResolvedValue('a product');
  await pass(1000);
  expect(store.get()).toBe(false);
});

it('knows of one that was tried before anybody followed, and of one that leaves the view', async () => {
  const leave = show(['row'], down);
  await pass();
  const { store, listener } = follow();
  expect(store.get()).toBe(true);
  leave();
  await pass();
  expect(listener).toHaveBeenCalled();
  expect(store.get()).toBe(false);
});

it('forgets one that is removed', async () => {
  const { store } = follow();
  show(['row'], down);
  await pass();
  client.removeQueries({ queryKey: ['row'] });
  await pass();
  expect(store.get()).toBe(false);
});

it('looks at all reads once, and wakes nobody for those that are answered', async () => {
  for (let at = 0; at < 50; at += 1) client.setQueryData(['known', String(at)], at);
  const getAll = vi.spyOn(client.getQueryCache(), 'getAll');
  const { listener } = follow();
  for (let at = 0; at < 20; at += 1) show(['row', String(at)], async () => at);
  await pass();
  expect(getAll).toHaveBeenCalledOnce();
  expect(listener).not.toHaveBeenCalled();
});
