import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';
import { MAX_LOOKED_AT } from '../../../src/domain/functions/ownerTaskRefusal.ts';
import { shopLinesReader } from '../../../src/domain/import/shopify/admin/shopLines.ts';
import { ShopRefusal } from '../../../src/domain/import/shopify/admin/shopRefusal.ts';
import { ownerTaskSchema } from '../../../src/domain/schemas/ownerTask.ts';
import { taskPartSchema } from '../../../src/domain/schemas/task.ts';
import { ADMIN_TOKEN, type MockAdminShop, mockAdmin } from '../../../tests/support/mockAdmin.ts';
import { memoryBucket } from '../store/testBucket.ts';
import { type MemoryStore, memoryStore } from '../store/testStore.ts';
import { doOwnerTask } from './doOwnerTask.ts';

const NOW = new Date('2026-11-05T01:00:00Z');
const TASKS = 'business/shop/tasks';
const PLACE = { business: 'shop', id: 't' };
const task = (more: Record<string, unknown> = {}) => ({
  ...{ id: 't', kind: 'readShop', askedBy: 'shop', askedAt: NOW, state: 'asked' },
  ...more,
});
const storeOf = (one = task(), more: Record<string, { id: string }[]> = {}) =>
  memoryStore({ [TASKS]: [one], ...more });
const optionsOf = (shop: MockAdminShop, more: object = {}) => ({
  ...mockAdmin(shop),
  ...{ clock: () => NOW, budget: 60_000, sleep: async () => {} },
  signal: new AbortController().signal,
  accessOf: async () => ({ shop: 'oak.myshopify.com', token: ADMIN_TOKEN }),
  pictures: {
    ...{ bucket: memoryBucket(), budget: 60_000, emailOf: async () => null },
    download: async () => ({ content: Uint8Array.of(1), contentType: 'image/png' }),
  },
  ...more,
});
const taskIn = (store: MemoryStore) => {
  const one = ownerTaskSchema.parse(store.all(TASKS)[0]);
  if (one.kind !== 'readShop') throw new Error('Another kind was asked for');
  return one;
};
const productsOf = (store: MemoryStore, parts = taskIn(store).parts ?? 0) => {
  const stored = new Map(store.all(`${TASKS}/t/parts`).map(part => [part.id, part]));
  const texts = Array.from({ length: parts }, (_, at) => {
    const { text, until } = taskPartSchema.parse(stored.get(`${at}`));
    expect(until.getTime()).toBe(NOW.getTime() + 86_400_000);
    return text;
  });
  const reader = shopLinesReader();
  const { products } = reader.add(texts);
  reader.end();
  return products;
};
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ handle: `p-${at}` }));

describe('reading a shop', () => {
  it('puts all of it below the task, once', async () => {
    const store = storeOf();
    const options = optionsOf({ products: many(40) });
    expect(await doOwnerTask(store, PLACE, options)).toEqual({ tasks: 1, readProducts: 40 });
    expect(taskIn(store)).toMatchObject({
      state: 'done',
      capped: false,
      did: { readProducts: 40 },
    });
    expect(productsOf(store).map(({ handle }) => handle)).toEqual(
      many(40).map(({ handle }) => handle),
    );
    expect(JSON.stringify([store.all(TASKS), store.all(`${TASKS}/t/parts`)])).not.toContain(
      ADMIN_TOKEN,
    );
    const { writes } = store.cost;
    expect(await doOwnerTask(store, PLACE, options)).toEqual({});
    expect(store.cost.writes).toBe(writes);
  });

  it('grows page by page, and cuts what is too large for one piece', async () => {
    const store = storeOf();
    const seen: unknown[] = [];
    const watched: FunctionStore = {
      ...store,
      commit: async writes => {
        const stamp = await store.commit(writes);
        seen.push(taskIn(store).parts);
        return stamp;
      },
    };
    const large = { handle: 'large', descriptionHtml: '<p>ä</p>'.repeat(60_000) };
    await doOwnerTask(watched, PLACE, optionsOf({ products: [...many(5), large] }));
    expect([...new Set(seen)]).toEqual([undefined, 0, 1, 4]);
    const last = productsOf(store).at(-1);
    expect(last?.descriptionHtml).toBe(large.descriptionHtml);
  });

  it('goes on in another turn when its time is over, and ends some time', async () => {
    const store = storeOf();
    let now = NOW.getTime();
    const clock = () => {
      now += 1000;
      return new Date(now);
    };
    const shop = { products: many(2000) };
    const turn = () => doOwnerTask(store, PLACE, optionsOf(shop, { clock, budget: 1000 }));
    expect(await turn()).toEqual({ goesOn: 1 });
    expect(taskIn(store)).toMatchObject({ state: 'asked', parts: 1 });
    expect(store.all(`${TASKS}/t/turns`).map(({ id }) => id)).toEqual(['1']);
    // Nobody is in the way of the next one.
    expect(store.all('functionState')[0]?.until).toBeNull();
    for (let more = 0; more < 6; more++) expect(await turn()).toEqual({ goesOn: 1 });
    expect(await turn()).toMatchObject({ tasks: 1 });
    expect(store.all(`${TASKS}/t/turns`)).toHaveLength(7);
    const { capped, did, state } = taskIn(store);
    expect({ capped, state }).toEqual({ capped: true, state: 'done' });
    const reader = shopLinesReader();
    const texts = store.all(`${TASKS}/t/parts`).map(({ text }) => String(text));
    const handles = reader.add(texts).products.map(({ handle }) => handle);
    expect(handles).toEqual(many(did?.readProducts ?? 0).map(({ handle }) => handle));
    expect(handles.length).toBeLessThan(2000);
  });

  it('reads the rest of a shop in its last turn', async () => {
    const store = storeOf();
    let now = NOW.getTime();
    const clock = () => {
      now += 1000;
      return new Date(now);
    };
    const shop = { products: many(8) };
    const options = () => optionsOf(shop, { clock, budget: 1000 });
    expect(await doOwnerTask(store, PLACE, options())).toEqual({ goesOn: 1 });
    const second = { ...PLACE, turn: '1' };
    const did = await doOwnerTask(store, second, options());
    expect(did).toEqual({ tasks: 1, readProducts: 8 });
    // It has done what it was there for.
    expect(store.all(`${TASKS}/t/turns`)).toEqual([]);
    expect(await doOwnerTask(store, second, options())).toEqual({});
    expect(taskIn(store).capped).toBe(false);
  });

  it('keeps what was read when the time is over in the middle of a page', async () => {
    const store = storeOf();
    const control = new AbortController();
    const { fetch: ask } = mockAdmin({ products: many(20) });
    let asked = 0;
    const fetch: typeof ask = (url, init) => {
      if (asked++ > 0) control.abort(new Error('over'));
      return ask(url, init);
    };
    const { signal } = control;
    const options = { ...optionsOf({ products: [] }), fetch, signal };
    expect(await doOwnerTask(store, PLACE, options)).toEqual({ goesOn: 1 });
    const did = await doOwnerTask(store, PLACE, optionsOf({ products: many(20) }));
    expect(did).toEqual({ tasks: 1, readProducts: 20 });
  });

  it('ends when whoever asked gave it up', async () => {
    const store = storeOf();
    const { fetch: ask } = mockAdmin({ products: many(20) });
    let asked = 0;
    const fetch: typeof ask = async (url, init) => {
      if (asked++ === 1) await store.commit([{ type: 'delete', collection: TASKS, id: 't' }]);
      return ask(url, init);
    };
    expect(await doOwnerTask(store, PLACE, { ...optionsOf({ products: [] }), fetch })).toEqual({});
    expect(asked).toBe(2);
    expect(store.all(TASKS)).toEqual([]);
    // The next one finds nobody in its way.
    expect(store.all('functionState')[0]?.until).toBeNull();
  });

  it('goes on where an instance died', async () => {
    const store = storeOf();
    const shop = { products: many(12) };
    let commits = 0;
    const dying: FunctionStore = {
      ...store,
      commit: async writes => {
        // After the first page, and before anything says so.
        if (++commits > 3) throw new Error('gone');
        return store.commit(writes);
      },
    };
    await expect(doOwnerTask(dying, PLACE, optionsOf(shop))).rejects.toThrow('gone');
    expect(taskIn(store)).toMatchObject({ state: 'asked', parts: 1 });
    await expect(doOwnerTask(store, PLACE, optionsOf(shop))).rejects.toThrow('tried again');
    const later = optionsOf(shop, { clock: () => new Date(NOW.getTime() + 3_600_000) });
    expect(await doOwnerTask(store, PLACE, later)).toEqual({ tasks: 1, readProducts: 12 });
    expect(later.requests[0]?.variables.after).not.toBeNull();
    const handles = shopLinesReader()
      .add(store.all(`${TASKS}/t/parts`).map(({ text }) => String(text)))
      .products.map(({ handle }) => handle);
    expect(handles).toEqual(many(12).map(({ handle }) => handle));
  });

  it('is one at a time for a business', async () => {
    const busy = {
      ...{ id: 'readShop-shop', holder: 'other' },
      until: new Date(NOW.getTime() + 1000),
    };
    const store = storeOf(task(), { functionState: [busy] });
    const shop = { products: many(1) };
    expect(await doOwnerTask(store, PLACE, optionsOf(shop))).toEqual({ refused: 1 });
    expect(taskIn(store)).toMatchObject({ state: 'failed', failure: 'busy' });
    const other = memoryStore({ 'business/else/tasks': [task()], functionState: [busy] });
    const place = { business: 'else', id: 't' };
    expect(await doOwnerTask(other, place, optionsOf(shop))).toMatchObject({ tasks: 1 });
  });

  it('reads another time from the beginning', async () => {
    const store = storeOf();
    await doOwnerTask(store, PLACE, optionsOf({ products: many(7) }));
    await store.commit([{ type: 'create', collection: TASKS, id: 'u', data: task({ id: 'u' }) }]);
    const place = { business: 'shop', id: 'u' };
    const did = await doOwnerTask(store, place, optionsOf({ products: many(9) }));
    expect(did).toMatchObject({ readProducts: 9 });
  });

  it.each([
    ['badToken', ['badToken'], {}],
    ['forbidden', ['denied'], {}],
    ['shopNotFound', ['moved'], {}],
    ['unreachable', ['network', 'network', 'network'], {}],
    ['throttled', ['throttled', 'throttled', 'throttled', 'throttled'], {}],
    ['unreadable', ['html'], {}],
    [...(['noShop', []] as const), { accessOf: () => Promise.reject(new ShopRefusal('noShop')) }],
  ] as const)('says %s where it cannot', async (code, faults, more) => {
    const store = storeOf();
    const options = optionsOf({ products: many(1), faults: [...faults] }, more);
    expect(await doOwnerTask(store, PLACE, options)).toEqual({ refused: 1 });
    expect(taskIn(store)).toMatchObject({ state: 'failed', failure: code });
    // Nobody is kept from trying again.
    const state = store.all('functionState')[0];
    expect(state?.until).toBeNull();
  });

  it('does nothing of a task that is done', async () => {
    const store = storeOf(task({ state: 'done' }));
    expect(await doOwnerTask(store, PLACE, optionsOf({ products: many(1) }))).toEqual({});
    expect(store.cost.writes).toBe(0);
  });
});

describe('a task that cannot be done', () => {
  it.each<[string, Record<string, unknown>]>([
    ['of another kind', { kind: 'eraseEverything' }],
    ['of no time', { askedAt: 'yesterday' }],
    ['in a state of its own', { state: null }],
    ['of what is no text', { kind: 'copyPictures', productIds: ['p', 7] }],
    ['of nobody', { askedBy: '' }],
  ])('is refused and tried no more: %s', async (_, more) => {
    const store = storeOf(task(more));
    const shop = optionsOf({ products: many(1) });
    expect(await doOwnerTask(store, PLACE, shop)).toEqual({ refused: 1 });
    expect(store.all(TASKS)[0]).toMatchObject({ state: 'failed', failure: 'invalid' });
    expect(shop.requests).toEqual([]);
    expect(await doOwnerTask(store, PLACE, shop)).toEqual({});
    expect(store.cost.writes).toBe(1);
  });

  it('comes to an end whatever is stored', async () => {
    const stored = fc.record(
      {
        kind: fc.constantFrom('readShop', 'copyPictures', 'other'),
        askedBy: fc.oneof(fc.constant('shop'), fc.anything()),
        askedAt: fc.oneof(fc.constant(NOW), fc.anything({ withDate: true })),
        state: fc.oneof(fc.constant('asked'), fc.anything()),
        productIds: fc.oneof(
          fc.array(fc.oneof(fc.string(), fc.anything()), { maxLength: 4 }),
          fc.anything(),
        ),
        parts: fc.oneof(fc.constantFrom(0, 3, -1), fc.anything()),
        pictures: fc.anything(),
        did: fc.anything(),
      },
      { requiredKeys: ['kind'] },
    );
    await fc.assert(
      fc.asyncProperty(stored, async one => {
        const store = memoryStore({ [TASKS]: [{ ...one, id: 't' }] });
        await doOwnerTask(store, PLACE, optionsOf({ products: [] }));
        expect(['done', 'failed']).toContain(store.all(TASKS)[0]?.state);
      }),
      { numRuns: 500 },
    );
  });
});

describe('many tasks of a business', () => {
  const asked = (count: number, more: Record<string, unknown> = {}) =>
    Array.from({ length: count }, (_, at) => task({ id: `t${at}`, ...more }));
  const run = (store: MemoryStore, id: string) =>
    doOwnerTask(store, { business: 'shop', id }, optionsOf({ products: many(1) }));

  it('are done as many as may wait; the others are told so, at once', async () => {
    const store = memoryStore({ [TASKS]: asked(8) });
    const { reads } = store.cost;
    expect(await run(store, 't7')).toEqual({ refused: 1 });
    expect(store.cost.reads - reads).toBe(2 + 8);
    expect(store.all(TASKS).find(({ id }) => id === 't7')).toMatchObject({ failure: 'tooMany' });
    for (const id of ['t6', 't5']) expect(await run(store, id)).toEqual({ refused: 1 });
    for (const { id } of asked(5)) expect(await run(store, id)).toMatchObject({ tasks: 1 });
  });

  it('cost no more reads than a few, however many wait', async () => {
    const store = memoryStore({ [TASKS]: asked(400) });
    expect(await run(store, 't0')).toEqual({ refused: 1 });
    expect(store.cost.reads).toBe(1 + MAX_LOOKED_AT + 1 + 1);
  });

  it('do not end one that is begun', async () => {
    const begun = task({ id: 'z', parts: 0 });
    const store = memoryStore({ [TASKS]: [...asked(8), begun] });
    expect(await run(store, 'z')).toMatchObject({ tasks: 1 });
  });

  it('are another business’s own matter', async () => {
    const store = memoryStore({ [TASKS]: [task()], 'business/else/tasks': asked(8) });
    expect(await run(store, 't')).toMatchObject({ tasks: 1 });
  });
});
