import type { StoredRecord } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { type MemoryStore, memoryStore } from '../store/testStore.ts';
import { countEntries, countReports } from './countEntries.ts';
import { keepRecord } from './keepRecord.ts';
import { renameProducts } from './renameProducts.ts';

const only = (store: MemoryStore, collection: string): StoredRecord => {
  const [record] = store.all(collection);
  if (!record) throw new Error(`Nothing in ${collection}`);
  return record;
};

describe('keepRecord', () => {
  const user = { id: 'u', name: 'Zoe', email: 'zoe@mail.example', version: 3 };

  it('writes what the search needs, once, and leaves the version alone', async () => {
    const store = memoryStore({ users: [user] });
    const after = () => store.get('users', 'u');
    const keep = async () =>
      keepRecord(store, { resource: 'users', before: null, after: await after() });
    expect(await keep()).toEqual({ mended: 1 });
    expect(only(store, 'users')).toMatchObject({ version: 3, _tokens: expect.any(Array) });
    // The trigger hears of its own write.
    expect(await keep()).toEqual({});
    expect(store.cost.writes).toBe(1);
  });

  it('leaves it to the later write where somebody wrote since', async () => {
    const store = memoryStore({ users: [user] });
    const after = await store.get('users', 'u');
    await store.commit([{ type: 'update', collection: 'users', id: 'u', data: { name: 'Zoë' } }]);
    expect(await keepRecord(store, { resource: 'users', before: null, after })).toEqual({});
    expect(only(store, 'users')).toEqual({ ...user, name: 'Zoë' });
  });

  it('remembers whose a deleted product was, and of nothing else', async () => {
    const product = { id: 'p', businessId: 'b', category: 'Lamps', title: 'Lamp' };
    const store = memoryStore({ products: [product], users: [user] });
    const before = await store.get('products', 'p');
    expect(await keepRecord(store, { resource: 'products', before, after: null })).toEqual({
      remembered: 1,
    });
    expect(store.all('formerProducts')).toEqual([
      { id: 'p', businessId: 'b', category: 'Lamps', mergedInto: null },
    ]);
    const person = await store.get('users', 'u');
    expect(await keepRecord(store, { resource: 'users', before: person, after: null })).toEqual({});
  });
});

describe('renameProducts', () => {
  const products = Array.from({ length: 230 }, (_, at) => ({
    ...{ id: `p${at}`, businessId: at % 2 ? 'b' : 'other', version: 5 },
    businessName: at < 20 ? 'New' : 'Old',
  }));
  const business = { id: 'b', businessName: 'New' };

  it('reaches every product of the business, and no version', async () => {
    const store = memoryStore({ products, business: [business] });
    expect(await renameProducts(store, 'b')).toEqual({ renamed: 105 });
    const own = store.all('products').filter(({ businessId }) => businessId === 'b');
    expect(new Set(own.map(({ businessName }) => businessName))).toEqual(new Set(['New']));
    expect(new Set(own.map(({ version }) => version))).toEqual(new Set([5]));
    const others = store.all('products').filter(({ businessId }) => businessId === 'other');
    expect(others).toEqual(products.filter(({ businessId }) => businessId === 'other'));
    expect(await renameProducts(store, 'b')).toEqual({});
  });

  it('reads those again that somebody writes meanwhile, and takes the name as it is by then', async () => {
    const store = memoryStore({ products, business: [business] });
    let disturbed = false;
    const busy = {
      ...store,
      commit: async (writes: Parameters<MemoryStore['commit']>[0]) => {
        if (!disturbed) {
          disturbed = true;
          await store.commit([
            { type: 'update', collection: 'products', id: 'p21', data: { title: 'x', version: 6 } },
            { type: 'update', collection: 'business', id: 'b', data: { businessName: 'Newest' } },
          ]);
        }
        return store.commit(writes);
      },
    };
    await renameProducts(busy, 'b');
    const own = store.all('products').filter(({ businessId }) => businessId === 'b');
    expect(new Set(own.map(({ businessName }) => businessName))).toEqual(new Set(['Newest']));
    expect(own.find(({ id }) => id === 'p21')).toMatchObject({ title: 'x', version: 6 });
  });

  it('does nothing of a business that is gone', async () => {
    expect(await renameProducts(memoryStore({ products }), 'b')).toEqual({});
  });
});

describe('counters', () => {
  const entry = (userId: string) => ({ id: userId, userId });
  const counts = { views: 1, saves: 2, entries: 0, reports: 0 };
  const setUp = () =>
    memoryStore({
      giveaways: [{ id: 'g', entryCount: 0, version: 2 }],
      users: [{ id: 'ann', counts, version: 1 }],
      'giveaways/g/entries': ['ann', 'ben', 'cem'].map(entry),
      'giveaways/h/entries': ['ann'].map(entry),
      reports: [
        { id: 'r1', reporterId: 'ann' },
        { id: 'r2', reporterId: 'ben' },
      ],
    });

  it('count what is there, however often they are told', async () => {
    const store = setUp();
    const entry = { giveawayId: 'g', userId: 'ann' };
    expect(await countEntries(store, entry)).toEqual({ counted: 2 });
    expect(await countEntries(store, entry)).toEqual({});
    expect(await countReports(store, 'ann')).toEqual({ counted: 1 });
    expect(only(store, 'giveaways')).toEqual({ id: 'g', entryCount: 3, version: 2 });
    expect(only(store, 'users')).toEqual({
      ...{ id: 'ann', version: 1 },
      counts: { views: 1, saves: 2, entries: 2, reports: 1 },
    });
  });

  it('know nothing of who is no user, and no giveaway', async () => {
    const store = setUp();
    expect(await countEntries(store, { giveawayId: 'gone', userId: 'nobody' })).toEqual({});
    expect(store.cost.writes).toBe(0);
  });

  it('end in the last count where several count at once', async () => {
    const store = setUp();
    let arrived = 0;
    const slow = {
      ...store,
      count: async (query: Parameters<MemoryStore['count']>[0]) => {
        const count = await store.count(query);
        // An entry arrives after the counting, and its own counting ends before this one's.
        if (arrived === 0) {
          arrived = 1;
          await store.commit([
            { type: 'create', collection: 'giveaways/g/entries', id: 'dan', data: entry('dan') },
          ]);
          await countEntries(store, { giveawayId: 'g', userId: 'dan' });
        }
        return count;
      },
    };
    await countEntries(slow, { giveawayId: 'g', userId: 'ann' });
    expect(only(store, 'giveaways').entryCount).toBe(4);
  });

  it('give up where a record never rests', async () => {
    const store = setUp();
    const restless = {
      ...store,
      count: async (query: Parameters<MemoryStore['count']>[0]) => {
        const data = { title: String(Math.random()) };
        await store.commit([{ type: 'update', collection: 'giveaways', id: 'g', data }]);
        return store.count(query);
      },
    };
    const counting = countEntries(restless, { giveawayId: 'g', userId: 'ann' });
    await expect(counting).rejects.toThrow('tried again');
  });
});
