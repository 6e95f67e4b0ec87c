import { arrayUnion } from 'ra-data-firestore/query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  businessesOf,
  deletedProducts,
  restoreWrites,
} from '@/domain/administration/restoreDeleted.ts';
import { auditedUpdates } from '@/domain/audit.ts';
import { detailsRequest } from '@/domain/collectionPaths.ts';
import type { Changes } from '@/domain/grid/changes.ts';
import { saveRow } from '@/domain/grid/saveRow.ts';
import { amountText } from '@/domain/product/form/amountText.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { trackedCreate, trackedUpdate } from '@/domain/tracked.ts';
import { deleteField, increment, serverTime, type Write } from '@/domain/write.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { rowStore } from '@/resources/products/grid/rowStore.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';
import { listOf, statusOf } from './request.ts';

const view = (name: string, more: Record<string, unknown> = {}) => ({
  userId: 'admin',
  resource: 'products',
  name,
  filter: {},
  sort: { field: 'title', order: 'ASC' },
  perPage: 25,
  columns: null,
  sharedWith: null,
  opens: null,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  ...more,
});

const admin = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' as const };

/** Writing: single records, many, commits, conflicts. */
export const describeWriting = (createHarness: () => Promise<ContractHarness>) => {
  describe('writing', () => {
    let harness: ContractHarness;

    beforeAll(async () => {
      harness = await createHarness();
      const wanted = ['business', 'products', 'users', 'imports', 'stats'];
      const records = [...generateSampleData({ products: 100 })];
      await harness.seed(
        records.filter(
          ({ collection, id }) =>
            wanted.includes(collection) && (collection !== 'stats' || id.endsWith('-11-19')),
        ),
      );
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(() => harness.signInAs(claimsFor('admin')));

    const provider = () => trackedDataProvider(harness.provider(), admin);
    const read = async (id: string, resource = 'savedViews') =>
      (await provider().getOne(resource, { id })).data;
    const product = (id: string) => read(id, 'products');

    it('creates with an id of its own, or the given one', async () => {
      const { data } = await provider().create('savedViews', { data: view('First') });
      expect(data).toMatchObject(view('First'));
      expect(String(data.id)).toMatch(/^[A-Za-z0-9]{20}$/);
      const named = await provider().create('savedViews', {
        data: { id: 'named', ...view('Two') },
      });
      expect(named.data.id).toBe('named');
      expect(await read('named')).toEqual({ id: 'named', ...view('Two') });
    });

    it('creates nothing where there is something', async () => {
      const id = provider().newId('savedViews');
      await provider().create('savedViews', { data: { id, ...view('Mine') } });
      const again = provider().create('savedViews', { data: { id, ...view('Theirs') } });
      await expect(again).rejects.toMatchObject({
        status: 409,
        body: { record: { id, name: 'Mine' }, collection: 'savedViews', id },
      });
      expect(await read(id)).toMatchObject({ name: 'Mine' });
    });

    it('updates what is given and leaves the rest', async () => {
      const { data } = await provider().create('savedViews', { data: view('Before') });
      const updated = await provider().update('savedViews', {
        id: data.id,
        data: { name: 'After' },
        previousData: data,
      });
      expect(updated.data).toEqual({ ...data, name: 'After' });
      const missing = provider().update('savedViews', {
        id: 'nothing',
        data: { name: 'x' },
        previousData: { id: 'nothing' },
      });
      expect(await statusOf(missing)).toBe(404);
    });

    it('updates and deletes many', async () => {
      const made = ['a', 'b', 'c'].map(name =>
        provider().create('savedViews', { data: view(name) }),
      );
      const ids = (await Promise.all(made)).map(({ data }) => data.id);
      await provider().updateMany('savedViews', { ids, data: { perPage: 50 } });
      const { data } = await provider().getMany('savedViews', { ids });
      expect(data.map(({ name, perPage }) => [name, perPage])).toEqual([
        ['a', 50],
        ['b', 50],
        ['c', 50],
      ]);
      await provider().deleteMany('savedViews', { ids: ids.slice(0, 2) });
      const { data: left } = await provider().getMany('savedViews', { ids });
      expect(left.map(({ id }) => id)).toEqual([ids[2]]);
    });

    it('deletes and hands back what was there', async () => {
      const { data } = await provider().create('savedViews', { data: view('Gone') });
      const deleted = await provider().delete('savedViews', { id: data.id, previousData: data });
      expect(deleted.data).toMatchObject({ id: data.id });
      expect(await statusOf(read(String(data.id)))).toBe(404);
    });

    it('keeps lists, counts and searches up to date with its writes', async () => {
      const filter = { userId: 'admin', resource: 'reports' };
      const names = async () =>
        (await provider().getList('savedViews', listOf(filter))).data
          .map(({ name }) => name)
          .sort();
      expect(await names()).toEqual([]);
      const { data } = await provider().create('savedViews', {
        data: view('Beta', { resource: 'reports' }),
      });
      await provider().create('savedViews', { data: view('Alpha', { resource: 'reports' }) });
      expect(await names()).toEqual(['Alpha', 'Beta']);
      expect(await provider().count('savedViews', { filter })).toBe(2);
      await provider().update('savedViews', {
        id: data.id,
        data: { name: 'Aaa' },
        previousData: data,
      });
      expect(await names()).toEqual(['Aaa', 'Alpha']);
      await provider().delete('savedViews', { id: data.id });
      expect(await names()).toEqual(['Alpha']);
    });

    const changed = async (
      id: string,
      label: string,
      changes: Record<string, unknown>,
    ): Promise<Write[]> => {
      const record = await product(id);
      return auditedUpdates(
        'products',
        [{ record: { ...record, id, version: Number(record.version) }, changes }],
        {
          auditId: provider().newId('audit'),
          actor: admin,
          action: 'update',
          source: 'form',
          label,
        },
      );
    };
    const renamed = (id: string, title: string) => changed(id, title, { title });

    it('finds changes by the field they tell of, within days', async () => {
      const since = (await product('p00014')).updatedAt;
      await provider().commit(await changed('p00014', 'Dearer', { price: 98_765 }));
      await provider().commit(await renamed('p00015', 'Called otherwise'));
      const found = async (over: Record<string, unknown>) => {
        const filter = {
          ...{ fields_contains: 'price', resource: 'products', action: 'update' },
          ...{ at_gte: since, at_lt: new Date(Date.now() + 86_400_000).toISOString(), ...over },
        };
        const { data } = await provider().getList(
          'audit',
          listOf(filter, { field: 'at', order: 'DESC' }),
        );
        expect(await provider().count('audit', { filter })).toBe(data.length);
        return data.map(({ records, currency }) => ({ records, currency }));
      };
      const { currency } = await product('p00014');
      expect(await found({})).toContainEqual({ records: ['p00014'], currency });
      expect(await found({})).not.toContainEqual({ records: ['p00015'], currency });
      expect(await found({ fields_contains: 'title' })).toContainEqual(
        expect.objectContaining({ records: ['p00015'] }),
      );
      expect(await found({ at_lt: '2020-01-01T00:00:00.000Z', at_gte: undefined })).toEqual([]);
    });

    it('finds a record by its new words, and no more by the old ones', async () => {
      const found = async (q: string) =>
        (await provider().getList('products', listOf({ q }))).data.map(({ id }) => id);
      await provider().commit(await renamed('p00011', 'Quartzite Xylophone'));
      expect(await found('xyloph')).toEqual(['p00011']);
      await provider().commit(await renamed('p00011', 'Quartzite Glockenspiel'));
      expect(await found('xyloph')).toEqual([]);
      expect(await found('quartzite glock')).toEqual(['p00011']);
    });

    it('commits all writes or none', async () => {
      const [first, second] = [
        await renamed('p00012', 'Twelve'),
        await renamed('p00013', 'Thirteen'),
      ];
      const before = await product('p00012');
      const broken = second.map(write =>
        write.type === 'update' ? { ...write, precondition: { version: 99 } } : write,
      );
      const failed = provider().commit([...first, ...broken]);
      await expect(failed).rejects.toMatchObject({
        status: 409,
        body: { collection: 'products', id: 'p00013', record: { id: 'p00013' } },
      });
      expect(await product('p00012')).toEqual(before);
      await provider().commit([...first, ...second]);
      expect([await product('p00012'), await product('p00013')]).toMatchObject([
        { title: 'Twelve', version: Number(before.version) + 1 },
        { title: 'Thirteen' },
      ]);
    });

    it('lets one of two who read the same version win, and hands the other what is stored', async () => {
      const [mine, theirs] = [await renamed('p00014', 'Mine'), await renamed('p00014', 'Theirs')];
      await provider().commit(theirs);
      const conflict = await provider()
        .commit(mine)
        .then(
          () => null,
          (error: unknown) => error,
        );
      expect(conflict).toMatchObject({ status: 409, body: { record: { title: 'Theirs' } } });
      expect(conflict).not.toHaveProperty('body.record._tokens');
    });

    it('holds preconditions on existence', async () => {
      const target = { collection: 'savedViews', id: 'perhaps' };
      const set = (exists: boolean): Write => ({
        type: 'set',
        ...target,
        data: view('Perhaps'),
        precondition: { exists },
      });
      expect(await statusOf(provider().commit([set(true)]))).toBe(404);
      expect(await statusOf(provider().commit([set(false)]))).toBe(200);
      expect(await statusOf(provider().commit([set(false)]))).toBe(409);
      expect(await statusOf(provider().commit([{ type: 'delete', ...target }]))).toBe(200);
    });

    it.each([
      ['an owner', 'owner'],
      ['an administrator', 'admin'],
    ])('saves costs of the grid with their product in one commit, as %s', async (_, uid) => {
      const isOwner = uid === 'owner';
      await harness.signInAs(claimsFor(uid));
      const actor = isOwner
        ? { uid, email: 'owner@catalogue.example', role: 'owner' as const }
        : admin;
      const tracked = trackedDataProvider(harness.provider(), actor);
      const { data: found } = await tracked.getList<Product>(
        'products',
        listOf({ businessId: 'owner' }, { perPage: 100 }),
      );
      const plain = found.filter(
        ({ variants, currency }) => !variants.length && currency !== 'JPY',
      );
      const chosen = plain[isOwner ? 0 : 1];
      if (!chosen) throw new Error('no product');
      const { id } = chosen;
      const { store, read: readStored } = rowStore(tracked, uid, id, () => true);
      const first = await readStored();
      const before = amountText(first.details?.cost ?? null, first.currency);
      const changesTo = (mine: string, column: 'brand' | 'sku'): Changes =>
        new Map([
          [id, { cost: { original: before, mine }, [column]: { original: first[column], mine } }],
        ]);
      const rows = { store, read: readStored };
      const saved = await saveRow(first, changesTo('12.34', 'brand'), rows);
      expect(saved.changes.size).toBe(0);
      expect(await readStored()).toMatchObject({
        brand: '12.34',
        version: first.version + 1,
        details: { cost: 1234, version: (first.details?.version ?? 0) + 1 },
      });
      const { data: entries } = await tracked.getList<AuditEntry>(
        'audit',
        listOf({ businessId: 'owner' }, { field: 'at' }),
      );
      const told = entries.flatMap(({ changes }) => changes[id] ?? []);
      expect(told).toContainEqual({ field: 'cost', from: first.details?.cost ?? null, to: 1234 });

      // Who saves over what was read before gets one cell to choose, and the other is saved.
      const stale = await saveRow(first, changesTo('9.99', 'sku'), rows);
      expect(stale.changes.get(id)).toEqual({
        cost: { original: before, mine: '9.99', theirs: '12.34' },
      });
      expect(await readStored()).toMatchObject({
        ...{ brand: '12.34', sku: '9.99', details: { cost: 1234 } },
      });
    });

    it('brings deleted products back as they were, with their private parts', async () => {
      const before = await product('p00007');
      const place = { id: 'p00007', businessId: String(before.businessId) };
      const { id: part, meta } = detailsRequest(place);
      const readPart = async () =>
        (await provider().getMany('productDetails', { ids: [part], meta })).data;
      const [details] = await readPart();
      await provider().deleteMany('products', { ids: ['p00007'], meta: { source: 'bulk' } });
      expect(await statusOf(product('p00007'))).toBe(404);
      expect(await readPart()).toEqual([]);
      const { data: entries } = await provider().getList<AuditEntry>(
        'audit',
        listOf({ action: 'delete', resource: 'products' }, { field: 'at' }),
      );
      const entry = entries.find(({ records }) => records.includes('p00007'));
      if (!entry) throw new Error('nothing was told');
      const { data: businesses } = await provider().getMany<Business>('business', {
        ids: businessesOf(entry),
      });
      const found = deletedProducts(
        entry,
        { existing: new Set(), businesses: new Map(businesses.map(one => [one.id, one])) },
        admin,
      ).filter(one => one.problem === null);
      const back = () =>
        provider().commit(
          restoreWrites(entry, found, { auditId: provider().newId('audit'), actor: admin }),
        );
      await back();
      const after = await product('p00007');
      const { auditId: _, updatedAt: _at, updatedBy: _by, version, ...same } = before;
      expect(after).toMatchObject({ ...same, version: Number(version) + 1, updatedBy: 'admin' });
      if (details) {
        const { auditId: _part, version: _version, ...content } = details;
        expect(await readPart()).toMatchObject([content]);
      }
      // It exists again: nothing lays itself over it.
      expect(await statusOf(back())).toBe(409);
    });

    it('finds what was deleted together by the names of the products', async () => {
      const ids = ['p00011', 'p00012'];
      const titles = (await Promise.all(ids.map(product))).map(({ title }) => String(title));
      const foundBy = async (q: string) => {
        const asked = { action: 'delete', resource: 'products', q };
        const { data } = await provider().getList<AuditEntry>(
          'audit',
          listOf(asked, { field: 'at' }),
        );
        return data.some(({ records }) => ids.every(id => records.includes(id)));
      };
      expect(await Promise.all(titles.map(foundBy))).toEqual([false, false]);
      await provider().deleteMany('products', { ids, meta: { source: 'bulk' } });
      expect(await Promise.all(titles.map(foundBy))).toEqual([true, true]);
      expect(await foundBy(`${titles.join(' ')} unheardof`)).toBe(false);
    });

    it('lets nobody make a deleted product older than it was', async () => {
      await provider().deleteMany('products', { ids: ['p00009'], meta: { source: 'bulk' } });
      const { data: entries } = await provider().getList<AuditEntry>(
        'audit',
        listOf({ action: 'delete', resource: 'products' }, { field: 'at' }),
      );
      const entry = entries.find(({ records }) => records.includes('p00009'));
      if (!entry) throw new Error('nothing was told');
      const { data: businesses } = await provider().getMany<Business>('business', {
        ids: businessesOf(entry),
      });
      const [found] = deletedProducts(
        entry,
        { existing: new Set(), businesses: new Map(businesses.map(one => [one.id, one])) },
        admin,
      ).filter(one => one.problem === null);
      if (!found) throw new Error('cannot come back');
      const refused = async (changes: Partial<Product>) => {
        const forged = { ...found, product: { ...found.product, ...changes } };
        return statusOf(
          provider().commit(
            restoreWrites(entry, [forged], { auditId: provider().newId('audit'), actor: admin }),
          ),
        );
      };
      const younger = new Date(found.product.createdAt.getTime() - 86_400_000);
      expect(await refused({ createdAt: younger })).toBeGreaterThanOrEqual(400);
      expect(await refused({ createdBy: 'another' })).toBeGreaterThanOrEqual(400);
      expect(await refused({ version: found.product.version + 1 })).toBeGreaterThanOrEqual(400);
      expect(await refused({})).toBe(200);
    });

    it('works out times, sums, unions and removals where the record is stored', async () => {
      const id = provider().newId('imports');
      const before = Date.now();
      const run = {
        businessId: 'admin',
        platform: 'wix',
        channel: 'csv',
        shop: 'shop',
        fileName: null,
        fileSize: null,
        fileHash: null,
        settings: { list: ['a'] },
        counts: { total: 9, created: 0, updated: 0, unchanged: 0, failed: 0 },
        status: 'running',
        startedAt: serverTime(),
        finishedAt: null,
        auditId: null,
        ...trackedCreate('admin'),
      };
      await provider().commit([{ type: 'create', collection: 'imports', id, data: run }]);
      await provider().commit([
        {
          type: 'update',
          collection: 'imports',
          id,
          data: {
            'counts.created': increment(3),
            'settings.list': arrayUnion('a', 'b'),
            auditId: deleteField(),
            ...trackedUpdate('admin', 1),
            version: increment(1),
          },
        },
      ]);
      const stored = await read(id, 'imports');
      expect(stored).toMatchObject({
        counts: { total: 9, created: 3 },
        settings: { list: ['a', 'b'] },
        version: 2,
      });
      expect(stored).not.toHaveProperty('auditId');
      expect(stored.createdAt).toBeInstanceOf(Date);
      expect(Math.abs(Number(stored.createdAt) - before)).toBeLessThan(60_000);
      expect(Number(stored.updatedAt)).toBeGreaterThanOrEqual(Number(stored.createdAt));
    });

    it('takes at most 500 writes in one commit', async () => {
      const writes = (count: number) =>
        Array.from(
          { length: count },
          (_, index): Write => ({
            type: 'set',
            collection: 'savedViews',
            id: `many-${index}`,
            data: view(`View ${index}`),
          }),
        );
      expect(await statusOf(provider().commit(writes(501)))).toBe(400);
      expect(await statusOf(provider().commit(writes(120)))).toBe(200);
      await provider().commit([]);
    });

    it('refuses a collection that there is none of', async () => {
      const write: Write = { type: 'delete', collection: 'nowhere', id: 'x' };
      expect([400, 403]).toContain(await statusOf(provider().commit([write])));
    });
  });
};
