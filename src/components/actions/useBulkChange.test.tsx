import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type RaRecord, useNotificationContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { common } from '@/i18n/en/common.ts';
import { slowView } from '../../../tests/support/slowView.ts';
import { taskStore } from '../progress/taskStore.ts';
import type { BulkEnd } from './useBulk.ts';
import { useBulkChange } from './useBulkChange.ts';

const commit = vi.fn<(writes: readonly Write[]) => Promise<void>>();
const getMany = vi.fn(async () => ({ data: [{ id: 'u200', auditId: 'audit1' }] }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { commit, getMany, newId: () => 'audit1' } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'admin', email: 'admin@shop.example', role: 'superAdmin' } }),
}));

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, common }), 'en');
const failing = (status: number) =>
  Object.assign(new Error('users/u7 was changed by somebody else'), { status });
const users = (count: number): RaRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `u${index}`,
    name: `User ${index}`,
    status: 'active',
    version: 1,
  }));
const touches = (id: string) => (writes: readonly Write[]) => writes.some(write => write.id === id);

/** A hook in the console, and what it says. */
const hook = () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext queryClient={queryClient} store={memoryStore()} i18nProvider={i18nProvider}>
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(
    () => ({ change: useBulkChange(), said: useNotificationContext().notifications }),
    { wrapper },
  );
  const messages = () => result.current.said.map(({ message }) => message);
  return { queryClient, result, messages };
};
const block = (records: RaRecord[]) => ({
  title: 'Block users',
  resource: 'users' as const,
  records,
  changesOf: () => ({ status: 'blocked' }),
  action: 'block' as const,
  undoable: true,
  done: (done: readonly RaRecord[]) => `${done.length} blocked`,
});
const UNREACHABLE = `${common.error.unreachable}. ${common.error.unreachableHelp}`;
const lastTask = () => taskStore.snapshot().at(-1);

beforeEach(() => {
  commit.mockReset();
  commit.mockResolvedValue(undefined);
  taskStore.clear();
});

describe('useBulkChange', () => {
  it('says who was not changed and why, when somebody else was faster', async () => {
    commit.mockImplementation(async writes => {
      if (touches('u7')(writes)) throw failing(409);
    });
    const { result, messages } = hook();
    await act(() => result.current.change(block(users(20))));
    expect(messages()).toEqual(['19 blocked', `User 7 was not changed: ${common.action.conflict}`]);
  });

  it.each([
    ['while one waits', 20],
    ['on the progress surface', 250],
  ])(
    'is at its end as soon as that is told, %s, while what is in view is read anew',
    async (_, count) => {
      const { queryClient, result } = hook();
      const records = users(count);
      const [first = { id: '' }] = records;
      const { read, fail, shown } = slowView(queryClient, 'users', first);
      let end: BulkEnd | undefined;
      await act(async () => {
        end = await result.current.change(block(records));
      });
      if (count > 100) await waitFor(() => expect(lastTask()?.state).toBe('done'));
      expect(read).toHaveBeenCalledOnce();
      expect(shown()).toMatchObject({ status: 'blocked', version: 2 });
      let isFresh = false;
      void end?.fresh.then(() => (isFresh = true));
      await act(async () => {});
      expect(isFresh).toBe(count > 100);
      // What cannot be read says so where it is shown.
      await act(async () => fail(failing(503)));
      expect(isFresh).toBe(true);
    },
  );

  it('calls a single record by its name in the audit trail', async () => {
    const { result } = hook();
    await act(() => result.current.change(block(users(1))));
    const audit = commit.mock.calls[0]?.[0].find(({ collection }) => collection === 'audit');
    expect(audit).toMatchObject({ data: { label: 'User 0', action: 'block', source: 'bulk' } });
  });

  it('takes back what was done, and says what could not be', async () => {
    const { result, messages } = hook();
    await act(() => result.current.change(block(users(2))));
    const undo = result.current.said[0]?.notificationOptions?.onUndo;
    commit.mockImplementation(async writes => {
      if (touches('u1')(writes)) throw failing(409);
    });
    await act(async () => undo?.());
    await waitFor(() =>
      expect(messages().at(-1)).toBe(`User 1 was not changed: ${common.action.conflict}`),
    );
    const undone = commit.mock.calls.at(-2)?.[0];
    expect(undone?.[0]).toMatchObject({ id: 'u0', data: { status: 'active', version: 3 } });
  });

  it('works through many on the progress surface: names, reasons, and the way to go on', async () => {
    commit.mockImplementation(async writes => {
      if (touches('u7')(writes)) throw failing(409);
      if (touches('u200')(writes)) throw failing(503);
    });
    const { result } = hook();
    await act(() => result.current.change(block(users(250))));
    await waitFor(() => expect(lastTask()?.state).toBe('done'));
    expect(lastTask()?.failures).toEqual([{ item: 'User 7', message: common.action.conflict }]);
    expect(lastTask()?.note).toBe(
      `199 blocked. No answer came for 50, which may have been changed. ${UNREACHABLE}`,
    );
    expect(lastTask()?.actions.map(({ label }) => label)).toEqual([
      'Continue with the 50 left',
      'Undo',
    ]);
    commit.mockResolvedValue(undefined);
    commit.mockClear();
    act(() => lastTask()?.actions[0]?.run());
    await waitFor(() => expect(lastTask()?.note).toBe('50 blocked'));
    expect(commit).toHaveBeenCalledOnce();
  });

  it('finds what was done without an answer when it goes on', async () => {
    commit.mockImplementation(async writes => {
      if (touches('u200')(writes)) throw failing(503);
    });
    const { result } = hook();
    await act(() => result.current.change(block(users(250))));
    await waitFor(() => expect(lastTask()?.actions).toHaveLength(2));
    commit.mockRejectedValue(failing(409));
    act(() => lastTask()?.actions[0]?.run());
    await waitFor(() => expect(lastTask()?.note).toBe('50 blocked'));
    expect(lastTask()?.failures).toEqual([]);
  });

  it('takes many back on the progress surface, with counts, and goes on after a cancel', async () => {
    const { result } = hook();
    await act(() => result.current.change(block(users(250))));
    await waitFor(() => expect(lastTask()?.actions).toHaveLength(1));
    let release = () => {};
    commit.mockReturnValueOnce(new Promise(resolve => (release = () => resolve())));
    act(() => lastTask()?.actions[0]?.run());
    await waitFor(() => expect(lastTask()?.title).toBe('Take back: Block users'));
    expect(taskStore.snapshot()).toHaveLength(1);
    expect(lastTask()).toMatchObject({ state: 'running', total: 250 });
    taskStore.cancel(lastTask()?.id ?? '');
    await act(async () => release());
    await waitFor(() => expect(lastTask()?.state).toBe('cancelled'));
    expect(lastTask()).toMatchObject({ done: 100, note: '150 are not taken back yet.' });
    commit.mockClear();
    act(() => lastTask()?.actions[0]?.run());
    await waitFor(() => expect(lastTask()).toMatchObject({ state: 'done', note: 'Undone' }));
    expect(commit).toHaveBeenCalledTimes(2);
  });

  it('says what an undo did not reach', async () => {
    const { result, messages } = hook();
    await act(() => result.current.change(block(users(2))));
    const undo = result.current.said[0]?.notificationOptions?.onUndo;
    commit.mockRejectedValue(failing(503));
    await act(async () => undo?.());
    await waitFor(() =>
      expect(messages().at(-1)).toBe(
        `No answer came for 2, which may have been changed. ${UNREACHABLE}`,
      ),
    );
    commit.mockResolvedValue(undefined);
    await act(async () => result.current.said.at(-1)?.notificationOptions?.onUndo?.());
    await waitFor(() => expect(messages().at(-1)).toBe('Undone'));
    expect(commit.mock.lastCall?.[0]).toMatchObject([{ id: 'u0' }, { id: 'u1' }, {}]);
  });
});
