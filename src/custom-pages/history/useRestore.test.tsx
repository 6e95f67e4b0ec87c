import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
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

it('has its answer at once, and is busy until what is to be restored is compared anew', async () => {
  const queryClient = new QueryClient();
  const { fail } = slowView(queryClient, 'audit', { id: 'compared' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext queryClient={queryClient} store={memoryStore()}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useRestore('Lamp'), { wrapper });
  const product = testProduct('p1');
  const item = {
    ...{ kind: 'delete', id: 'p1', title: 'Lamp', changes: [] },
    now: { product, details: null },
  } satisfies RestoreItem;
  await act(async () => {
    const end = await result.current.restore([item], new Map(), '');
    expect(end.again).toBeNull();
  });
  expect(result.current.busy).toBe(true);
  await act(async () => fail(new Error('The line is dead')));
  expect(result.current.busy).toBe(false);
});
