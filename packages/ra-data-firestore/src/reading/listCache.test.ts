import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Query } from '../query/index.ts';
import { createListCache, type Position } from './listCache.ts';

const ALL: Query = { where: [], orderBy: [] };
const at = (rank: number): Position => ({ rank, values: [rank], after: true });
const later = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>(done => {
    resolve = done;
  });
  return { promise, resolve };
};

describe('what lists have learned', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('forgets a count that an own write overlapped, whichever ends first', async () => {
    const cache = createListCache(60_000);
    const counting = later<number>();
    cache.setTotal('t', 'posts', ALL, counting.promise);
    cache.wrote('posts');
    counting.resolve(5);
    await counting.promise;
    expect(cache.total('t')).toBeUndefined();
    cache.setTotal('t', 'posts', ALL, Promise.resolve(6));
    cache.wrote('posts');
    expect(cache.total('t')).toBeUndefined();
  });

  it('keeps what an own update cannot have changed', async () => {
    const cache = createListCache(60_000);
    const byPrice: Query = { where: [], orderBy: [{ field: 'price', direction: 'asc' }] };
    cache.setTotal('all', 'posts', ALL, Promise.resolve(6));
    cache.setTotal('price', 'posts', byPrice, Promise.resolve(4));
    const state = cache.state('list', 'posts', byPrice, 'price');
    cache.wrote('posts', { changed: ['price.net'] });
    expect(await cache.total('all')).toBe(6);
    expect(cache.total('price')).toBeUndefined();
    expect(state.isCurrent).toBe(false);
    expect(cache.state('list', 'posts', byPrice, 'price')).not.toBe(state);
  });

  it('forgets the whole collection, and its groups, where others have written', async () => {
    const cache = createListCache(60_000);
    const here = cache.state('here', 'games/g1/entries', ALL, 't');
    const beside = cache.state('beside', 'games/g1/entries', ALL, 't');
    for (const rank of [10, 20, 30]) cache.addPosition(here, at(rank));
    cache.setTotal('t', 'games/g1/entries', ALL, Promise.resolve(40));
    cache.setTotal('group', '*/entries', ALL, Promise.resolve(90));
    cache.setTotal('other', 'games/g2/entries', ALL, Promise.resolve(50));
    cache.moved(here, 10);
    expect(here.positions).toEqual([at(10)]);
    expect([here.isCurrent, beside.isCurrent]).toEqual([true, false]);
    expect([cache.total('t'), cache.total('group')]).toEqual([undefined, undefined]);
    expect(await cache.total('other')).toBe(50);
    cache.moved(cache.state('all', '*/entries', ALL, 'group'), 0);
    expect(cache.total('other')).toBeUndefined();
  });

  it('lets nothing outlive what it was counted from', () => {
    const cache = createListCache(60_000);
    cache.setTotal('t', 'posts', ALL, Promise.resolve(40));
    vi.advanceTimersByTime(50_000);
    const state = cache.state('list', 'posts', ALL, 't');
    cache.setTotal('t', 'posts', ALL, Promise.resolve(39), state.born);
    vi.advanceTimersByTime(10_000);
    expect(cache.total('t')).toBeUndefined();
    expect(cache.state('list', 'posts', ALL, 't')).not.toBe(state);
  });

  it('asks again after a count that failed', async () => {
    const cache = createListCache(60_000);
    const failed = Promise.reject(new Error('denied'));
    cache.setTotal('t', 'posts', ALL, failed);
    await expect(failed).rejects.toThrow('denied');
    expect(cache.total('t')).toBeUndefined();
  });
});
