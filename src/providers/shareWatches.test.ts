import type { RaRecord } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LINGER, shareWatches } from './shareWatches.ts';
import type { RecordStore, Subscription } from './types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = () => {
  const sources: Subscription<RaRecord | null>[] = [];
  const ended: number[] = [];
  const watchOne: RecordStore['watchOne'] = (_resource, _id, subscription) => {
    const number = sources.push(subscription) - 1;
    return () => ended.push(number);
  };
  return { ...shareWatches({ watchOne }), sources, ended };
};
const follower = () => ({ next: vi.fn(), error: vi.fn() });

describe('shareWatches', () => {
  it('watches a record once for all who follow it, and hands late ones what is known', () => {
    const { watchOne, sources } = watched();
    const [first, second] = [follower(), follower()];
    watchOne('products', 'p1', first);
    sources[0]?.next({ id: 'p1', title: 'A' });
    watchOne('products', 'p1', second);
    expect(second.next).toHaveBeenCalledWith({ id: 'p1', title: 'A' });
    watchOne('products', 'p2', follower());
    watchOne('productDetails', 'p1', follower(), { parent: 'p1' });
    expect(sources).toHaveLength(3);
  });

  it('goes on for a minute after the last has left, so that coming back reads nothing', () => {
    const { watchOne, sources, ended } = watched();
    const end = watchOne('products', 'p1', follower());
    sources[0]?.next({ id: 'p1', title: 'A' });
    end();
    end();
    vi.advanceTimersByTime(LINGER - 1);
    sources[0]?.next({ id: 'p1', title: 'B' });
    const again = follower();
    const leave = watchOne('products', 'p1', again);
    expect(again.next.mock.calls).toEqual([[{ id: 'p1', title: 'B' }]]);
    vi.advanceTimersByTime(LINGER * 2);
    expect([sources.length, ended]).toEqual([1, []]);
    leave();
    vi.advanceTimersByTime(LINGER);
    expect(ended).toEqual([0]);
    watchOne('products', 'p1', follower());
    expect(sources).toHaveLength(2);
  });

  it('tells everybody of a failure, and begins anew for those who ask again', () => {
    const { watchOne, sources } = watched();
    const [first, second] = [follower(), follower()];
    watchOne('products', 'p1', first);
    watchOne('products', 'p1', second);
    const error = new Error('denied');
    sources[0]?.error(error);
    expect([first.error.mock.calls, second.error.mock.calls]).toEqual([[[error]], [[error]]]);
    watchOne('products', 'p1', follower());
    expect(sources).toHaveLength(2);
  });

  it('goes on for those who follow after a failure that was no end, and ends after them alone', () => {
    const { watchOne, sources, ended } = watched();
    const first = follower();
    const leave = watchOne('products', 'p1', first);
    sources[0]?.error(new Error('takes no more for now'));
    watchOne('products', 'p1', follower());
    sources[0]?.next({ id: 'p1', title: 'A' });
    expect(first.next).toHaveBeenCalledWith({ id: 'p1', title: 'A' });
    leave();
    vi.advanceTimersByTime(LINGER);
    expect(ended).toEqual([0]);
    // The newer one stays shared.
    watchOne('products', 'p1', follower());
    expect(sources).toHaveLength(2);
  });
});
