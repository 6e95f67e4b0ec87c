import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RereadingQueryClient } from './RereadingQueryClient.ts';
import { announceCommit, staleAfterCommits } from './staleAfterCommits.ts';

const LIST = ['products', 'getList', {}];
const USERS = ['users', 'getList', {}];

const cache = (queryClient = new QueryClient()) => {
  for (const key of [LIST, USERS]) queryClient.setQueryData(key, { data: [] });
  const end = staleAfterCommits(queryClient);
  onTestFinished(end);
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { queryClient, end, isStale };
};

describe('staleAfterCommits', () => {
  it('marks what a commit changed at once, and nothing else', () => {
    const { isStale } = cache();
    announceCommit(['products', 'audit']);
    expect(isStale(LIST)).toBe(true);
    expect(isStale(USERS)).toBe(false);
  });

  it('marks it again after react-admin took its own writes for fresh', async () => {
    const { queryClient, isStale } = cache();
    announceCommit(['products']);
    queryClient.setQueryData(LIST, { data: [{ id: 'p1' }] });
    expect(isStale(LIST)).toBe(false);
    await vi.waitFor(() => expect(isStale(LIST)).toBe(true));
    expect(queryClient.getQueryData(LIST)).toEqual({ data: [{ id: 'p1' }] });
  });

  it('does not read twice what is asked for right after a commit', async () => {
    const { end, queryClient, isStale } = cache(new RereadingQueryClient());
    const queryFn = vi.fn(async () => {
      await new Promise(resolve => setTimeout(resolve, 20));
      return { data: [] };
    });
    const stop = new QueryObserver(queryClient, { queryKey: LIST, queryFn }).subscribe(() => {});
    onTestFinished(stop);
    announceCommit(['products']);
    await queryClient.refetchQueries({ queryKey: LIST });
    expect(isStale(LIST)).toBe(false);
    const asked = queryFn.mock.calls.length;
    await new Promise(resolve => setTimeout(resolve, 40));
    expect(queryFn).toHaveBeenCalledTimes(asked);
    end();
  });

  it('ends', () => {
    const { isStale, end } = cache();
    end();
    announceCommit(['products']);
    expect(isStale(LIST)).toBe(false);
  });
});
