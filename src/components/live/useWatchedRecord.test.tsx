import { act, renderHook } from '@testing-library/react';
import type { RaRecord } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { useWatchedRecord } from './useWatchedRecord.ts';

interface Subscription {
  next: (record: RaRecord | null) => void;
  error: (error: Error) => void;
}
const subscriptions: Subscription[] = [];
const stop = vi.fn();
const dataProvider = {
  watchOne: (_resource: string, _id: string, subscription: Subscription) => {
    subscriptions.push(subscription);
    return stop;
  },
};
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => ({ dataProvider }) }));

describe('useWatchedRecord', () => {
  it('listens anew after a failure, when asked to', () => {
    const { result } = renderHook(() => useWatchedRecord('users', 'u1'));
    expect(result.current).toEqual({ state: 'loading' });
    act(() => subscriptions[0]?.error(new Error('lost')));
    const failed = result.current;
    if (failed.state !== 'failed') throw new Error(`It is ${failed.state}.`);
    act(() => failed.retry());
    expect(result.current).toEqual({ state: 'loading' });
    expect(stop).toHaveBeenCalledOnce();
    act(() => subscriptions[1]?.next({ id: 'u1' }));
    expect(result.current).toEqual({ state: 'there', record: { id: 'u1' } });
  });
});
