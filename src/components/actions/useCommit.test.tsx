import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverTime, type Write } from '@/domain/write.ts';
import { slowView } from '../../../tests/support/slowView.ts';
import { useCommit } from './useCommit.ts';

const { commit, getMany, services } = vi.hoisted(() => ({
  commit: vi.fn(),
  getMany: vi.fn(),
  services: { dataProvider: {} },
}));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => services }));

// A session of its own for each.
beforeEach(() => {
  services.dataProvider = { commit, getMany };
});

const USER = { id: 'u1', status: 'active', version: 1 };
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
  beforeEach(() => {
    commit.mockReset();
    getMany.mockReset().mockResolvedValue({ data: [] });
  });

  it('commits once however often it is asked, and tells both what became of it', async () => {
    commit.mockResolvedValue(undefined);
    const { result } = hook();
    const options = { asked: ['u1'], writes: () => WRITES, done: 'done' };
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
      await result.current.commit({ asked: ['u1'], writes: () => WRITES, done: 'done', onDone });
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
    await act(
      async () =>
        void (await result.current.commit({ asked: [], writes: () => WRITES, done: 'x' })),
    );
    expect(readAnew).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['done', 200],
    ['refused', 409],
  ])(
    'is %s as soon as that is told, while what is in view is still read anew',
    async (outcome, status) => {
      if (status === 200) commit.mockResolvedValueOnce(undefined);
      else commit.mockRejectedValueOnce(failing(status));
      const { queryClient, result } = hook();
      const { read, fail } = slowView(queryClient, 'users', USER);
      await act(async () => {
        const options = { asked: ['u1'], writes: () => WRITES, done: 'done' };
        expect(await result.current.commit(options)).toBe(outcome);
      });
      expect(result.current.busy).toBe(false);
      expect(read).toHaveBeenCalledOnce();
      // What cannot be read says so where it is shown.
      await act(async () => fail(failing(503)));
    },
  );

  it('shows what it wrote before it is read anew', async () => {
    commit.mockResolvedValueOnce(undefined);
    const { queryClient, result } = hook();
    const { shown } = slowView(queryClient, 'users', USER);
    const write: Write = {
      ...{ type: 'update', collection: 'users', id: 'u1', precondition: { version: 1 } },
      data: { status: 'blocked', version: 2 },
    };
    await act(async () => {
      await result.current.commit({ asked: ['u1'], writes: () => [write], done: 'done' });
    });
    expect(shown()).toMatchObject({ status: 'blocked', version: 2 });
  });

  it('ends nothing that was not done', async () => {
    commit.mockRejectedValueOnce(failing(409));
    const { result } = hook();
    const onDone = vi.fn();
    await act(async () => {
      await result.current.commit({ asked: ['u1'], writes: () => WRITES, done: 'done', onDone });
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
      const options = { asked: ['u1'], writes: () => WRITES, done: 'done' };
      await act(async () => expect(await result.current.commit(options)).toBe(outcome));
      await act(async () => expect(await result.current.commit(options)).toBe('done'));
    },
  );
});

describe('what was carried out without an answer', () => {
  /** The writes of one act on what is read now, under an audit entry of their own. */
  let entries = 0;
  const writesNow = vi.fn((): Write[] => {
    entries += 1;
    const data = { resource: 'requests', records: ['r'] };
    return [
      { type: 'update', collection: 'requests', id: 'r', data: { auditId: `a${entries}` } },
      { type: 'create', collection: 'audit', id: `a${entries}`, data },
    ];
  });
  const entryOf = (call: number) => commit.mock.calls[call]?.[0].at(-1).id;
  const stands = (auditId: string) => getMany.mockResolvedValue({ data: [{ id: 'r', auditId }] });
  const reply = (message = 'Yes') => ({
    asked: ['r', message],
    writes: writesNow,
    done: 'replied',
  });
  beforeEach(() => {
    commit.mockReset();
    writesNow.mockClear();
    getMany.mockReset().mockRejectedValue(failing(503));
  });
  const lose = async ({ commit: act_ }: ReturnType<typeof useCommit>) => {
    commit.mockRejectedValueOnce(failing(503));
    await act(async () => expect(await act_(reply())).toBe('notNow'));
  };

  it('is done when it is asked for again, and asked for as it was', async () => {
    const { result } = hook();
    await lose(result.current);
    stands(entryOf(0));
    commit.mockRejectedValueOnce(failing(409));
    const onDone = vi.fn();
    await act(async () => expect(await result.current.commit({ ...reply(), onDone })).toBe('done'));
    expect(commit.mock.calls[1]).toEqual(commit.mock.calls[0]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(writesNow).toHaveBeenCalledOnce();
  });

  it('is so, too, for who has left and come back', async () => {
    await lose(hook().result.current);
    stands(entryOf(0));
    commit.mockRejectedValueOnce(failing(403));
    const { result } = hook();
    await act(async () => expect(await result.current.commit(reply())).toBe('done'));
  });

  it('is done as soon as it can be seen, without being asked for again', async () => {
    const { result } = hook();
    commit.mockImplementationOnce(async writes => {
      stands(writes.at(-1).id);
      throw failing(503);
    });
    await act(async () => expect(await result.current.commit(reply())).toBe('done'));
    commit.mockResolvedValueOnce(undefined);
    await act(async () => expect(await result.current.commit(reply())).toBe('done'));
    expect(entryOf(1)).not.toBe(entryOf(0));
  });

  it('is carried out by the next try where it was not', async () => {
    const { result } = hook();
    await lose(result.current);
    commit.mockResolvedValueOnce(undefined);
    await act(async () => expect(await result.current.commit(reply())).toBe('done'));
    expect(entryOf(1)).toBe(entryOf(0));
  });

  it.each([
    ['somebody changed it after', 'theirs'],
    ['somebody else did the same', 'alike'],
  ])('is refused where %s', async (_, auditId) => {
    const { result } = hook();
    await lose(result.current);
    stands(auditId);
    commit.mockRejectedValue(failing(409));
    await act(async () => expect(await result.current.commit(reply())).toBe('refused'));
    // What is asked for from then on is on top of what is read now.
    await act(async () => void (await result.current.commit(reply())));
    expect(entryOf(2)).not.toBe(entryOf(0));
  });

  it('is not told of other words, nor of what nobody waits for', async () => {
    const { result } = hook();
    await lose(result.current);
    stands(entryOf(0));
    commit.mockRejectedValueOnce(failing(409));
    await act(async () => expect(await result.current.commit(reply('No'))).toBe('refused'));
    expect(entryOf(1)).not.toBe(entryOf(0));
  });

  it('waits for an answer as long as none can be read', async () => {
    const { result } = hook();
    await lose(result.current);
    commit.mockRejectedValueOnce(failing(409));
    await act(async () => expect(await result.current.commit(reply())).toBe('notNow'));
    stands(entryOf(0));
    commit.mockRejectedValueOnce(failing(409));
    await act(async () => expect(await result.current.commit(reply())).toBe('done'));
  });

  it('is forgotten once the record was changed anew', async () => {
    const { result } = hook();
    await lose(result.current);
    commit.mockResolvedValue(undefined);
    await act(async () => void (await result.current.commit({ ...reply(), done: 'taken back' })));
    await act(async () => expect(await result.current.commit(reply())).toBe('done'));
    expect(entryOf(2)).not.toBe(entryOf(0));
  });
});

describe('what no audit entry tells of', () => {
  const claim = { holder: 'bob', from: 'ann', note: 'Yours' };
  const handOver = {
    asked: ['c'],
    done: 'handed',
    writes: (): Write[] => [
      { type: 'set', collection: 'claims', id: 'c', data: { ...claim, at: serverTime() } },
    ],
  };
  it.each([
    ['done where it is stored as it was asked for', claim, 'done'],
    ['refused where somebody handed it on', { ...claim, holder: 'cid', from: 'bob' }, 'refused'],
    ['refused where it is gone', null, 'refused'],
  ])('is %s', async (_, stored, outcome) => {
    const { result } = hook();
    getMany.mockReset().mockRejectedValueOnce(failing(503));
    commit.mockReset().mockRejectedValueOnce(failing(503)).mockRejectedValueOnce(failing(403));
    await act(async () => void (await result.current.commit(handOver)));
    getMany.mockResolvedValue({ data: stored ? [{ id: 'c', at: new Date(), ...stored }] : [] });
    await act(async () => expect(await result.current.commit(handOver)).toBe(outcome));
  });
});
