import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { stockFields } from '@/domain/product/stockChange.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { changeRecords, undoChanges } from '@/providers/changeRecords.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const OWNER = { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' as const };
const stock = (quantity: number) => ({
  inventory: { tracked: true, quantity, inStock: quantity > 0, oversell: false },
});

/** Low stock by each product's own threshold, wherever threshold or stock change. */
export const describeLowStock = (createHarness: () => Promise<ContractHarness>) => {
  describe('a low stock threshold', () => {
    let harness: ContractHarness;

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 20 })];
      await harness.seed(
        records.flatMap(record => {
          if (record.collection === 'business') return [record];
          const { lowStockThreshold: _, stockTotal: _none, ...before } = record.data;
          const isFirst = record.collection === 'products' && record.id === 'p00001';
          return isFirst ? [{ ...record, data: before }] : [];
        }),
      );
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(() => harness.signInAs(claimsFor('owner')));

    const provider = () => trackedDataProvider(harness.provider(), OWNER);
    const read = async (id: string) => (await provider().getOne<Product>('products', { id })).data;
    const update = async (id: string, data: Partial<Product>) =>
      provider().update('products', { id, data, previousData: await read(id) });
    const make = async (fields: Partial<Product>) => {
      const input = { ...emptyProduct('USD'), title: 'Oak bowl', ...stock(12), ...fields };
      const data = {
        ...input,
        businessName: (await provider().getOne('business', { id: 'owner' })).data.businessName,
      };
      return String((await provider().create('products', { data })).data.id);
    };
    const lowOnes = async () => {
      const { data } = await provider().getList('products', {
        filter: { businessId: 'owner', stockState: 'low' },
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: 25 },
      });
      return data.map(({ id }) => id);
    };

    it('makes a product low and found so; without one it is in stock again', async () => {
      const id = await make({});
      expect(await lowOnes()).not.toContain(id);
      await update(id, { lowStockThreshold: 20 });
      expect(await read(id)).toMatchObject({ lowStockThreshold: 20, stockState: 'low' });
      expect(await lowOnes()).toContain(id);
      await update(id, { lowStockThreshold: null });
      expect(await read(id)).toMatchObject({ lowStockThreshold: null, stockState: 'inStock' });
      expect(await lowOnes()).not.toContain(id);
    });

    it('is followed where stock alone changes, of one product or of many, and back', async () => {
      const ids = [await make({ lowStockThreshold: 20 }), await make({ lowStockThreshold: 0 })];
      const states = async () => (await Promise.all(ids.map(read))).map(one => one.stockState);
      expect(await states()).toEqual(['low', 'inStock']);
      for (const id of ids) await update(id, stock(3));
      expect(await states()).toEqual(['low', 'inStock']);
      const { changed } = await changeRecords(provider(), OWNER, {
        ...{ resource: 'products', action: 'update', source: 'bulk' },
        records: await Promise.all(ids.map(read)),
        changesOf: () => stock(21),
      });
      expect(await states()).toEqual(['inStock', 'inStock']);
      await undoChanges(provider(), OWNER, 'products', changed);
      expect(await states()).toEqual(['low', 'inStock']);
    });

    it('stands beside the number of pieces, which lists are sorted by, however they change', async () => {
      const counted = async (id: string) => (await read(id)).stockTotal;
      const few = await make(stock(3));
      const many = await make(stock(40_000));
      const uncounted = await make({ inventory: emptyProduct('USD').inventory });
      expect(await Promise.all([few, many, uncounted].map(counted))).toEqual([3, 40_000, null]);
      const before = await Promise.all([few, many].map(read));
      const take = { mode: 'take', pieces: 3 } as const;
      const { changed } = await changeRecords(provider(), OWNER, {
        ...{ resource: 'products', action: 'update', source: 'bulk' },
        records: before,
        changesOf: ({ id }) =>
          before.filter(one => one.id === id).map(one => stockFields(one, take))[0] ?? {},
      });
      expect(await Promise.all([few, many].map(counted))).toEqual([0, 39_997]);
      await undoChanges(provider(), OWNER, 'products', changed);
      expect(await Promise.all([few, many].map(counted))).toEqual([3, 40_000]);
      for (const order of ['ASC', 'DESC'] as const) {
        const { data } = await provider().getList<Product>('products', {
          filter: { businessId: 'owner' },
          sort: { field: 'stockTotal', order },
          pagination: { page: 1, perPage: 25 },
        });
        const found = data.map(({ id }) => id).filter(id => [few, many, uncounted].includes(id));
        const up = [uncounted, few, many];
        expect(found).toEqual(order === 'ASC' ? up : up.toReversed());
      }
    });

    it('is the default for a product from before there were any', async () => {
      expect(await read('p00001')).toMatchObject({ lowStockThreshold: null });
      await update('p00001', { ...stock(5), variants: [], options: [] });
      expect(await read('p00001')).toMatchObject({ stockState: 'low' });
      await update('p00001', stock(6));
      expect(await read('p00001')).toMatchObject({ stockState: 'inStock' });
    });
  });
};
