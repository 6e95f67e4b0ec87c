import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Firestore } from 'firebase-admin/firestore';
import { increment, serverTime } from 'ra-data-firestore/query';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  equals,
  type FunctionStore,
  pagesOf,
  StoreConflict,
} from '../../../src/domain/functions/functionStore.ts';
import { TEST_PRODUCTS, testEvent } from '../rollUp/testCatalogue.ts';

const emulator = inject('firestoreEmulator');
const hasPackages = existsSync(
  fileURLToPath(new URL('../../node_modules/firebase-admin', import.meta.url)),
);
if (!hasPackages && process.env.REQUIRE_EMULATOR)
  throw new Error('npm ci --prefix functions installs what this needs');
if (!hasPackages)
  console.warn(
    'Functions are not tried on the emulator: npm ci --prefix functions installs what that needs.',
  );

describe.runIf(emulator && hasPackages)('adminStore', () => {
  let firestore: Firestore;
  let store: FunctionStore;

  beforeAll(async () => {
    process.env.FIRESTORE_EMULATOR_HOST = `${emulator?.host}:${emulator?.port}`;
    const { initializeApp } = await import('firebase-admin/app');
    const { getFirestore } = await import('firebase-admin/firestore');
    const { adminStore } = await import('./adminStore.ts');
    const projectId = `demo-functions-${Date.now()}`;
    firestore = getFirestore(initializeApp({ projectId }, projectId));
    store = adminStore(firestore);
  });

  afterAll(async () => {
    delete process.env.FIRESTORE_EMULATOR_HOST;
    await firestore?.terminate();
  });

  it('stores and reads what the console’s writes mean', async () => {
    const at = new Date('2026-11-03T10:00:00.123Z');
    const target = { collection: 'things', id: 'a' };
    const data = { at, times: [at], count: 1, none: undefined, deep: { name: 'x' } };
    await store.commit([{ type: 'create', ...target, data }]);
    await store.commit([
      {
        type: 'update',
        ...target,
        data: { count: increment(2), now: serverTime(), 'deep.more': 1 },
      },
    ]);
    const stored = await store.get('things', 'a');
    expect(stored?.collection).toBe('things');
    expect(stored?.data).toEqual({
      ...{ id: 'a', at, times: [at], count: 3, deep: { name: 'x', more: 1 } },
      now: expect.any(Date),
    });
    expect(await store.get('things', 'none')).toBeNull();
    expect(
      (await store.getAll('things', ['a', 'none', 'a'])).map(({ data: { id } }) => id),
    ).toEqual(['a']);
  });

  it('refuses the whole commit where a document was written since', async () => {
    const first = await store.commit([
      { type: 'set', collection: 'held', id: 'a', data: { n: 1 } },
      { type: 'set', collection: 'held', id: 'b', data: { n: 1 } },
    ]);
    const second = await store.commit([
      { type: 'update', collection: 'held', id: 'a', data: { n: 2 }, stamp: first },
    ]);
    const old = {
      type: 'update' as const,
      collection: 'held',
      id: 'a',
      data: { n: 3 },
      stamp: first,
    };
    const other = { type: 'delete' as const, collection: 'held', id: 'b' };
    await expect(store.commit([other, old])).rejects.toThrow(StoreConflict);
    await expect(
      store.commit([{ type: 'delete', collection: 'held', id: 'a', stamp: first }]),
    ).rejects.toThrow(StoreConflict);
    await expect(
      store.commit([{ type: 'create', collection: 'held', id: 'a', data: {} }]),
    ).rejects.toThrow(StoreConflict);
    await expect(
      store.commit([{ type: 'update', collection: 'held', id: 'none', data: { n: 1 } }]),
    ).rejects.toThrow(StoreConflict);
    expect((await store.get('held', 'b'))?.data.n).toBe(1);
    const read = await store.get('held', 'a');
    expect(read?.data.n).toBe(2);
    // The stamp of a commit and of what is read afterwards are the same one.
    await store.commit([{ ...old, stamp: second }]);
    await expect(store.commit([{ ...old, stamp: read?.stamp }])).rejects.toThrow(StoreConflict);
  });

  it('goes through pages whose times are finer than a Date', async () => {
    for (let at = 0; at < 7; at++)
      await store.commit([
        { type: 'set', collection: 'places/x/lines', id: `l${at}`, data: { at: serverTime() } },
      ]);
    const ids: string[] = [];
    const query = { collection: 'places/x/lines', where: [], orderBy: [] };
    for await (const page of pagesOf(
      store,
      { ...query, orderBy: [{ field: 'at', direction: 'asc' }] },
      2,
    ))
      ids.push(...page.map(({ data }) => data.id));
    expect(ids).toEqual(['l0', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6']);
    expect(await store.count(query)).toBe(7);
    expect(await store.count({ ...query, collection: 'lines', everywhere: true })).toBe(7);
  });

  it('rolls up events, with several instances at once', async () => {
    const { rollUpNew } = await import('../rollUp/rollUpNew.ts');
    const events = Array.from({ length: 30 }, (_, at) =>
      testEvent(`e${at}`, { userId: `u${at % 3}`, day: `2026-11-0${1 + (at % 4)}` }),
    );
    await store.commit([
      ...TEST_PRODUCTS.map(({ id, ...data }) => ({
        ...{ type: 'set' as const, collection: 'products', id, data },
      })),
      ...events.map(({ id, ...data }) => ({
        ...{ type: 'create' as const, collection: 'events', id, data },
      })),
    ]);
    const options = { clock: () => new Date('2026-11-05T01:00:00Z'), budget: 60_000 };
    const all = await Promise.all([1, 2, 3].map(() => rollUpNew(store, options)));
    expect(all.filter(did => did.busy === 1)).toHaveLength(2);
    const platform = await store.get('stats', 'platform_2026-11-04');
    expect(platform?.data).toMatchObject({ views: 7, users: 3, newUsers: 0 });
    expect(await rollUpNew(store, options)).toMatchObject({ left: 0 });
    expect((await store.get('stats', 'platform_2026-11-04'))?.data.views).toBe(7);
  });

  it('keeps counts, names and search words in step, with several instances at once', async () => {
    const { countEntries } = await import('../inStep/countEntries.ts');
    const { keepRecord } = await import('../inStep/keepRecord.ts');
    const { renameProducts } = await import('../inStep/renameProducts.ts');
    const { documentOf } = await import('./adminStore.ts');
    const counts = { views: 1, saves: 0, entries: 0, reports: 0 };
    const set = (collection: string, id: string, data: Record<string, unknown>) =>
      store.commit([{ type: 'set', collection, id, data }]);
    await set('giveaways', 'g', { title: 'Win', entryCount: 0, version: 2 });
    await set('users', 'u0', { name: 'Zoe', email: 'zoe@mail.example', counts, version: 1 });
    await set('business', 'b', { businessName: 'New' });
    await set('products', 'named', { businessId: 'b', businessName: 'Old', version: 4 });
    const ids = [0, 1, 2, 3].map(at => `u${at}`);
    for (const userId of ids) await set('giveaways/g/entries', userId, { userId });
    await set('giveaways/h/entries', 'u0', { userId: 'u0' });
    await Promise.all(ids.map(userId => countEntries(store, { giveawayId: 'g', userId })));
    expect((await store.get('giveaways', 'g'))?.data).toMatchObject({ entryCount: 4, version: 2 });
    expect((await store.get('users', 'u0'))?.data.counts).toEqual({ ...counts, entries: 2 });
    await renameProducts(store, 'b');
    expect((await store.get('products', 'named'))?.data).toMatchObject({
      ...{ businessName: 'New', version: 4 },
    });
    // As a trigger hands it over.
    const after = documentOf(await firestore.doc('users/u0').get());
    const change = { resource: 'users' as const, before: null, after };
    expect(await keepRecord(store, change)).toEqual({ mended: 1 });
    expect(await keepRecord(store, change)).toEqual({});
    const stored = await store.get('users', 'u0');
    expect(stored?.data._tokens).toEqual(expect.arrayContaining(['zoe']));
  });

  it('copies pictures once, with several instances at once, into what was edited meanwhile', async () => {
    const { copyPictures } = await import('../pictures/copyPictures.ts');
    const { memoryBucket } = await import('../store/testBucket.ts');
    const link = { id: 'i', url: 'https://x.example/i.png', thumbnailUrl: null, alt: '' };
    const target = { collection: 'products', id: 'pictured' };
    await store.commit([
      {
        ...{ type: 'set', ...target },
        data: { businessId: 'b', title: 'Lamp', images: [link], version: 1 },
      },
    ]);
    const bucket = memoryBucket();
    const request = {
      ...{ businessId: 'b', productIds: ['pictured', 'gone'] },
      actor: { uid: 'b', email: 'b@shop.example', role: 'owner' as const },
    };
    const run = (edit: () => Promise<unknown>) =>
      copyPictures(store, bucket, request, {
        budget: 60_000,
        download: async () => {
          await edit();
          return { content: Uint8Array.of(1), contentType: 'image/png' };
        },
      });
    const all = await Promise.all([
      run(() =>
        store.commit([{ type: 'update', ...target, data: { title: 'Lamps', version: 2 } }]),
      ),
      run(async () => {}),
    ]);
    const copied = all.reduce((sum, { did }) => sum + (did.copiedPictures ?? 0), 0);
    const product = (await store.get('products', 'pictured'))?.data;
    expect(product).toMatchObject({ images: [{ id: 'i', file: { size: 1 } }], updatedBy: 'b' });
    const query = { collection: 'audit', where: [equals('action', 'copyPictures')] };
    expect([copied, await store.count(query)]).toEqual([1, 1]);
  });
});
