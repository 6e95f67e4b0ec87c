import type { StoredRecord } from 'ra-data-firestore/query';
import { expect, it } from 'vitest';
import { testProduct } from '../../../src/domain/merge/testProduct.ts';
import { hours, NOON, testSale } from '../../../src/domain/sales/testSale.ts';
import { auditEntrySchema } from '../../../src/domain/schemas/audit.ts';
import { memoryStore } from '../store/testStore.ts';
import { followSales } from './followSales.ts';

const product = (id: string): StoredRecord => ({
  ...testProduct(id, { businessId: 'b1', price: 1000 }),
});

const stage = () => {
  const later = testSale({ id: 's2', startsAt: hours(5), endsAt: null, productIds: ['d'] });
  const store = memoryStore({
    sales: [{ ...testSale() }, { ...later }],
    products: ['a', 'b', 'c', 'd'].map(product),
  });
  const prices = () =>
    store.all('products').map(({ id, price, compareAtPrice }) => [id, price, compareAtPrice]);
  return { store, prices };
};

it('starts at the start and brings the prices back at the end; the trail tells of both', async () => {
  const { store, prices } = stage();
  expect(await followSales(store, () => hours(-1))).toEqual({});
  expect(await followSales(store, () => NOON)).toEqual({ salesStarted: 1 });
  expect(prices()).toEqual([...['a', 'b', 'c'].map(id => [id, 800, 1000]), ['d', 1000, null]]);
  expect(await followSales(store, () => NOON)).toEqual({});
  expect(await followSales(store, () => hours(1))).toEqual({ salesEnded: 1 });
  expect(prices()).toEqual(['a', 'b', 'c', 'd'].map(id => [id, 1000, null]));
  expect(store.all('sales')[0]).toMatchObject({
    ...{ status: 'ended', version: 3, updatedBy: 'functions' },
    ...{ started: { changed: 3, left: 0 }, ended: { changed: 3, left: 0 } },
  });
  const entries = store.all('audit').map(entry => auditEntrySchema.parse(entry));
  expect(entries.map(({ action, businessId }) => [action, businessId])).toEqual([
    ['startSale', 'b1'],
    ['endSale', 'b1'],
  ]);
});

it('does each once where two instances are at it, and leaves what somebody writes meanwhile', async () => {
  const { store } = stage();
  const both = [followSales(store, () => NOON), followSales(store, () => NOON)];
  await Promise.all(both);
  expect(store.all('audit')).toHaveLength(1);
  let first = true;
  const busy: typeof store = {
    ...store,
    commit: async writes => {
      if (first) {
        first = false;
        const data = { endsAt: hours(9), version: 3 };
        await store.commit([{ type: 'update', collection: 'sales', id: 's1', data }]);
      }
      return store.commit(writes);
    },
  };
  expect(await followSales(busy, () => hours(1))).toEqual({});
  expect(store.all('sales')[0]).toMatchObject({ status: 'running', version: 3 });
  expect(store.all('audit')).toHaveLength(1);
});

it('tells of a sale that fails once the others had their turn', async () => {
  const { store, prices } = stage();
  const failing: typeof store = {
    ...store,
    commit: async writes => {
      if (writes.some(({ id }) => id === 's1')) throw new Error('refused');
      return store.commit(writes);
    },
  };
  await expect(followSales(failing, () => hours(5))).rejects.toThrow('refused');
  expect(prices()).toEqual([...['a', 'b', 'c'].map(id => [id, 1000, null]), ['d', 800, 1000]]);
});

it('takes products along that lack a field of today, but for those that make none', async () => {
  const { stockTotal: _, ...before } = product('a');
  const torn = { ...product('b'), title: 7 };
  const store = memoryStore({
    sales: [{ ...testSale() }],
    products: [before, torn, product('c')],
  });
  expect(await followSales(store, () => NOON)).toEqual({ salesStarted: 1 });
  expect(store.all('products').map(({ price }) => price)).toEqual([800, 1000, 800]);
});
