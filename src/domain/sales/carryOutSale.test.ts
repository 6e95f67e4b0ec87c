import { expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import { auditEntrySchema } from '../schemas/audit.ts';
import { type PlannedSale, plannedSaleSchema } from '../schemas/plannedSale.ts';
import { type Product, productSchema } from '../schemas/product.ts';
import type { Write } from '../write.ts';
import { carryOutSale, type SaleStore } from './carryOutSale.ts';
import { hours, NOON, testSale } from './testSale.ts';

const IDS = Array.from({ length: 250 }, (_, index) => `p${index}`);
const SALE = testSale({ productIds: IDS });

/** A store in memory that refuses commits as `refuses` says. */
const stage = (sale: PlannedSale, over: Readonly<Record<string, Partial<Product> | null>> = {}) => {
  const products = new Map(
    sale.productIds.flatMap((id): [string, Product][] => {
      const more = over[id];
      return more === null
        ? []
        : [[id, testProduct(id, { businessId: 'b1', price: 1000, ...more })]];
    }),
  );
  const stored = { sale };
  const entries: ReturnType<typeof auditEntrySchema.parse>[] = [];
  const commits: number[] = [];
  let refuses: (writes: readonly Write[]) => Error | null = () => null;
  let next = 0;
  const store: SaleStore = {
    actor: { uid: 'b1', email: 'b1@x', role: 'owner' },
    sale: async () => stored.sale,
    products: async ids => ids.flatMap(id => products.get(id) ?? []),
    start: async ({ id }) =>
      new Map(
        entries
          .filter(({ batchId, action }) => batchId === id && action === 'startSale')
          .flatMap(({ changes }) => Object.entries(changes)),
      ),
    newAuditId: () => `e${++next}`,
    commit: async writes => {
      const error = refuses(writes);
      if (error) throw error;
      const own = writes.find(({ collection }) => collection === 'sales');
      const read = own?.type === 'update' ? own.precondition?.version : undefined;
      if (read !== stored.sale.version) throw new Error('conflict');
      for (const write of writes) {
        if (write.type === 'delete') throw new Error('Nothing is deleted');
        const times = { updatedAt: NOON, at: NOON };
        if (write.collection === 'audit')
          entries.push(auditEntrySchema.parse({ ...write.data, ...times, id: write.id }));
        else if (write.collection === 'sales')
          stored.sale = plannedSaleSchema.parse({ ...stored.sale, ...write.data, ...times });
        else
          products.set(
            write.id,
            productSchema.parse({ ...products.get(write.id), ...write.data, ...times }),
          );
      }
      commits.push(writes.filter(({ collection }) => collection === 'products').length);
    },
  };
  return {
    ...{ store, stored, entries, commits, products },
    refuse: (by: typeof refuses) => {
      refuses = by;
    },
    price: (id: string) => [products.get(id)?.price, products.get(id)?.compareAtPrice],
  };
};

const at = (hour: number) => () => hours(hour);

it('starts and ends by the clock, at most a hundred products a commit, each told of', async () => {
  const { store, stored, entries, commits, price } = stage(SALE, {
    p1: { compareAtPrice: 2000 },
    p2: null,
  });
  expect(await carryOutSale(SALE, at(-1), store)).toBe(SALE);
  const steps: number[] = [];
  const running = await carryOutSale(SALE, at(0), store, sale => steps.push(sale.started.changed));
  expect(running).toMatchObject({ status: 'running', started: { changed: 248, left: 2 } });
  expect([steps, commits.splice(0)]).toEqual([
    [98, 198, 248],
    [98, 100, 50],
  ]);
  expect([price('p0'), price('p1')]).toEqual([
    [800, 1000],
    [1000, 2000],
  ]);
  expect(entries.map(({ action, reason, batchId }) => [action, reason, batchId])).toEqual(
    Array.from({ length: 3 }, () => ['startSale', 'Winter', 's1']),
  );
  expect(await carryOutSale(running, at(0.5), store)).toEqual(running);
  const ended = await carryOutSale(running, at(1), store);
  expect(ended).toMatchObject({ status: 'ended', ended: { changed: 248, left: 0 }, version: 7 });
  expect(stored.sale.version).toBe(7);
  expect([price('p0'), price('p249'), price('p1')]).toEqual([
    ...[
      [1000, null],
      [1000, null],
    ],
    [1000, 2000],
  ]);
  expect(entries.at(-1)).toMatchObject({ action: 'endSale', resource: 'products' });
});

it('goes on where it was interrupted, and takes back only what it had done', async () => {
  const { store, stored, products, price, refuse } = stage(SALE);
  const gone = Object.assign(new Error('gone'), { status: 503 });
  refuse(() => (stored.sale.started.changed === 100 ? gone : null));
  await expect(carryOutSale(SALE, at(0), store)).rejects.toBe(gone);
  refuse(() => null);
  products.set('p7', { ...(products.get('p7') ?? testProduct('p7')), price: 555 });
  const ended = await carryOutSale(stored.sale, at(1), store);
  expect(ended).toMatchObject({ status: 'ended', ended: { changed: 99, left: 1 } });
  expect([price('p0'), price('p7'), price('p200')]).toEqual([
    ...[
      [1000, null],
      [555, 1000],
    ],
    [1000, null],
  ]);
});

it('is done once where two are at it', async () => {
  const { store, entries } = stage(SALE);
  const both = await Promise.all([
    carryOutSale(SALE, at(0), store),
    carryOutSale(SALE, at(0), store),
  ]);
  expect(Math.max(...both.map(({ started }) => started.changed))).toBe(250);
  expect(entries.flatMap(({ records }) => records).sort()).toEqual([...IDS].sort());
});

it('leaves the one product that is refused, and stops where everything is', async () => {
  const { store, commits, price, refuse } = stage(SALE);
  refuse(writes => (writes.some(({ id }) => id === 'p30') ? new Error('refused') : null));
  expect(await carryOutSale(SALE, at(0), store)).toMatchObject({
    started: { changed: 249, left: 1 },
  });
  expect(price('p30')).toEqual([1000, null]);
  expect(Math.max(...commits)).toBeLessThanOrEqual(100);
  const denied = new Error('denied');
  const { store: closed, refuse: close } = stage(SALE);
  close(() => denied);
  await expect(carryOutSale(SALE, at(0), closed)).rejects.toBe(denied);
});

it('ends one that nobody started, and one that the trail tells nothing of', async () => {
  expect(await carryOutSale(SALE, at(1), stage(SALE).store)).toMatchObject({
    ...{ status: 'ended', started: { changed: 0, left: 0 } },
  });
  const untold = testSale({ status: 'running', started: { changed: 3, left: 0 } });
  expect(await carryOutSale(untold, at(1), stage(untold).store)).toMatchObject({
    ...{ status: 'ended', ended: { changed: 0, left: 3 } },
  });
});
