import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { Write } from '@/domain/write.ts';
import type { UnansweredChange } from './commitRecords.ts';
import { deleteRecords } from './deleteRecords.ts';

const actor = { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const };

/** Products in memory, each with a private part, and what is committed of them. */
const storeOf = (businesses: readonly string[]) => {
  const rows = new Map(
    businesses.map((businessId, index) => {
      const id = `p${index}`;
      return [id, { ...testProduct(id, { businessId, title: `Cup ${index}` }) }] as const;
    }),
  );
  const entries = new Map<string, { id: string } & Record<string, unknown>>();
  const commits: (readonly Write[])[] = [];
  let ids = 0;
  const dataProvider = {
    newId: () => `a${++ids}`,
    getMany: async (resource: string, { ids: asked }: { ids: readonly unknown[] }) => {
      if (resource === 'productDetails')
        return { data: asked.map(id => ({ id, cost: 5 })) as never[] };
      const from = resource === 'audit' ? entries : rows;
      return { data: asked.flatMap(id => from.get(String(id)) ?? []) as never[] };
    },
    commit: async (writes: readonly Write[]) => {
      const products = writes.filter(({ collection }) => collection === 'products');
      if (products.some(({ id }) => !rows.has(id))) throw new HttpError('gone', 409);
      for (const write of writes) {
        if (write.collection === 'products') rows.delete(write.id);
        if (write.type === 'create') entries.set(write.id, { ...write.data, id: write.id });
      }
      commits.push(writes);
    },
  };
  return { rows, entries, commits, dataProvider, records: [...rows.values()] };
};

const products = { resource: 'products' } as const;

it('deletes in commits of fifty, of one business each, that belong together', async () => {
  const both = Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? 'one' : 'other'));
  const { dataProvider, records, entries } = storeOf(both);
  const outcome = await deleteRecords(dataProvider, actor, { ...products, records });
  expect(outcome.deleted).toHaveLength(120);
  expect(outcome.entries).toEqual([...entries.keys()]);
  const told = [...entries.values()].map(({ businessId, records: named }) => [
    businessId,
    Array.isArray(named) && named.length,
  ]);
  expect(told).toEqual([
    ['one', 50],
    ['one', 10],
    ['other', 50],
    ['other', 10],
  ]);
  expect(new Set([...entries.values()].map(({ batchId }) => batchId)).size).toBe(1);
});

it('keeps all that one held, under its name, as it was looked at', async () => {
  const { dataProvider, records, commits } = storeOf(['one']);
  await deleteRecords(dataProvider, actor, { ...products, records, reason: 'Sold out' });
  const [own, part, entry] = commits[0] ?? [];
  expect(own).toMatchObject({ type: 'delete', precondition: { version: 1 } });
  expect(part).toMatchObject({ type: 'delete', collection: 'products/p0/private' });
  expect(entry).toMatchObject({
    data: { action: 'delete', source: 'bulk', label: 'Cup 0', reason: 'Sold out' },
  });
  expect(entry).toMatchObject({
    data: { changes: { p0: expect.arrayContaining([{ field: 'cost', from: 5, to: null }]) } },
  });
  expect(entry?.type === 'create' && 'batchId' in entry.data).toBe(false);
});

/** A deletion whose answer was lost, and what going on makes of it. */
const lost = async (
  isCarriedOut: boolean,
  meanwhile: (store: ReturnType<typeof storeOf>) => void,
) => {
  const store = storeOf(['one', 'one']);
  const { dataProvider, records } = store;
  const unanswered: UnansweredChange = new Map();
  const round = (commit = dataProvider.commit) =>
    deleteRecords({ ...dataProvider, commit }, actor, { ...products, records, unanswered });
  const first = await round(async writes => {
    if (isCarriedOut) await dataProvider.commit(writes);
    throw new HttpError('no answer', 503);
  });
  expect(first).toMatchObject({ deleted: [], left: ['p0', 'p1'], unanswered: 2 });
  meanwhile(store);
  return { store, next: await round() };
};

it.each([true, false])('is done once where its answer was lost, done: %s', async isCarriedOut => {
  const { store, next } = await lost(isCarriedOut, () => {});
  expect(next).toMatchObject({ failed: [], left: [], unanswered: 0 });
  expect(next.deleted).toHaveLength(2);
  expect(store.commits).toHaveLength(1);
  expect(next.entries).toEqual([...store.entries.keys()]);
});

it('is not taken for its own what somebody else deleted meanwhile', async () => {
  const { next } = await lost(false, ({ rows }) => void rows.delete('p0'));
  expect(next.failed).toMatchObject([{ id: 'p0', name: 'Cup 0', error: { status: 409 } }]);
  expect(next.deleted.map(({ id }) => id)).toEqual(['p1']);
});
