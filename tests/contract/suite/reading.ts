import {
  matches,
  parseFilter,
  type Query,
  recordTokens,
  type StoredRecord,
  sortRecords,
  toOrder,
} from 'ra-data-firestore/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS, searchedFields } from '@/domain/collections.ts';
import { isAnswered } from '@/domain/listQuery.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { tagSpellings } from '@/providers/tagSpellings.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { barredAmong } from '@/resources/giveaways/show/barredAmong.ts';
import { generateSampleData, type SampleRecord } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';
import { listOf, statusOf } from './request.ts';

const PRODUCTS = 400;

const OWNER = { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' } as const;

const tokensOf = (record: Readonly<Record<string, unknown>>) =>
  recordTokens(record, searchedFields(COLLECTIONS.products));

const LABELS = Object.keys(COLLECTIONS.products.labels);

/** What Firestore would answer, by the pure functions of the query dialect alone. */
const expected = (
  records: readonly StoredRecord[],
  filter: Record<string, unknown>,
  sort: { field: string; order: 'ASC' | 'DESC' },
) => {
  const query: Query = { ...parseFilter(filter, { labels: LABELS }), orderBy: toOrder(sort) };
  const found = records.filter(record => matches(record, query, tokensOf));
  return sortRecords(found, query).map(({ id }) => id);
};

const FILTERS: Record<string, unknown>[] = [
  {},
  { status: 'active' },
  { status: ['draft', 'archived'] },
  { businessId: 'owner' },
  { businessId: 'owner', status: 'active' },
  { status: 'active', category: 'Ceramics', stockState: 'inStock' },
  { businessId_in: ['owner', 'biz-dune', 'biz-ember'], status: 'active' },
  { source: { platform: 'shopify' } },
  { brand: '' },
  { businessId: 'deactivated', hiddenWithBusiness: true },
  { category: 'Nothing like it' },
  { tag: 'Gift' },
  { tag: ['gift', 'NEW'], businessId: 'owner' },
  { tag: 'no such tag' },
  { sale: 'yes' },
];

const SEARCHES: Record<string, unknown>[] = [
  { q: 'lamp' },
  { q: 'LAMP desk' },
  { q: 'tabl lam' },
  { q: 'fjö' },
  { q: 'mug', status: 'active' },
  { q: 'stoneware bowl', businessId: 'owner' },
  { q: 'zzzz' },
  { tag: 'gift', sale: 'no', status: 'active' },
  { sale: 'no', gaps_contains: 'image' },
  { q: 'lamp', sale: 'yes' },
  { q: 'lamp', tag: 'gift', gaps_contains: 'sku' },
];

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const SORTS = [
  NEWEST,
  { field: 'createdAt', order: 'ASC' } as const,
  ...['updatedAt', 'title', 'price', 'stockTotal'].flatMap(field =>
    (['ASC', 'DESC'] as const).map(order => ({ field, order })),
  ),
];

/** Reading: lists, counts, single records, refusals. */
export const describeReading = (createHarness: () => Promise<ContractHarness>) => {
  describe('reading', () => {
    let harness: ContractHarness;
    let records: SampleRecord[] = [];
    let products: StoredRecord[] = [];

    beforeAll(async () => {
      harness = await createHarness();
      records = [...generateSampleData({ products: PRODUCTS })].filter(
        ({ collection }) => collection !== 'stats',
      );
      products = records
        .filter(({ collection }) => collection === 'products')
        .map(({ id, data }) => ({ ...data, id }));
      await harness.seed(records);
    }, 240_000);
    afterAll(() => harness?.close());

    const as = (uid: string) => harness.signInAs(claimsFor(uid));
    const provider = () => harness.provider();
    const idsOf = async (...request: Parameters<typeof listOf>) =>
      (await provider().getList('products', listOf(...request))).data.map(({ id }) => id);

    it.each(SORTS)('pages are slices of the sorted rows: $field $order', async sort => {
      await as('admin');
      const offered = FILTERS.filter(filter => isAnswered(COLLECTIONS.products, filter, sort));
      // What is not offered is refused by both (see below); the usual order goes with all.
      expect(offered.length).toBeGreaterThanOrEqual(sort === NEWEST ? 9 : 1);
      for (const filter of offered) {
        const all = expected(products, filter, sort);
        const last = Math.max(1, Math.ceil(all.length / 20));
        for (const page of new Set([1, 2, Math.ceil(last / 2), last])) {
          const request = listOf(filter, { ...sort, page, perPage: 20 });
          const { data, total } = await provider().getList('products', request);
          const about = JSON.stringify({ filter, sort, page });
          expect(
            data.map(({ id }) => id),
            about,
          ).toEqual(all.slice((page - 1) * 20, page * 20));
          expect(total, about).toBe(all.length);
        }
      }
    });

    it.each(SEARCHES)('searches, and several labels: %j', async filter => {
      await as('admin');
      for (const sort of SORTS) {
        if (!isAnswered(COLLECTIONS.products, filter, sort)) continue;
        const all = expected(products, filter, sort);
        expect(await idsOf(filter, { ...sort, perPage: 50 })).toEqual(all.slice(0, 50));
        expect(await provider().count('products', { filter })).toBe(all.length);
      }
    });

    it('finds how a business writes a tag, by the whole tag, however many products are newer', async () => {
      await as('owner');
      const own = sortRecords(
        products.filter(({ businessId }) => businessId === 'owner'),
        { orderBy: toOrder(NEWEST) },
      );
      const tagsOf = ({ tags }: StoredRecord) =>
        Array.isArray(tags) ? tags.filter(tag => typeof tag === 'string') : [];
      const names = [...new Set(own.flatMap(tagsOf))];
      const oldest = names.find(name => own.findIndex(one => tagsOf(one).includes(name)) > 2) ?? '';
      expect(oldest).not.toBe('');
      const spellings = (tag: string) =>
        tagSpellings(trackedDataProvider(provider(), OWNER), 'owner', tag);
      expect(await spellings(` ${oldest.toUpperCase()}`)).toEqual([oldest]);
      expect(await spellings(oldest.slice(0, -1))).toEqual([]);
      expect(await spellings('no such tag')).toEqual([]);
    });

    it('finds a product by the SKU and the barcode of a variant', async () => {
      await as('admin');
      const codes = products.flatMap(({ id, variants }) =>
        Array.isArray(variants) ? variants.map(({ sku, barcode }) => ({ id, sku, barcode })) : [],
      );
      for (const field of ['sku', 'barcode'] as const) {
        const one = codes.find(code => code[field] !== '');
        if (!one) throw new Error(`No variant of the sample data has a ${field}.`);
        expect(await idsOf({ q: one[field] }, { field: 'createdAt', order: 'DESC' })).toContain(
          one.id,
        );
      }
    });

    it('takes ranges on the sort field, with bounds on both sides', async () => {
      await as('admin');
      const sort = { field: 'price', order: 'ASC' as const };
      for (const filter of [
        { price_gte: 2000, price_lt: 5000 },
        { price_gt: 3000, status: 'active' },
        { price_lte: 1500, businessId: 'owner' },
      ]) {
        const all = expected(products, filter, sort);
        expect(all.length).toBeGreaterThan(0);
        expect(await idsOf(filter, { ...sort, perPage: 100 })).toEqual(all.slice(0, 100));
        expect(await provider().count('products', { filter })).toBe(all.length);
      }
    });

    it('filters by price with both of its ends, from either of them on', async () => {
      await as('admin');
      const [cheap, dear] = [2000, 5000];
      for (const beside of [{}, { status: 'active', businessId: 'owner' }, { q: 'a' }]) {
        const filter = { price_gte: cheap, price_lte: dear, ...beside };
        for (const order of ['ASC', 'DESC'] as const) {
          const sort = { field: 'price', order };
          const found = await provider().getList<Product>('products', {
            ...listOf(filter, sort),
            pagination: { page: 1, perPage: 100 },
          });
          const prices = found.data.map(({ price }) => price);
          expect(prices.length).toBeGreaterThan(0);
          expect(prices.every(price => price !== null && price >= cheap && price <= dear)).toBe(
            true,
          );
          const sorted = prices.toSorted((a, b) => Number(a) - Number(b));
          expect(prices).toEqual(order === 'ASC' ? sorted : sorted.toReversed());
        }
      }
    });

    it('finds elements of lists', async () => {
      await as('admin');
      const filter = { gaps_contains: 'image' };
      const all = expected(products, filter, { field: 'createdAt', order: 'DESC' });
      expect(all.length).toBeGreaterThan(0);
      expect(await idsOf(filter, { perPage: 100 })).toEqual(all.slice(0, 100));
      const both = { gaps_contains: 'image', businessId: 'owner', status: 'active' };
      expect(await idsOf(both, { perPage: 100 })).toEqual(
        expected(products, both, { field: 'createdAt', order: 'DESC' }),
      );
    });

    it('knows whether there are more rows where no total is asked for', async () => {
      await as('admin');
      const page = (number: number, perPage: number) =>
        provider().getList('products', {
          ...listOf({}, { page: number, perPage }),
          meta: { total: 'none' },
        });
      expect(await page(1, 100)).toMatchObject({ pageInfo: { hasNextPage: true } });
      expect(await page(6, 100)).toMatchObject({
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      });
    });

    it('reads one record, and says when there is none', async () => {
      await as('admin');
      const { data } = await provider().getOne('products', { id: 'p00007' });
      expect(data).toEqual(products.find(({ id }) => id === 'p00007'));
      expect(await statusOf(provider().getOne('products', { id: 'nothing' }))).toBe(404);
    });

    it('reads many records, each once, without those that are missing', async () => {
      await as('admin');
      const ids = ['p00009', 'nothing', 'p00002', 'p00009'];
      const { data } = await provider().getMany('products', { ids });
      expect(data.map(({ id }) => id)).toEqual(['p00009', 'p00002']);
    });

    it('takes a reference that cannot be for one to a missing record', async () => {
      await as('admin');
      const ids = ['a/b', '..', '.', '__x__', '', 'x'.repeat(1501), 'p00002'];
      const { data } = await provider().getMany('products', { ids });
      expect(data.map(({ id }) => id)).toEqual(['p00002']);
    });

    it('finds who entered with the address of a blocked account, whatever account it was', async () => {
      await as('admin');
      const userWho = (status: string) => {
        const found = records.find(
          ({ collection, data }) => collection === 'users' && data.status === status,
        );
        if (!found) throw new Error(`No user of the sample data is ${status}.`);
        return { id: found.id, email: String(found.data.email) };
      };
      const [blocked, active] = [userWho('blocked'), userWho('active')];
      const entered = (id: string, email: string) => ({ entry: { id, userId: id, email } });
      const admin = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' as const };
      const barred = await barredAmong(trackedDataProvider(provider(), admin), {}, [
        entered(blocked.id, blocked.email),
        entered('second', blocked.email.toUpperCase()),
        entered(active.id, active.email),
        entered('third', active.email),
        ...Array.from({ length: 40 }, (_, index) => entered(`m${index}`, `M${index}@x.example`)),
      ]);
      expect(Object.fromEntries(barred)).toEqual({
        [blocked.id]: { reason: 'blocked' },
        second: { reason: 'blockedAddress', account: blocked.id },
      });
    });

    it('leaves out of many what may not be read', async () => {
      await as('owner');
      const hidden = products.find(
        ({ businessId, status }) => businessId !== 'owner' && status === 'draft',
      );
      const { data } = await provider().getMany('products', { ids: ['p00001', hidden?.id] });
      expect(data.map(({ id }) => id)).toEqual(['p00001']);
    });

    it('lists what refers to a record', async () => {
      await as('admin');
      const { data, total } = await provider().getManyReference('products', {
        ...listOf({ status: 'active' }, { perPage: 10 }),
        target: 'businessId',
        id: 'owner',
      });
      const all = expected(
        products,
        { businessId: 'owner', status: 'active' },
        { field: 'createdAt', order: 'DESC' },
      );
      expect(data.map(({ id }) => id)).toEqual(all.slice(0, 10));
      expect(total).toBe(all.length);
    });

    it('lists what hangs from one record, and nothing of its neighbours', async () => {
      await as('admin');
      const entered = records.filter(({ collection }) => collection === 'giveaways/g01/entries');
      const request = listOf({}, { field: 'enteredAt', perPage: 20 });
      const { data, total } = await provider().getList('entries', {
        ...request,
        meta: { parent: 'g01' },
      });
      const all = sortRecords(
        entered.map(({ id, data: fields }) => ({ ...fields, id })),
        { orderBy: [{ field: 'enteredAt', direction: 'desc' }] },
      );
      expect(total).toBe(entered.length);
      expect(data).toEqual(all.slice(0, 20));
      expect(await statusOf(provider().getList('entries', request))).toBeGreaterThanOrEqual(400);
      const { data: details } = await provider().getOne('productDetails', {
        id: 'owner',
        meta: {
          parent: records
            .find(one => one.collection.endsWith('/private'))
            ?.collection.split('/')[1],
        },
      });
      expect(details).toMatchObject({ businessId: 'owner' });
    });

    it('counts, sums and averages', async () => {
      await as('admin');
      const own = products.filter(({ businessId }) => businessId === 'owner');
      const prices = own.map(({ price }) => price).filter(price => typeof price === 'number');
      const sum = prices.reduce((total, price) => total + price, 0);
      const figures = await provider().aggregate('products', {
        filter: { businessId: 'owner' },
        sum: ['price'],
        average: ['price'],
      });
      expect(figures.count).toBe(own.length);
      expect(figures.sum.price).toBe(sum);
      expect(figures.average.price).toBeCloseTo(sum / prices.length, 6);
      const none = await provider().aggregate('products', {
        filter: { businessId: 'nobody' },
        sum: ['price'],
        average: ['price'],
      });
      expect(none).toEqual({ count: 0, sum: { price: 0 }, average: { price: null } });
    });

    it.each<[string, Record<string, unknown>, string]>([
      ['an unknown operator', { title_like: 'x' }, 'createdAt'],
      ['an operator that has no meaning', { 'title@near': 'x' }, 'createdAt'],
      ['a range on another field than the sort’s', { price_gte: 1 }, 'createdAt'],
      ['an equality that is not declared with the sort', { sku: 'x' }, 'createdAt'],
      [
        'two conditions on elements of lists',
        { gaps_contains: 'image', tags_contains: 'x' },
        'createdAt',
      ],
      [
        'more values than 30',
        { status_in: Array.from({ length: 31 }, (_, i) => `s${i}`) },
        'createdAt',
      ],
      ['null in a list of values', { status_in: ['active', null] }, 'createdAt'],
      ['a search that is no text', { q: 5 }, 'createdAt'],
      ['an undeclared sort under a filter', { status: 'active' }, 'sku'],
      ['a direction that is not declared', { status: 'active' }, 'title'],
    ])('refuses %s', async (_, filter, field) => {
      await as('admin');
      expect(await statusOf(provider().getList('products', listOf(filter, { field })))).toBe(400);
    });

    it('refuses a sum that is not declared', async () => {
      await as('admin');
      const call = provider().aggregate('products', { filter: { status: 'active' }, sum: ['sku'] });
      expect(await statusOf(call)).toBe(400);
    });

    it('refuses a list whose filter does not prove that it may be read', async () => {
      await as('owner');
      const ask = (filter: Record<string, unknown>) =>
        statusOf(provider().getList('products', listOf(filter)));
      expect(await ask({})).toBe(403);
      expect(await ask({ businessId: 'biz-dune' })).toBe(403);
      expect(await ask({ status: 'draft' })).toBe(403);
      expect(await ask({ status: 'active' })).toBe(200);
      expect(await ask({ businessId: 'owner' })).toBe(200);
      expect(await ask({ businessId: 'owner', status: 'draft' })).toBe(200);
      expect(await statusOf(provider().count('products', { filter: {} }))).toBe(403);
      expect(await statusOf(provider().getList('users', listOf()))).toBe(403);
    });

    it('meters what it reads', async () => {
      await as('admin');
      provider().readMeter.reset();
      await provider().getList('products', listOf({ status: 'active' }, { perPage: 10 }));
      const { products: read = 0 } = provider().readMeter.byResource();
      expect(read).toBeGreaterThanOrEqual(10);
      expect(read).toBeLessThanOrEqual(12);
      provider().readMeter.reset();
      expect(provider().readMeter.total()).toBe(0);
    });

    it('streams every row once, in order, until it is told to stop', async () => {
      await as('admin');
      const sort = { field: 'title', order: 'ASC' as const };
      const all = expected(products, {}, sort);
      const seen: unknown[] = [];
      for await (const rows of provider().stream('products', { filter: {}, sort, pageSize: 90 })) {
        expect(rows.length).toBeLessThanOrEqual(90);
        seen.push(...rows.map(({ id }) => id));
      }
      expect(seen).toEqual(all);
      const stop = new AbortController();
      let pages = 0;
      const stopped = (async () => {
        const query = { filter: {}, sort, pageSize: 50, signal: stop.signal };
        for await (const rows of provider().stream('products', query)) {
          pages += rows.length > 0 ? 1 : 0;
          stop.abort();
        }
      })();
      await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
      expect(pages).toBe(1);
    });
  });
};
