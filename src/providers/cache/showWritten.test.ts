import { describe, expect, it } from 'vitest';
import { serverTime, type Write } from '@/domain/write.ts';
import { createQueryClient } from '../queryClient.ts';
import { showingCommits } from './showWritten.ts';

const row = (id: string, version = 3) => ({ id, version, title: 'Lamp', updatedBy: 'ann' });
const LIST = ['products', 'getList', {}];
const ONE = ['products', 'getOne', { id: 'p1' }];
const write = (fields: Partial<Extract<Write, { type: 'update' }>> = {}): Write => ({
  ...{ type: 'update', collection: 'products', id: 'p1', precondition: { version: 3 } },
  data: { title: 'Desk lamp', version: 4, updatedAt: serverTime() },
  ...fields,
});

const cache = () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(LIST, { data: [row('p1'), row('p2')], total: 2 });
  queryClient.setQueryData(ONE, row('p1'));
  queryClient.setQueryData(['business', 'getOne', { id: 'p1' }], row('p1'));
  const commit = (writes: readonly Write[], refused?: Error) => {
    const store = async (_: readonly Write[]) => {
      if (refused) throw refused;
    };
    return showingCommits({ commit: store }, queryClient).commit(writes);
  };
  return { queryClient, commit };
};

describe('showingCommits', () => {
  it('shows what a commit changed wherever it was read, and leaves all else the same', async () => {
    const { queryClient, commit } = cache();
    const before = queryClient.getQueryData<{ data: unknown[] }>(LIST);
    await commit([write()]);
    const after = { ...row('p1'), title: 'Desk lamp', version: 4, updatedAt: expect.any(Date) };
    expect(queryClient.getQueryData(LIST)).toEqual({ data: [after, row('p2')], total: 2 });
    expect(queryClient.getQueryData<{ data: unknown[] }>(LIST)?.data[1]).toBe(before?.data[1]);
    expect(queryClient.getQueryData(ONE)).toEqual(after);
    expect(queryClient.getQueryData(['business', 'getOne', { id: 'p1' }])).toEqual(row('p1'));
  });

  it.each([
    ['was read in another version', [write({ precondition: { version: 2 } })]],
    ['hangs from a record', [write({ collection: 'products/p1/private' })]],
    ['is written past its version', [write({ precondition: undefined })]],
    ['is deleted', [{ type: 'delete', collection: 'products', id: 'p1' }]],
  ] satisfies [string, Write[]][])('takes nothing over of what %s', async (_, writes) => {
    const { queryClient, commit } = cache();
    const before = queryClient.getQueryState(LIST);
    await commit(writes);
    expect(queryClient.getQueryState(LIST)).toEqual(before);
    expect(queryClient.getQueryData(ONE)).toEqual(row('p1'));
  });

  it('shows nothing that was refused', async () => {
    const { queryClient, commit } = cache();
    await expect(commit([write()], new Error('refused'))).rejects.toThrow('refused');
    expect(queryClient.getQueryData(ONE)).toEqual(row('p1'));
  });

  it('shows one change after the other', async () => {
    const { queryClient, commit } = cache();
    await commit([write()]);
    await commit([write({ precondition: { version: 4 }, data: { title: 'Lamp', version: 5 } })]);
    expect(queryClient.getQueryData(ONE)).toMatchObject({ title: 'Lamp', version: 5 });
  });
});
