import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useWatchedRecord, useWatchedRecords } from './useWatchedRecords.ts';

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

let queryClient = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
beforeEach(() => {
  queryClient = new QueryClient();
  subscriptions.length = 0;
  stop.mockClear();
});

describe('useWatchedRecord', () => {
  it('listens anew after a failure, when asked to', () => {
    const { result } = renderHook(() => useWatchedRecord('users', 'u1'), { wrapper });
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

  it.each([429, 503])(
    'shows on what it showed while it is listened for again after a %i',
    status => {
      queryClient.setQueryData(['users', 'getOne', { id: 'u2', meta: undefined }], { id: 'u2' });
      const { result } = renderHook(() => useWatchedRecords('users', ['u1', 'u2', 'u3']), {
        wrapper,
      });
      const refused = Object.assign(new Error('refused'), { status });
      act(() => subscriptions[0]?.next({ id: 'u1' }));
      act(() => {
        for (const { error } of subscriptions) error(refused);
      });
      expect(result.current.map(({ state }) => state)).toEqual(['there', 'there', 'failed']);
      act(() => subscriptions[2]?.next({ id: 'u3' }));
      expect(result.current[2]).toEqual({ state: 'there', record: { id: 'u3' } });
    },
  );

  it('takes away what is denied, and what was deleted stays so whatever fails then', () => {
    const { result } = renderHook(() => useWatchedRecords('users', ['u1', 'u2']), { wrapper });
    act(() => subscriptions[0]?.next({ id: 'u1' }));
    act(() => subscriptions[1]?.next({ id: 'u2' }));
    act(() => subscriptions[1]?.next(null));
    act(() => subscriptions[0]?.error(Object.assign(new Error('denied'), { status: 403 })));
    act(() => subscriptions[1]?.error(Object.assign(new Error('refused'), { status: 429 })));
    expect(result.current.map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('shows at once what was read before, and keeps what it is told for the next who reads', () => {
    const key = ['users', 'getOne', { id: 'u1', meta: undefined }];
    queryClient.setQueryData(key, { id: 'u1', name: 'Before' });
    const { result } = renderHook(() => useWatchedRecord('users', 'u1'), { wrapper });
    expect(result.current).toEqual({ state: 'there', record: { id: 'u1', name: 'Before' } });
    act(() => subscriptions[0]?.next({ id: 'u1', name: 'Now' }));
    expect(result.current).toEqual({ state: 'there', record: { id: 'u1', name: 'Now' } });
    expect(queryClient.getQueryData(key)).toEqual({ id: 'u1', name: 'Now' });
    act(() => subscriptions[0]?.next(null));
    expect(result.current).toEqual({ state: 'missing', last: { id: 'u1', name: 'Now' } });
    expect(queryClient.getQueryData(key)).toBeUndefined();
  });

  it('shows what was read or written in a later version, before it is told of it', async () => {
    const key = ['users', 'getOne', { id: 'u1', meta: undefined }];
    const { result } = renderHook(() => useWatchedRecord('users', 'u1'), { wrapper });
    act(() => subscriptions[0]?.next({ id: 'u1', version: 2 }));
    act(() => void queryClient.setQueryData(key, { id: 'u1', version: 3 }));
    const later = { state: 'there', record: { id: 'u1', version: 3 } };
    await waitFor(() => expect(result.current).toEqual(later));
    await act(async () => void queryClient.setQueryData(key, { id: 'u1', version: 1 }));
    expect(result.current).toEqual(later);
    act(() => subscriptions[0]?.next(null));
    await act(async () => void queryClient.setQueryData(key, { id: 'u1', version: 4 }));
    expect(result.current.state).toBe('missing');
  });

  it('follows several, each in its own state, and none without an id', () => {
    const several = renderHook(() => useWatchedRecords('users', ['u1', 'u2']), { wrapper });
    act(() => subscriptions[1]?.next({ id: 'u2' }));
    expect(several.result.current.map(({ state }) => state)).toEqual(['loading', 'there']);
    const none = renderHook(() => useWatchedRecord('users', undefined), { wrapper });
    expect(none.result.current).toEqual({ state: 'missing' });
    expect(subscriptions).toHaveLength(2);
  });
});
