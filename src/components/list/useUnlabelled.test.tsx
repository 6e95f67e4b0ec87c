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
import { useUnlabelled } from './useUnlabelled.ts';

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

const counted = (listed: Listed, store = localStorageStore('1', 'test')) =>
  renderHook(() => useUnlabelled(), {
    wrapper: ({ children }) => (
      <CoreAdminContext store={store}>
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
