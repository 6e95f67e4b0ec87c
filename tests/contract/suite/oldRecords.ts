import { HttpError, type RaRecord } from 'ra-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportPages } from '@/components/export/exportPages.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { generateOldRecords } from '@/sample-data/oldRecords.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const actor = (uid: string, role: Actor['role']): Actor => ({
  ...{ uid, role },
  email: `${uid}@catalogue.example`,
});

const ADMIN = actor('admin', 'superAdmin');
/** What somebody may type into a record of each collection. */
const CHANGES: Partial<Record<ResourceName, Record<string, unknown>>> = {
  business: { about: 'Since 1921' },
  products: { title: 'A new title' },
  users: { name: 'A new name' },
  reports: { status: 'inReview' },
  requests: { reply: null, status: 'rejected' },
};

/** Whether an old product says whose it is: without that nobody may save it. */
const ownerOf = (raw: Record<string, unknown> = {}) =>
  raw.businessId ?? raw.ownerId ?? raw.business;

/** Records of an older system: read, changed and saved as any other. */
export const describeOldRecords = (createHarness: () => Promise<ContractHarness>) => {
  describe('records of an older system', () => {
    let harness: ContractHarness;
    const records = [...generateOldRecords({ each: 40 })];
    const stored = new Map(
      records.map(({ collection, id, data }) => [`${collection}/${id}`, data]),
    );

    beforeAll(async () => {
      harness = await createHarness();
      await harness.seed(records);
      vi.spyOn(console, 'warn').mockImplementation(() => {});
    }, 240_000);
    afterAll(async () => {
      vi.restoreAllMocks();
      await harness?.close();
    });
    beforeEach(() => harness.signInAs(claimsFor('admin')));

    let known: ReturnType<typeof trackedDataProvider> | undefined;
    const provider = () => {
      known ??= trackedDataProvider(harness.provider(), ADMIN);
      return known;
    };
    const idsOf = (resource: ResourceName) =>
      records.filter(({ collection }) => collection === resource).map(({ id }) => id);
    const all = async (resource: ResourceName, field = 'id') => {
      const rows: RaRecord[] = [];
      const sort = { field, order: field === 'id' ? ('ASC' as const) : ('DESC' as const) };
      for await (const page of provider().stream(resource, { filter: {}, sort, pageSize: 25 }))
        rows.push(...page);
      return rows;
    };

    it('are all listed by their ids, and counted beside those that an order leaves out', async () => {
      for (const resource of ['business', 'products', 'users', 'reports', 'requests'] as const) {
        const ids = idsOf(resource);
        expect((await all(resource)).map(({ id }) => id)).toEqual([...ids].sort());
        expect(await provider().count(resource, { filter: {} })).toBe(ids.length);
        const pages = { pagination: { page: 1, perPage: 10 }, filter: {} };
        const sort = { field: 'createdAt', order: 'DESC' as const };
        const { total } = await provider().getList(resource, { ...pages, sort });
        const dated = await all(resource, 'createdAt');
        expect([resource, total]).toEqual([resource, dated.length]);
        // Firestore sorts every kind of value; the embedded back end those that it has keys of.
        const has = (id: unknown) => stored.get(`${resource}/${id}`)?.createdAt;
        expect(dated.every(({ id }) => has(id) !== undefined)).toBe(true);
        const times = ids.filter(id => has(id) instanceof Date);
        expect(dated.map(({ id }) => id)).toEqual(expect.arrayContaining(times));
        expect(dated.length).toBeLessThan(ids.length);
      }
    });

    it('are all exported, those last that the order leaves out', async () => {
      const order = { field: 'createdAt', order: 'DESC' as const };
      for (const resource of ['business', 'products', 'users', 'reports', 'requests'] as const) {
        const scope = { kind: 'query' as const, filter: {}, sort: order };
        const { signal } = new AbortController();
        const exported: unknown[] = [];
        for await (const page of exportPages(provider(), resource, scope, signal))
          exported.push(...page.map(({ id }) => id));
        const dated = (await all(resource, 'createdAt')).map(({ id }) => id);
        expect(exported.slice(0, dated.length)).toEqual(dated);
        expect(exported.toSorted()).toEqual(idsOf(resource).toSorted());
      }
    });

    it('are counted by status, but for those that have none of today’s', async () => {
      for (const resource of ['business', 'products', 'users', 'reports', 'requests'] as const) {
        const { everyStatus } = COLLECTIONS[resource];
        const counts = await Promise.all(
          everyStatus.map(filter => provider().count(resource, { filter: { ...filter } })),
        );
        const has = (id: string) =>
          everyStatus.some(filter => {
            const raw = stored.get(`${resource}/${id}`) ?? {};
            return Object.entries(filter).every(([field, wanted]) =>
              [wanted].flat().includes(raw[field]),
            );
          });
        const known = idsOf(resource).filter(has).length;
        expect([resource, counts.reduce((sum, one) => sum + one, 0)]).toEqual([resource, known]);
        expect(known).toBeLessThan(idsOf(resource).length);
      }
    });

    it('are read in today’s kinds, an unknown time as that of 1970', async () => {
      for (const product of await all('products')) {
        const raw = stored.get(`products/${product.id}`) ?? {};
        expect(product.version).toBe(0);
        expect(product.updatedAt).toBeInstanceOf(Date);
        if (raw.price === '19.99' || raw.price === 19.99) expect(product.price).toBe(1999);
        if (raw.status === 'published') expect(product.status).toBe('active');
        if (typeof raw.name === 'string') expect(product.title).toBe(raw.name);
        if (raw.tags === 'a, b') expect(product.tags).toEqual(['a', 'b']);
        if (raw.imageUrl) expect(product.images).toMatchObject([{ url: raw.imageUrl }]);
      }
      const { data } = await provider().getOne('business', { id: 'owner' });
      expect(data).toMatchObject({
        version: 0,
        createdAt: new Date(0),
        contactName: '',
        about: '',
      });
    });

    for (const [resource, change] of Object.entries(CHANGES))
      it(`are changed and saved: ${resource}`, async () => {
        const refused: string[] = [];
        for (const id of idsOf(resource as ResourceName)) {
          const { data: before } = await provider().getOne(resource, { id });
          const save = (previousData: RaRecord, data: Record<string, unknown>) =>
            provider().update(resource, { id, data, previousData });
          try {
            const own = before.title === '' && resource === 'products' ? { title: 'x' } : {};
            await save(before, { ...own, ...change });
          } catch (error) {
            refused.push(
              `${id}: ${error instanceof HttpError ? `${error.message} ${JSON.stringify(error.body).slice(0, 300)}` : error}`,
            );
            continue;
          }
          const { data: after } = await provider().getOne(resource, { id });
          expect(after).toMatchObject({ ...change, version: 1 });
          // What was read is no longer what is stored.
          await expect(save(before, { ...change, about: 'x', status: 'x' })).rejects.toThrow();
        }
        const homeless = idsOf('products').filter(id => !ownerOf(stored.get(`products/${id}`)));
        const may = resource === 'products' ? homeless : [];
        expect(
          refused.filter(one => !may.some(id => one.startsWith(`${id}:`))).slice(0, 4),
        ).toEqual([]);
      }, 120_000);
  });
};
