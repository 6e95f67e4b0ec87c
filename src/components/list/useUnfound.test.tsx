import { renderHook, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  localStorageStore,
  type RaRecord,
  useList,
} from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '@/domain/collections.ts';
import { type Lacked, useUnfound } from './useUnfound.ts';

const { count } = vi.hoisted(() => ({ count: vi.fn() }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { count } }),
}));

const NO_ROWS: RaRecord[] = [];

interface Listed {
  resource?: string;
  filterValues: Record<string, unknown>;
  filter?: Record<string, unknown>;
}

const List = ({ children, resource = 'products', ...asked }: Listed & { children: ReactNode }) => (
  <ListContextProvider value={{ ...useList<RaRecord>({ data: NO_ROWS }), resource, ...asked }}>
    {children}
  </ListContextProvider>
);

const counted = (listed: Listed, lacked: Lacked = 'labels') =>
  renderHook(() => useUnfound(lacked), {
    wrapper: ({ children }) => (
      <CoreAdminContext store={localStorageStore('1', 'test')}>
        <List {...listed}>{children}</List>
      </CoreAdminContext>
    ),
  });

/** So many products, and so many with labels. */
const stored = (all: number, labelled: number) =>
  count.mockImplementation(async (_resource, { filter }) => ('sale' in filter ? labelled : all));

beforeEach(() => {
  count.mockReset();
  localStorage.clear();
});

it('counts nothing where no label filters', async () => {
  stored(9, 0);
  expect(counted({ filterValues: { status: 'active' } }).result.current).toBe(0);
  expect(counted({ resource: 'users', filterValues: { tag: 'x' } }).result.current).toBe(0);
  expect(count).not.toHaveBeenCalled();
});

it('tells how many of the business the filter cannot find, whatever else is filtered', async () => {
  stored(9, 6);
  const filter = { businessId: 'own' };
  const { result } = counted({ filterValues: { tag: 'gift', status: 'active' }, filter });
  await waitFor(() => expect(result.current).toBe(3));
  expect(count).toHaveBeenCalledWith('products', { filter });
  expect(count).toHaveBeenCalledWith('products', { filter: { ...filter, sale: ['yes', 'no'] } });
});

it('counts nothing again where none lacks labels, and goes on where some do', async () => {
  stored(9, 6);
  const first = counted({ filterValues: { sale: 'yes' } });
  await waitFor(() => expect(first.result.current).toBe(3));
  first.unmount();
  stored(9, 9);
  const second = counted({ filterValues: { sale: 'yes' } });
  await waitFor(() => expect(count).toHaveBeenCalledTimes(4));
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  second.unmount();
  const third = counted({ filterValues: { sale: 'yes' } });
  expect(third.result.current).toBe(0);
  expect(count).toHaveBeenCalledTimes(4);
});

it.each([
  ['business', { isBusinessOwner: 'pending', isDeleted: false }],
  ['products', { status: 'draft' }],
  ['users', { status: 'blocked' }],
  ['giveaways', { status: ['scheduled', 'running'], endsAt_gt: 'now' }],
  ['reports', { status: 'open' }],
  ['requests', { status: 'submitted', businessId: 'own' }],
] as const)('tells how many %s have no status that a filter knows', async (resource, asked) => {
  const parts = COLLECTIONS[resource].everyStatus.length;
  count.mockImplementation(async (_resource, { filter }) =>
    'isDeleted' in filter || 'status' in filter ? 1 : parts + 2,
  );
  const { result } = counted({ resource, filterValues: asked }, 'status');
  await waitFor(() => expect(result.current).toBe(2));
  const own = 'businessId' in asked ? { businessId: 'own' } : {};
  expect(count).toHaveBeenCalledWith(resource, { filter: own });
});

it('counts no status where none is asked for', () => {
  const listed = { resource: 'reports', filterValues: { reason: 'spam', tag: 'x' } };
  expect(counted(listed, 'status').result.current).toBe(0);
  expect(counted({ filterValues: { tag: 'x' } }, 'status').result.current).toBe(0);
  expect(count).not.toHaveBeenCalled();
});
