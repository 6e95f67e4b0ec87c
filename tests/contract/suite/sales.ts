import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { carryOutSale } from '@/domain/sales/carryOutSale.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import type { Product } from '@/domain/schemas/product.ts';
import {
  ENDED_SALES_PAGE,
  readEndedSales,
  readOpenSales,
  saleStore,
} from '@/providers/sales/saleStore.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const actor = (uid: string, role: 'owner' | 'superAdmin') => ({
  ...{ uid, email: `${uid}@catalogue.example`, role },
});
const OWNER = actor('owner', 'owner');
const ADMIN = actor('admin', 'superAdmin');
const HOUR = 3_600_000;
const NONE = { changed: 0, left: 0 };

/** A sale from a moment to a moment, carried out over the rules. */
export const describeSales = (createHarness: () => Promise<ContractHarness>) => {
  describe('a planned sale', () => {
    let harness: ContractHarness;
    const startsAt = new Date(Date.now() + HOUR);
    const endsAt = new Date(Date.now() + 2 * HOUR);
    const at = (time: Date) => () => time;

    beforeAll(async () => {
      harness = await createHarness();
      const businesses = [...generateSampleData({ products: 20 })].filter(
        ({ collection }) => collection === 'business',
      );
      const products = Array.from({ length: 6 }, (_, index) => {
        const { id, ...data } = testProduct(`p${index}`, { price: 1000 + index });
        return { collection: 'products', id, data };
      });
      await harness.seed([...businesses, ...products]);
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(() => harness.signInAs(claimsFor('owner')));

    const provider = (as: typeof OWNER | typeof ADMIN = OWNER) =>
      trackedDataProvider(harness.provider(), as);
    const plan = async (productIds: string[], as: typeof OWNER | typeof ADMIN = OWNER) => {
      const data = {
        ...{ businessId: 'owner', name: 'Advent', productIds, startsAt, endsAt, status: 'planned' },
        ...{ change: { mode: 'percent', percent: 20 }, started: NONE, ended: NONE },
      };
      return (await provider(as).create<PlannedSale>('sales', { data })).data;
    };
    const price = async (id: string) => {
      const { data } = await provider().getOne<Product>('products', { id });
      return [data.price, data.compareAtPrice];
    };
    const onSale = async () =>
      (
        await provider().getList('products', {
          filter: { businessId: 'owner', sale: 'yes' },
          sort: { field: 'createdAt', order: 'DESC' },
          pagination: { page: 1, perPage: 25 },
        })
      ).data.map(({ id }) => id);

    /** The ended ones of all pages, in their order. */
    const ended = async () => {
      const found: PlannedSale[] = [];
      for (let page = 1; ; page++) {
        const { data, pageInfo } = await readEndedSales(provider(), 'owner', page);
        found.push(...data);
        if (!pageInfo?.hasNextPage) return found;
        expect(data).toHaveLength(ENDED_SALES_PAGE);
      }
    };

    it('is found while it is open, and is carried out once by either of two', async () => {
      const sale = await plan(['p0', 'p1']);
      expect((await readOpenSales(provider(), 'owner')).map(({ id }) => id)).toContain(sale.id);
      const store = saleStore(provider(), OWNER);
      const both = [1, 2].map(() => carryOutSale(sale, at(startsAt), store));
      expect(await Promise.all(both)).toEqual(
        Array(2).fill(
          expect.objectContaining({ status: 'running', started: { changed: 2, left: 0 } }),
        ),
      );
      expect([await price('p0'), await price('p1')]).toEqual([
        [800, 1000],
        [801, 1001],
      ]);
      expect((await onSale()).sort()).toEqual(['p0', 'p1']);
      const { data: changed } = await provider().getOne<Product>('products', { id: 'p1' });
      await provider().update('products', {
        ...{ id: 'p1', data: { price: 500 }, previousData: changed },
      });
      const [running] = await readOpenSales(provider(), 'owner');
      expect(running && (await carryOutSale(running, at(endsAt), store))).toMatchObject({
        ...{ status: 'ended', ended: { changed: 1, left: 1 }, version: 3 },
      });
      expect([await price('p0'), await price('p1')]).toEqual([
        [1000, null],
        [500, 1001],
      ]);
      expect(await readOpenSales(provider(), 'owner')).toEqual([]);
      expect((await ended()).map(({ id }) => id)).toEqual([sale.id]);
      const { data: entries } = await provider().getList('audit', {
        filter: { businessId: 'owner', resource: 'products', records_contains: 'p0' },
        sort: { field: 'at', order: 'DESC' },
        pagination: { page: 1, perPage: 5 },
      });
      expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
        ['endSale', 'Advent'],
        ['startSale', 'Advent'],
      ]);
    });

    it('is an administrator’s to plan and end for a business, and only the owner’s own otherwise', async () => {
      await harness.signInAs(claimsFor('admin'));
      const sale = await plan(['p2'], ADMIN);
      const store = saleStore(provider(ADMIN), ADMIN);
      const running = await carryOutSale(sale, at(startsAt), store);
      expect(running).toMatchObject({ status: 'running', started: { changed: 1, left: 0 } });
      expect(await readOpenSales(provider(ADMIN), null)).toHaveLength(1);
      await harness.signInAs(claimsFor('owner'));
      const ended = await carryOutSale(running, at(endsAt), saleStore(provider(), OWNER));
      expect(ended).toMatchObject({ status: 'ended', ended: { changed: 1, left: 0 } });
      expect(await price('p2')).toEqual([1002, null]);
      await harness.signInAs(claimsFor('newowner'));
      const other = trackedDataProvider(harness.provider(), actor('newowner', 'owner'));
      expect(await readOpenSales(other, 'newowner')).toEqual([]);
      await expect(other.getOne('sales', { id: sale.id })).rejects.toMatchObject({ status: 403 });
    });

    it('is found after it has ended however many have since, the last one first, a page at a time', async () => {
      const before = await ended();
      const planned: PlannedSale[] = [];
      for (let count = 0; count < 2 * ENDED_SALES_PAGE; count++) planned.push(await plan(['p4']));
      for (const sale of planned)
        await provider().update('sales', {
          ...{ id: sale.id, data: { status: 'cancelled' }, previousData: sale },
        });
      const all = await ended();
      expect(all.map(({ id }) => id)).toEqual([
        ...planned.map(({ id }) => id).reverse(),
        ...before.map(({ id }) => id),
      ]);
    });

    it('that was cancelled in time changes nothing, and a later plan is refused as stale', async () => {
      const sale = await plan(['p3']);
      await provider().update('sales', {
        ...{ id: sale.id, data: { status: 'cancelled' }, previousData: sale },
      });
      const store = saleStore(provider(), OWNER);
      expect(await carryOutSale(sale, at(startsAt), store)).toMatchObject({ status: 'cancelled' });
      expect(await price('p3')).toEqual([1003, null]);
      await expect(
        provider().update('sales', {
          ...{ id: sale.id, data: { endsAt: null }, previousData: sale },
        }),
      ).rejects.toMatchObject({ status: 409 });
    });
  });
};
