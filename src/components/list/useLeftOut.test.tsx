import { renderHook, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  type GetListResult,
  ListContextProvider,
  localStorageStore,
  type RaRecord,
  type SortPayload,
  useList,
} from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLeftOut } from './useLeftOut.ts';

const { count } = vi.hoisted(() => ({ count: vi.fn() }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { count } }),
}));

interface Listed {
  resource?: string;
  filterValues?: Record<string, unknown>;
  sort?: SortPayload;
  total?: number;
  meta?: GetListResult['meta'];
  isFetching?: boolean;
}

const BY_DATE: SortPayload = { field: 'createdAt', order: 'DESC' };

const rows = Array.from({ length: 60 }, (_, index) => ({ id: `u${index}` }));
const ROWS = new Map([19, 60].map(total => [total, rows.slice(0, total)]));
const rowsOf = (total: number) => ROWS.get(total) ?? [];

const List = ({ children, ...listed }: Listed & { children: ReactNode }) => {
  const {
    resource = 'users',
    filterValues = {},
    sort = BY_DATE,
    total = 19,
    meta,
    isFetching = false,
  } = listed;
  const list = useList<RaRecord>({ data: rowsOf(total), resource });
  return (
    <ListContextProvider value={{ ...list, resource, filterValues, sort, isFetching, meta }}>
      {children}
    </ListContextProvider>
  );
};

const leftOut = (listed: Listed, store = localStorageStore('1', 'test')) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext store={store}>
      <List {...listed}>{children}</List>
    </CoreAdminContext>
  );
  return renderHook(useLeftOut, { wrapper }).result;
};

beforeEach(() => {
  localStorage.clear();
  count.mockReset().mockResolvedValue(60);
});

it('is how many there are beside those that the list has', async () => {
  const result = leftOut({ total: 19 });
  await waitFor(() => expect(result.current).toBe(41));
  expect(count).toHaveBeenCalledExactlyOnceWith('users', { filter: {} });
});

it('is told apart from records that are joined in one row', async () => {
  const result = leftOut({ total: 19, meta: { records: 58 } });
  await waitFor(() => expect(result.current).toBe(2));
});

it('says nothing while the list is being read: it may lack what was just added', async () => {
  const result = leftOut({ total: 19, isFetching: true });
  await waitFor(() => expect(count).toHaveBeenCalledOnce());
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(result.current).toBe(0);
});

it('counts what the filters leave', async () => {
  const result = leftOut({ filterValues: { status: 'active' }, total: 60 });
  await waitFor(() =>
    expect(count).toHaveBeenCalledExactlyOnceWith('users', { filter: { status: 'active' } }),
  );
  expect(result.current).toBe(0);
});

it('counts nothing again for a day where none lacks', async () => {
  const store = localStorageStore('1', 'test');
  leftOut({ total: 60 }, store);
  await waitFor(() => expect(store.getItem('leftOut.users.createdAt')).toBeGreaterThan(0));
  const result = leftOut({ total: 60, filterValues: { status: 'active' } }, store);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(result.current).toBe(0);
  expect(count).toHaveBeenCalledOnce();
});

it.each<[string, Listed]>([
  ['in the order of their ids', { sort: { field: 'id', order: 'ASC' } }],
  ['of a search', { filterValues: { q: 'oak' } }],
  ['of a range', { filterValues: { createdAt_gte: '2026-11-01' } }],
  ['of rows picked out otherwise', { meta: { records: null } }],
  ['of a collection that only the console writes', { resource: 'audit' }],
])('asks nothing of a list %s', async (_, listed) => {
  leftOut(listed);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(count).not.toHaveBeenCalled();
});
