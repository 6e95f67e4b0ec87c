import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { useCommit } from './useCommit.ts';

const commit = vi.fn();
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { commit } }),
}));

const WRITES: Write[] = [{ type: 'delete', collection: 'users', id: 'u1' }];

const hook = () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext queryClient={queryClient} store={memoryStore()}>
      {children}
    </CoreAdminContext>
  );
  return { queryClient, result: renderHook(() => useCommit(), { wrapper }).result };
};
const failing = (status: number) => Object.assign(new Error('refused'), { status });

describe('useCommit', () => {
  beforeEach(() => void commit.mockReset());

  it('commits once however often it is asked, and tells both what became of it', async () => {
    commit.mockResolvedValue(undefined);
    const { result } = hook();
    const options = { writes: () => WRITES, done: 'done' };
    await act(async () => {
      const both = [result.current.commit(options), result.current.commit(options)];
      expect(await Promise.all(both)).toEqual(['done', 'done']);
    });
    expect(commit).toHaveBeenCalledOnce();
  });

  it('ends what ends with it before records are read anew', async () => {
    commit.mockResolvedValue(undefined);
    const { queryClient, result } = hook();
    const onDone = vi.fn();
    const readAnew = vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => {
      expect(onDone).toHaveBeenCalledOnce();
    });
    await act(async () => {
      await result.current.commit({ writes: () => WRITES, done: 'done', onDone });
    });
    expect(readAnew).toHaveBeenCalledOnce();
  });

  it.each([
    [503, 1],
    [409, 1],
    [429, 0],
  ])('after status %i everything is read anew %i times', async (status, times) => {
    commit.mockRejectedValueOnce(failing(status));
    const { queryClient, result } = hook();
    const readAnew = vi.spyOn(queryClient, 'invalidateQueries');
    await act(async () => void (await result.current.commit({ writes: () => WRITES, done: 'x' })));
    expect(readAnew).toHaveBeenCalledTimes(times);
  });

  it('ends nothing that was not done', async () => {
    commit.mockRejectedValueOnce(failing(409));
    const { result } = hook();
    const onDone = vi.fn();
    await act(async () => {
      await result.current.commit({ writes: () => WRITES, done: 'done', onDone });
    });
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each([
    [409, 'refused'],
    [403, 'refused'],
    [429, 'notNow'],
    [503, 'notNow'],
    [507, 'notNow'],
  ] as const)(
    'after status %i the outcome is “%s”, and the next try is made',
    async (status, outcome) => {
      commit.mockRejectedValueOnce(failing(status)).mockResolvedValueOnce(undefined);
      const { result } = hook();
      const options = { writes: () => WRITES, done: 'done' };
      await act(async () => expect(await result.current.commit(options)).toBe(outcome));
      await act(async () => expect(await result.current.commit(options)).toBe('done'));
    },
  );
});
