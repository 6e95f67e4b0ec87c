import type { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  type RaRecord,
  testDataProvider,
  useCreate,
  useGetList,
  useGetMany,
  useGetManyReference,
  useGetOne,
  useInfiniteGetList,
  useUpdate,
  useUpdateMany,
} from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const createdAt = new Date('2026-03-01T10:00:00.000Z');
const later = new Date('2026-05-01T10:00:00.000Z');
const source = { platform: 'wix', importedAt: createdAt };
const rows: RaRecord[] = [
  { id: 'p1', title: 'Lamp', version: 1, createdAt, updatedAt: createdAt, mergedAt: null, source },
  { id: 'p2', title: 'Chair', version: 1, createdAt, updatedAt: createdAt, mergedAt: null, source },
];

/** Answers like a server: every answer is objects of its own. */
const serverOf = () => {
  const stored = new Map(rows.map(row => [row.id, row]));
  const read = () => structuredClone([...stored.values()]);
  const change = (id: RaRecord['id'], data: object) => {
    const record = { ...stored.get(id), ...data, id, updatedAt: later };
    stored.set(id, record);
    return structuredClone(record);
  };
  const list = async () => ({ data: read(), total: stored.size });
  return testDataProvider({
    getList: list,
    getManyReference: list,
    getOne: async (_: string, { id }) => ({ data: read().find(row => row.id === id) }),
    getMany: async (_: string, { ids }) => ({ data: read().filter(row => ids.includes(row.id)) }),
    update: async (_: string, { id, data }) => ({ data: change(id, data) }),
    // Never answers: what is seen is what was put into the cache meanwhile.
    updateMany: () => new Promise(() => {}),
    create: async (_: string, { data }) => ({ data: change(data.id, data) }),
  } as Partial<DataProvider>);
};

const useEverything = () => {
  const list = useGetList('products', {});
  const endless = useInfiniteGetList('products', {});
  const many = useGetMany('products', { ids: ['p1', 'p2'] });
  const reference = useGetManyReference('products', { target: 'businessId', id: 'b' });
  const one = useGetOne('products', { id: 'p1' });
  const [update] = useUpdate();
  const [updateMany] = useUpdateMany();
  const [create] = useCreate();
  return { list, endless, many, reference, one, update, updateMany, create };
};

const open = async () => {
  const queryClient = createQueryClient();
  const dataProvider = serverOf();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={memoryStore()}>
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(useEverything, { wrapper });
  await waitFor(() => {
    const { list, endless, many, reference, one } = result.current;
    for (const read of [list, endless, many, reference, one]) expect(read.data).toBeDefined();
  });
  return { queryClient, current: () => result.current };
};

/** Every record in the cache, wherever it lies. */
const recordsIn = (queryClient: QueryClient): RaRecord[] => {
  const found: RaRecord[] = [];
  const collect = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
      if ('id' in value) found.push(value as RaRecord);
      else for (const item of Object.values(value)) collect(item);
    }
  };
  for (const query of queryClient.getQueryCache().getAll()) collect(query.state.data);
  return found;
};

const expectDates = (queryClient: QueryClient) => {
  for (const record of recordsIn(queryClient)) {
    const { createdAt: created, updatedAt, source: origin } = record;
    for (const value of [created, updatedAt, origin.importedAt]) {
      expect(value, `${record.id} ${record.title}`).toBeInstanceOf(Date);
    }
  }
};

const titlesOf = (queryClient: QueryClient, id: string) =>
  new Set(recordsIn(queryClient).flatMap(row => (row.id === id ? [row.title] : [])));

describe('the cache of reads', () => {
  it.each(['pessimistic', 'optimistic', 'undoable'] as const)(
    'keeps dates dates through a %s update, and rows nobody touched the same',
    async mutationMode => {
      const { queryClient, current } = await open();
      const untouched = current().list.data?.[1];
      const [previousData] = rows;
      await act(async () => {
        await current().update(
          'products',
          { id: 'p1', data: { ...previousData, title: 'New', mergedAt: later }, previousData },
          { mutationMode, ...(mutationMode === 'pessimistic' ? { returnPromise: true } : {}) },
        );
      });
      await waitFor(() => expect(current().list.data?.[0].title).toBe('New'));
      expect(current().list.data?.[0].mergedAt).toEqual(later);
      expectDates(queryClient);
      expect(current().list.data?.[1]).toBe(untouched);
      expect([...titlesOf(queryClient, 'p1')]).toEqual(['New']);
    },
  );

  it('keeps them through an update of many', async () => {
    const { queryClient, current } = await open();
    await act(async () => {
      await current().updateMany(
        'products',
        { ids: ['p1'], data: { title: 'New', updatedAt: later, source } },
        { mutationMode: 'optimistic' },
      );
    });
    await waitFor(() => expect(current().list.data?.[0].title).toBe('New'));
    expectDates(queryClient);
  });

  it('keeps them in what was created', async () => {
    const { queryClient, current } = await open();
    await act(async () => {
      const data = { ...rows[0], id: 'p3', title: 'Third' };
      await current().create('products', { data }, { returnPromise: true });
    });
    expect([...titlesOf(queryClient, 'p3')]).toContain('Third');
    expectDates(queryClient);
  });

  it('keeps rows that did not change the same when a list is read anew', async () => {
    const { current } = await open();
    const before = current().list.data;
    const again = await act(() => current().list.refetch());
    expect(again.data).toHaveProperty('data', before);
    expect(current().list.data).toBe(before);
  });
});
