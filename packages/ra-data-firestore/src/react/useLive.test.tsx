import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  ListBase,
  testDataProvider,
  useListContext,
} from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { Subscription } from '../live/listeners.ts';
import type { StoredRecord } from '../query/index.ts';
import { asRecord } from '../reading/records.ts';
import { useLiveList, useLiveListContext, useLiveRecord } from './index.ts';

/** A data provider with one row, whose subscriptions the test drives. */
const liveProvider = () => {
  const lists = new Set<Subscription<StoredRecord[]>>();
  const records = new Set<Subscription<StoredRecord | null>>();
  const row = { id: 'a', name: 'first' };
  const provider: DataProvider = testDataProvider({
    getList: async () => ({ data: [asRecord(row)], total: 1 }),
    getOne: async () => ({ data: asRecord(row) }),
  });
  const live = {
    watchList: vi.fn(
      (_resource: string, _request: object, subscription: Subscription<StoredRecord[]>) => {
        lists.add(subscription);
        return () => lists.delete(subscription);
      },
    ),
    watchOne: vi.fn(
      (_resource: string, _id: string, subscription: Subscription<StoredRecord | null>) => {
        records.add(subscription);
        return () => records.delete(subscription);
      },
    ),
  };
  return { provider: Object.assign(provider, live), lists, records };
};

const Names = () => {
  const { data = [], liveError } = useLiveList('posts', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'name', order: 'ASC' },
    filter: { shown: true },
  });
  return <p>{liveError?.message ?? data.map(({ name }) => name).join(', ')}</p>;
};

const Name = () => {
  const { data, isDeleted } = useLiveRecord('posts', { id: 'a' });
  return <p>{isDeleted ? 'gone' : data?.name}</p>;
};

it('shows what the server pushes, and ends the listener with the component', async () => {
  const { provider, lists } = liveProvider();
  const queryClient = new QueryClient();
  const { unmount } = render(
    <CoreAdminContext dataProvider={provider} queryClient={queryClient}>
      <Names />
    </CoreAdminContext>,
  );
  await screen.findByText('first');
  await waitFor(() => expect(lists.size).toBe(1));
  expect(provider.watchList.mock.calls[0]?.[1]).toMatchObject({ filter: { shown: true } });
  act(() => {
    for (const { next } of lists)
      next([
        { id: 'a', name: 'changed' },
        { id: 'b', name: 'second' },
      ]);
  });
  await screen.findByText('changed, second');
  expect(queryClient.getQueryData(['posts', 'getOne', { id: 'b', meta: undefined }])).toEqual({
    id: 'b',
    name: 'second',
  });
  act(() => {
    for (const { error } of lists) error(new Error('denied'));
  });
  await screen.findByText('denied');
  expect(provider.watchList).toHaveBeenCalledTimes(1);
  unmount();
  expect(lists.size).toBe(0);
});

it('follows one record until it is deleted', async () => {
  const { provider, records } = liveProvider();
  render(
    <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()}>
      <Name />
    </CoreAdminContext>,
  );
  await screen.findByText('first');
  act(() => {
    for (const { next } of records) next({ id: 'a', name: 'changed' });
  });
  await screen.findByText('changed');
  act(() => {
    for (const { next } of records) next(null);
  });
  await screen.findByText('gone');
});

const Rows = () => {
  const { data = [] } = useListContext();
  const error = useLiveListContext();
  return <p>{error?.message ?? data.map(({ name }) => name).join(', ')}</p>;
};

it('makes the list around it live, with its page, sort and filters', async () => {
  const { provider, lists } = liveProvider();
  render(
    <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()}>
      <ListBase
        resource="posts"
        perPage={5}
        sort={{ field: 'name', order: 'ASC' }}
        filter={{ shown: true }}
        filterDefaultValues={{ kind: 'lamp' }}
        disableSyncWithLocation
      >
        <Rows />
      </ListBase>
    </CoreAdminContext>,
  );
  await screen.findByText('first');
  await waitFor(() => expect(lists.size).toBe(1));
  expect(provider.watchList.mock.calls[0]?.slice(0, 2)).toEqual([
    'posts',
    {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'name', order: 'ASC' },
      filter: { kind: 'lamp', shown: true },
      meta: undefined,
    },
  ]);
  act(() => {
    for (const { next } of lists) next([{ id: 'a', name: 'pushed' }]);
  });
  await screen.findByText('pushed');
});
