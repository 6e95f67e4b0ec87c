import { HttpError } from 'ra-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { detailsRequest } from '@/domain/collectionPaths.ts';
import { groupBy } from '@/domain/groupBy.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Write } from '@/domain/write.ts';
import type { UnansweredChange } from '@/providers/commitRecords.ts';
import { deleteRecords } from '@/providers/deleteRecords.ts';
import { undoDeletion } from '@/providers/history/undoRestore.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const OWNER: Actor = { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' };
const ADMIN: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };

/** Products are deleted at once, and brought back by the entries that tell of it. */
export const describeDeleting = (createHarness: () => Promise<ContractHarness>) => {
  describe('deleting many products, and its Undo', () => {
    let harness: ContractHarness;
    const all = [...generateSampleData({ products: 400 })];
    const idsOf = (fits: (businessId: unknown) => boolean) =>
      all
        .filter(({ collection, data }) => collection === 'products' && fits(data.businessId))
        .filter(({ data }) => !data.mergedInto)
        .map(({ id }) => id);
    const own = idsOf(businessId => businessId === 'owner');
    const take = (count: number) => own.splice(0, count);

    beforeAll(async () => {
      harness = await createHarness();
      await harness.seed(
        all.filter(({ collection }) => /^(business|products(\/.*)?)$/.test(collection)),
      );
    }, 240_000);
    afterAll(() => harness?.close());

    const as = async (actor: Actor) => {
      await harness.signInAs(claimsFor(actor.uid));
      return trackedDataProvider(harness.provider(), actor);
    };
    type Provider = Awaited<ReturnType<typeof as>>;
    const undo = (
      provider: Provider,
      actor: Actor,
      { deleted, entries }: Pick<Awaited<ReturnType<typeof deleteRecords>>, 'deleted' | 'entries'>,
    ) => undoDeletion(provider, actor, deleted, { entries });
    const read = async (provider: Provider, ids: readonly string[]) =>
      (await provider.getMany<Product>('products', { ids: [...ids] })).data;
    const partOf = async (provider: Provider, product: Product) => {
      const { id, meta } = detailsRequest(product);
      const { data } = await provider.getMany('productDetails', { ids: [id], meta });
      const [{ auditId: _, version: _v, ...content } = { id: null }] = data;
      return filled(content);
    };
    /** What is not there is the same as null. */
    const filled = (record: object) =>
      Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
    /** What comes back of products: everything but who wrote it last. */
    const contentOf = async (provider: Provider, ids: readonly string[]) =>
      Promise.all(
        (await read(provider, ids)).map(async product => {
          const { auditId: _, updatedAt: _at, updatedBy: _by, version: _v, ...content } = product;
          return { ...filled(content), part: await partOf(provider, product) };
        }),
      );
    const entriesOf = async (provider: Provider, ids: readonly string[]) =>
      (await provider.getMany<AuditEntry>('audit', { ids: [...ids] })).data;

    it('is done in commits that owners see, and comes back as it was, as steps of its own', async () => {
      const provider = await as(OWNER);
      const ids = take(60);
      const before = await contentOf(provider, ids);
      const records = await read(provider, ids);
      expect(records.some(({ images }) => images.length > 1)).toBe(true);
      expect(records.some(({ variants }) => variants.length > 1)).toBe(true);
      expect(before.filter(({ part }) => Object.keys(part).length > 0).length).toBeGreaterThan(5);
      const done = await deleteRecords(provider, OWNER, { resource: 'products', records });
      expect(done).toMatchObject({ failed: [], left: [], unanswered: 0 });
      expect(done.deleted).toHaveLength(60);
      expect(await read(provider, ids)).toEqual([]);
      const told = await entriesOf(provider, done.entries);
      expect(
        told.map(({ action, source, records: named }) => [action, source, named.length]),
      ).toEqual(
        expect.arrayContaining([
          ['delete', 'bulk', 50],
          ['delete', 'bulk', 10],
        ]),
      );
      expect(new Set(told.map(({ batchId }) => batchId)).size).toBe(1);
      expect(await undo(provider, OWNER, done)).toMatchObject({ failed: [], left: [] });
      expect(await contentOf(provider, ids)).toEqual(before);
      const after = await read(provider, ids);
      expect(after.map(({ version }) => version)).toEqual(
        records.map(({ version }) => version + 1),
      );
      const steps = [...new Set(after.map(({ auditId }) => String(auditId)))];
      for (const { action, source, reverts } of await entriesOf(provider, steps)) {
        expect([action, source]).toEqual(['restore', 'revert']);
        expect(done.entries).toContain(reverts);
      }
    });

    it('leaves out what somebody changed since it was looked at, and names it', async () => {
      const provider = await as(OWNER);
      const [stays = '', ...others] = take(4);
      const records = await read(provider, [stays, ...others]);
      await provider.update('products', {
        id: stays,
        data: { brand: 'Changed' },
        previousData: records.find(({ id }) => id === stays),
      });
      const done = await deleteRecords(provider, OWNER, { resource: 'products', records });
      const title = records.find(({ id }) => id === stays)?.title;
      expect(done.failed).toMatchObject([{ id: stays, name: title, error: { status: 409 } }]);
      expect(done.deleted.map(({ id }) => id).sort()).toEqual([...others].sort());
      expect(await read(provider, [stays])).toMatchObject([{ brand: 'Changed' }]);
      expect(await undo(provider, OWNER, done)).toMatchObject({ failed: [], left: [] });
      expect(await read(provider, others)).toHaveLength(3);
    });

    it('does not lay itself over what exists again, says so, and brings the others back', async () => {
      const provider = await as(OWNER);
      const [again = '', other = ''] = take(2);
      const records = await read(provider, [again, other]);
      const done = await deleteRecords(provider, OWNER, { resource: 'products', records });
      const source = records.find(({ id }) => id === again);
      await provider.create('products', { data: { ...source, title: 'Made anew' } });
      expect(await undo(provider, OWNER, done)).toMatchObject({
        done: [{ id: other }],
        failed: [{ name: 'Made anew', error: { message: 'history.why.exists' } }],
      });
      expect(await read(provider, [again])).toMatchObject([{ title: 'Made anew' }]);
      expect(await read(provider, [other])).toHaveLength(1);
    });

    it('is told by business where an administrator deletes of several, who alone brings it back', async () => {
      const provider = await as(ADMIN);
      const others = idsOf(businessId => businessId !== 'owner').slice(0, 6);
      const ids = [...take(3), ...others];
      const before = await contentOf(provider, ids);
      const records = await read(provider, ids);
      const done = await deleteRecords(provider, ADMIN, { resource: 'products', records });
      expect(done.failed).toEqual([]);
      const businesses = groupBy(records, ({ businessId }) => businessId);
      const told = await entriesOf(provider, done.entries);
      expect(told.map(({ businessId }) => businessId).sort()).toEqual(
        [...businesses.keys()].sort(),
      );
      const theirs = told.filter(({ businessId }) => businessId === 'owner').map(({ id }) => id);
      const own = { deleted: records.filter(({ businessId }) => businessId === 'owner') };
      const refused = await undo(await as(OWNER), OWNER, { ...own, entries: theirs });
      expect(refused).toMatchObject({ done: [], left: [] });
      expect(refused.failed).toHaveLength(3);
      for (const { error } of refused.failed)
        expect(error).toMatchObject({ message: 'history.why.administrators' });
      const back = await as(ADMIN);
      // The line breaks after one business, and holds again.
      const commit = vi.fn(back.commit).mockRejectedValue(new HttpError('no answer', 503));
      commit.mockImplementationOnce(back.commit);
      const broken = await undo({ ...back, commit }, ADMIN, done);
      expect(broken).toMatchObject({ failed: [], stoppedBy: { status: 503 } });
      expect(broken.done.length).toBeGreaterThan(0);
      expect([...broken.done, ...broken.left].map(({ id }) => String(id)).sort()).toEqual(
        [...ids].sort(),
      );
      const rest = await undo(back, ADMIN, { ...done, deleted: broken.left });
      expect(rest).toMatchObject({ failed: [], left: [] });
      expect(rest.done).toEqual(broken.left);
      expect(await contentOf(back, ids)).toEqual(before);
    });

    it('is found where its answer was lost, is done once, and can be undone', async () => {
      const provider = await as(OWNER);
      const ids = take(3);
      const records = await read(provider, ids);
      const unanswered: UnansweredChange = new Map();
      const round = (commit: Provider['commit'], left = records) =>
        deleteRecords({ ...provider, commit }, OWNER, {
          ...{ resource: 'products', records: left, unanswered },
        });
      const first = await round(async (writes: readonly Write[]) => {
        await provider.commit(writes);
        throw new HttpError('no answer', 503);
      });
      expect(first).toMatchObject({ deleted: [], failed: [], unanswered: 3 });
      expect(first.left).toHaveLength(3);
      const second = await round(provider.commit);
      expect(second).toMatchObject({ failed: [], left: [], unanswered: 0 });
      expect(second.deleted).toHaveLength(3);
      expect(second.entries).toHaveLength(1);
      expect(await undo(provider, OWNER, second)).toMatchObject({ failed: [], left: [] });
      expect(await read(provider, ids)).toHaveLength(3);
    });
  });
};
