import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  memoryStore,
  type RaRecord,
  useList,
  useNotificationContext,
} from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { taskStore } from '@/components/progress/taskStore.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { Write } from '@/domain/write.ts';
import { english } from '@/i18n/en/index.ts';
import { useBulkDelete } from './useBulkDelete.ts';

type Row = { id: string } & Record<string, unknown>;

/** What is stored, by collection. */
const stored = new Map<string, Map<string, Row>>();
const rowsOf = (collection: string) => {
  const rows = stored.get(collection) ?? new Map<string, Row>();
  stored.set(collection, rows);
  return rows;
};
const carryOut = async (writes: readonly Write[]) => {
  for (const write of writes)
    if (write.type === 'delete') rowsOf(write.collection).delete(write.id);
    else if (write.type === 'create')
      rowsOf(write.collection).set(write.id, { at: new Date(), ...write.data, id: write.id });
};
const commit = vi.fn(carryOut);
const getMany = vi.fn(async (resource: string, { ids }: { ids: readonly string[] }) => ({
  data: ids.flatMap(id => rowsOf(resource).get(id) ?? []),
}));
let ids = 0;
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { commit, getMany, newId: () => `audit${++ids}` } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'owner', email: 'owner@shop.example', role: 'owner' } }),
}));

const failing = (status: number) => Object.assign(new Error('refused'), { status });
const touches = (id: string) => (writes: readonly Write[]) => writes.some(write => write.id === id);
const titles = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
const i18nProvider = polyglotI18nProvider(() => english, 'en');
const unselect = vi.fn();

/** Selected products, and what is said when they are deleted. */
const select = (count: number) => {
  const records = titles(count).map((id): RaRecord & Row => ({
    ...testProduct(id, { businessId: 'owner', title: `Cup ${id}` }),
  }));
  for (const record of records) rowsOf('products').set(record.id, record);
  rowsOf('business').set('owner', { id: 'owner', businessName: 'Cups', isDeleted: false });
  const Listed = ({ children }: { children: ReactNode }) => {
    const list = useList({ data: records });
    const selectedIds = titles(count);
    return (
      <ListContextProvider value={{ ...list, selectedIds, onUnselectItems: unselect }}>
        {children}
      </ListContextProvider>
    );
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext
      queryClient={new QueryClient()}
      store={memoryStore()}
      i18nProvider={i18nProvider}
    >
      <Listed>{children}</Listed>
    </CoreAdminContext>
  );
  const { result } = renderHook(
    () => ({ remove: useBulkDelete(), said: useNotificationContext().notifications }),
    { wrapper },
  );
  const last = () => result.current.said.at(-1);
  return {
    remove: () => act(() => result.current.remove()),
    messages: () => result.current.said.map(({ message }) => message),
    undo: () => act(async () => last()?.notificationOptions?.onUndo?.()),
    canUndo: () => last()?.notificationOptions?.onUndo !== undefined,
  };
};
const { action } = english.common;

beforeEach(() => {
  stored.clear();
  unselect.mockReset();
  commit.mockReset();
  commit.mockImplementation(carryOut);
  taskStore.clear();
});

it('deletes before it says so, and Undo brings back what was deleted', async () => {
  const { remove, undo, messages } = select(2);
  const before = [...rowsOf('products').values()];
  await remove();
  expect(rowsOf('products').size).toBe(0);
  expect(messages()).toEqual(['2 products deleted']);
  expect(unselect).toHaveBeenCalled();
  await undo();
  await waitFor(() => expect(messages().at(-1)).toBe(action.undone));
  expect([...rowsOf('products').values()]).toMatchObject(
    before.map(({ id, title, images, version }) => ({
      ...{ id, title, images, version: Number(version) + 1 },
    })),
  );
  const actions = [...rowsOf('audit').values()].map(entry => entry.action);
  expect(actions).toEqual(['delete', 'restore']);
});

it('says who was not deleted and why; Undo is of the others', async () => {
  commit.mockImplementation(async writes => {
    if (touches('p1')(writes)) throw failing(409);
    await carryOut(writes);
  });
  const { remove, messages } = select(3);
  await remove();
  expect(messages()).toEqual(['2 products deleted', `Cup p1 was not changed: ${action.conflict}`]);
  expect([...rowsOf('products').keys()]).toEqual(['p1']);
});

it.each([
  [503, english.common.error.unreachable],
  [429, english.common.error.quota],
  [403, english.common.error.denied],
])('says why nothing was deleted: %i', async (status, why) => {
  commit.mockRejectedValue(failing(status));
  const { remove, messages, canUndo } = select(1);
  await remove();
  expect(messages()).toHaveLength(1);
  expect(messages()[0]).toContain(why);
  expect(canUndo()).toBe(false);
  expect(rowsOf('products').size).toBe(1);
});

it('names what exists again, and brings the others back', async () => {
  const { remove, undo, messages } = select(2);
  const [again] = rowsOf('products').values();
  await remove();
  if (again) rowsOf('products').set(again.id, { ...again, title: 'Made anew' });
  await undo();
  await waitFor(() =>
    expect(messages().at(-1)).toBe(`Made anew was not changed: ${english.history.why.exists}`),
  );
  expect([...rowsOf('products').values()].map(({ title }) => title)).toEqual([
    'Made anew',
    'Cup p1',
  ]);
});

it('offers Undo again where it could not be reached', async () => {
  const { remove, undo, messages, canUndo } = select(1);
  await remove();
  getMany.mockRejectedValueOnce(failing(503));
  await undo();
  await waitFor(() =>
    expect(messages().at(-1)).toContain(
      `1 is not taken back yet. ${english.common.error.unreachable}`,
    ),
  );
  expect(canUndo()).toBe(true);
  await undo();
  await waitFor(() => expect(messages().at(-1)).toBe(action.undone));
  expect(rowsOf('products').size).toBe(1);
});

it('goes on with many on the progress surface, finds what had no answer, and undoes it', async () => {
  commit.mockImplementation(async writes => {
    await carryOut(writes);
    if (touches('p60')(writes)) throw failing(503);
  });
  const { remove } = select(120);
  const task = () => taskStore.snapshot().at(-1);
  await remove();
  await waitFor(() => expect(task()?.state).toBe('done'));
  expect(task()?.note).toMatch(
    /^50 products deleted. 20 were not reached .* No answer came for 50/,
  );
  commit.mockImplementation(async writes => {
    const isGone = writes.some(({ type, id }) => type === 'delete' && id === 'p60');
    if (isGone) throw failing(409);
    await carryOut(writes);
  });
  act(() => task()?.actions[0]?.run());
  await waitFor(() => expect(task()?.note).toBe('70 products deleted'));
  expect(task()?.failures).toEqual([]);
  expect(rowsOf('products').size).toBe(0);
  act(() =>
    task()
      ?.actions.find(({ label }) => label === english.common.undo)
      ?.run(),
  );
  await waitFor(() => expect(rowsOf('products').size).toBe(70));
});
