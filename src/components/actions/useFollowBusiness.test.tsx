import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { slowView } from '../../../tests/support/slowView.ts';
import { taskStore } from '../progress/taskStore.ts';
import { useFollowBusiness } from './useFollowBusiness.ts';

vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({
    dataProvider: {
      getMany: async () => ({ data: [{ id: 'biz', businessName: 'Cedar' }] }),
      count: async () => 1,
    },
  }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => ({ actor: { uid: 'admin' } }) }));
vi.mock('@/providers/followBusiness.ts', () => ({
  followBusiness: async () => ({ seen: 1, changed: 1, failed: [], complete: true }),
}));

it('is at its end while what is in view is still read anew', async () => {
  const queryClient = new QueryClient();
  const { read } = slowView(queryClient, 'products', { id: 'p1' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext queryClient={queryClient} store={memoryStore()}>
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(() => useFollowBusiness(), { wrapper });
  await act(() => result.current(['biz'], 'name'));
  await waitFor(() => expect(taskStore.snapshot().at(-1)?.state).toBe('done'));
  expect(read).toHaveBeenCalledOnce();
});
