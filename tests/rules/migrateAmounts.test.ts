import { doc, getDoc } from 'firebase/firestore';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { applyAmounts, planAmounts } from '../../scripts/migrate/amounts.ts';
import { fieldHash } from '../../src/domain/import/map/fieldHashes.ts';
import { hasEmulator, useRules } from './support/environment.ts';
import { product, RECORDS } from './support/records.ts';

const host = inject('firestoreEmulator');
const before = new Date('2026-11-20');
const old = { createdAt: new Date('2026-05-01'), updatedAt: new Date('2026-06-01') };
const dinar = (over = {}) => product({ currency: 'RSD', price: 1500, ...old, ...over });

describe.runIf(hasEmulator)('the migration of amounts', () => {
  const { as, seed } = useRules('migrate-amounts');
  const target = {
    ...{ projectId: 'demo-migrate-amounts', token: 'owner' },
    firestore: `http://${host?.host}:${host?.port}`,
  };
  const variants = [
    {
      ...{ id: 'v1', optionValues: { Size: 'S' }, sku: 'S', barcode: '', visible: true },
      ...{ price: 1500, compareAtPrice: 2000, weightGrams: 12.5, imageUrl: null },
      inventory: { tracked: false, quantity: 0, inStock: true, oversell: false },
    },
  ];
  const source = {
    ...{ platform: 'shopify', channel: 'csv', shop: 'pot', externalId: null, handle: 'pot' },
    ...{ url: null, importedAt: old.createdAt, runId: 'r', hash: 'h' },
    base: { price: fieldHash('price', { price: 1500 }), title: 'as it was' },
  };
  const read = async (path: string) => (await getDoc(doc(as('superAdmin'), path))).data();

  beforeAll(() =>
    seed({
      'products/pot': dinar({ variants, source }),
      'products/pot/private/owner': RECORDS.productDetails({ cost: 700 }),
      'products/new': dinar({ createdAt: new Date('2026-11-21') }),
      'products/edited': dinar({ updatedAt: new Date('2026-11-21') }),
      'products/euro': product({ currency: 'EUR', ...old }),
      'products/odd': dinar({ businessId: '..' }),
      'products/broken': dinar({ price: 'much' }),
      ...Object.fromEntries(
        Array.from({ length: 120 }, (_, index) => [`products/many${index}`, dinar()] as const),
      ),
    }),
  );

  it('plans without writing, applies once however often it is run, and is undone', async () => {
    const was = await read('products/pot');
    const plan = await planAmounts(target, { before });
    expect(plan.changes).toHaveLength(122);
    expect(plan.editedSince.map(({ id }) => id)).toEqual(['edited']);
    expect(plan.unreadable).toEqual(['products/broken']);
    expect(await read('products/pot')).toEqual(was);

    await seed({ 'products/many7': dinar({ price: 99 }) });
    expect(await applyAmounts(target, plan, 'to')).toEqual({
      ...{ written: 121, done: 0, left: ['many7'], refused: [] },
    });
    const now = await read('products/pot');
    expect(now).toMatchObject({
      ...{ price: 150_000, compareAtPrice: null, version: 2, title: was?.title },
      variants: [{ ...variants[0], price: 150_000, compareAtPrice: 200_000 }],
      source: {
        ...{ handle: 'pot', runId: 'r' },
        base: { price: fieldHash('price', { price: 150_000 }), title: 'as it was' },
      },
    });
    expect(await read('products/pot/private/owner')).toMatchObject({ cost: 70_000 });
    expect(await read('products/many7')).toMatchObject({ price: 99 });
    expect(await read('products/euro')).toMatchObject({ price: 4200 });
    expect(await applyAmounts(target, plan, 'to')).toMatchObject({ written: 0, done: 121 });

    expect(await applyAmounts(target, plan, 'from')).toMatchObject({ written: 121 });
    const { version, updatedAt, ...back } = (await read('products/pot')) ?? {};
    expect(was).toMatchObject(back);
    expect(await read('products/pot/private/owner')).toMatchObject({ cost: 700 });
    expect(await applyAmounts(target, plan, 'from')).toMatchObject({ written: 0, done: 121 });
  });

  it('concerns one business, or some currencies, where that is said', async () => {
    expect((await planAmounts(target, { before, businessId: 'rival' })).changes).toEqual([]);
    expect((await planAmounts(target, { before, currencies: ['HUF', 'EUR'] })).changes).toEqual([]);
  });

  it('reads again what somebody wrote in between, and leaves alone what has other amounts by then', async () => {
    await seed({ 'products/many1': dinar(), 'products/many2': dinar(), 'products/many7': dinar() });
    const plan = await planAmounts(target, { before });
    const real = globalThis.fetch;
    let isWritten = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      if (!isWritten && String(request[0]).endsWith(':commit')) {
        isWritten = true;
        await seed({
          'products/many1': dinar({ title: 'Renamed' }),
          'products/many2': dinar({ price: 3 }),
        });
      }
      return real(...request);
    });
    const report = await applyAmounts({ ...target, firstWait: 5 }, plan, 'to');
    vi.restoreAllMocks();
    expect(report).toEqual({ written: 2, done: 0, left: ['many2'], refused: [] });
    expect(await read('products/many1')).toMatchObject({ title: 'Renamed', price: 150_000 });
    expect(await read('products/many2')).toMatchObject({ price: 3 });
  });
});
