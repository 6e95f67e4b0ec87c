import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { RestoreItem } from '@/domain/history/restorePlan.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { slowView } from '../../../tests/support/slowView.ts';
import { useRestore } from './useRestore.ts';

vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { newId: () => 'batch' } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => ({ actor: { uid: 'owner' } }) }));
vi.mock('@/providers/history/runRestore.ts', () => ({
  runRestore: async (_: unknown, items: readonly unknown[]) => ({
    ...{ done: items, failed: [], left: [] },
  }),
}));

const undoRestore = vi.hoisted(() => vi.fn());
vi.mock('@/providers/history/undoRestore.ts', () => ({ undoRestore }));

const deletionOf = (id: string): RestoreItem => ({
  ...{ kind: 'delete', id, title: 'Lamp', changes: [] },
  now: { product: testProduct(id), details: null },
});

/** The hook in the console, and what it says. */
const hook = (queryClient = new QueryClient()) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext queryClient={queryClient} store={memoryStore()}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );
  const use = () => ({ ...useRestore('Lamp'), said: useNotificationContext().notifications });
  return renderHook(use, { wrapper }).result;
};

it('has its answer at once, and is busy until what is to be restored is compared anew', async () => {
  const queryClient = new QueryClient();
  const { fail } = slowView(queryClient, 'audit', { id: 'compared' });
  const result = hook(queryClient);
  await act(async () => {
    const end = await result.current.restore([deletionOf('p1')], new Map(), '');
    expect(end.again).toBeNull();
  });
  expect(result.current.busy).toBe(true);
  await act(async () => fail(new Error('The line is dead')));
  expect(result.current.busy).toBe(false);
});

it('takes back what was restored before a reload, too', async () => {
  const result = hook();
  const begun = { ids: ['p0', 'p1'], reason: '', address: '/point-in-time', startedAt: Date.now() };
  await act(async () => {
    await result.current.restore([deletionOf('p1')], new Map(), '', { batchId: 'begun', ...begun });
  });
  undoRestore.mockImplementation(async (_provider, _actor, items) => ({
    ...{ done: items, failed: [], left: [] },
  }));
  await act(async () => result.current.said.at(-1)?.notificationOptions?.onUndo?.());
  await waitFor(() => expect(result.current.said.at(-1)?.message).toBe('common.action.undone'));
  const [, , items, { batchId }] = undoRestore.mock.lastCall ?? [];
  expect(batchId).toBe('begun');
  expect(items.map(({ id }: RestoreItem) => id)).toEqual(['p0', 'p1']);
});
