import { HttpError } from 'ra-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRedirects } from '@/components/figures/useRedirects.ts';
import { type DoneMerge, mergeGroup, takeBackMerge } from '@/custom-pages/merge/sure/mergeGroup.ts';
import { readReferences } from '@/custom-pages/merge/useReferences.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { addDays, dayOf } from '@/domain/analytics/days.ts';
import { leaveChanged } from '@/domain/merge/leaveChanged.ts';
import { suggestedChoices } from '@/domain/merge/mergeChoices.ts';
import { mergeEntriesAsked, mergeRows } from '@/domain/merge/mergeRows.ts';
import { type MergeInput, mergeWrites } from '@/domain/merge/planMerge.ts';
import { planUnmerge, unmergeWrites } from '@/domain/merge/planUnmerge.ts';
import { auditEntrySchema } from '@/domain/schemas/audit.ts';
import { type Product, productSchema } from '@/domain/schemas/product.ts';
import { readChain, readCurrent } from '@/providers/history/readMerge.ts';
import { readUnmerges } from '@/providers/history/readUnmerges.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { RecordStore } from '@/providers/types.ts';
import type { Unanswered } from '@/providers/unanswered/commitOnce.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { RECORDS } from '../../rules/support/records.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const actor: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };

/** Merging and its undo, as one commit each, under the rules. */
export const describeMerging = (createHarness: () => Promise<ContractHarness>) => {
  describe('merging', () => {
    let harness: ContractHarness;
    let provider: RecordStore;
    let reported: string;

    const product = async (id: string): Promise<Product> => {
      const { data } = await provider.getOne('products', { id });
      return productSchema.parse(data);
    };
    const referencesOf = (id: string) =>
      readReferences(trackedDataProvider(provider, actor), actor, id);
    const inputOf = async (survivorId: string, ...ids: string[]): Promise<MergeInput> => {
      const survivor = await product(survivorId);
      const others = await Promise.all(ids.map(product));
      const references = await Promise.all(ids.map(referencesOf));
      return {
        survivor,
        others,
        choices: suggestedChoices(survivor, others),
        reports: references.flatMap(({ reports }) => reports),
        giveaways: references.flatMap(({ giveaways }) => giveaways),
      };
    };
    const writesOf = (input: MergeInput) =>
      mergeWrites(input, { actor, now: new Date(), newId: () => provider.newId('audit') });
    const withoutBookkeeping = async (input: MergeInput) => {
      const read = async (resource: string, ids: readonly string[]) =>
        ids.length === 0 ? [] : (await provider.getMany(resource, { ids: [...ids] })).data;
      const records = [
        ...(await read(
          'products',
          [input.survivor, ...input.others].map(({ id }) => id),
        )),
        ...(await read(
          'reports',
          input.reports.map(({ id }) => id),
        )),
        ...(await read(
          'giveaways',
          input.giveaways.map(({ id }) => id),
        )),
      ];
      return records.map(
        ({ version: _v, updatedAt: _a, updatedBy: _b, auditId: _i, ...rest }) => rest,
      );
    };

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 60 })];
      const reports = records.filter(({ collection }) => collection === 'reports');
      const about = reports.find(({ data }) => data.targetType === 'product');
      reported = String(about?.data.targetId);
      const wanted = ['business', 'products', 'reports', 'giveaways'];
      await harness.seed(records.filter(({ collection }) => wanted.includes(collection)));
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(async () => {
      await harness.signInAs(claimsFor('admin'));
      provider = harness.provider();
    });

    const someOthers = (count: number) =>
      ['p00002', 'p00003', 'p00004', 'p00005', 'p00006']
        .filter(id => id !== reported)
        .slice(0, count);

    it('leaves tombstones, moves what pointed to them, and is undone exactly', async () => {
      const [survivorId = '', another = ''] = someOthers(2);
      const input = await inputOf(survivorId, reported, another);
      expect(input.reports.length).toBeGreaterThan(0);
      const before = await withoutBookkeeping(input);
      const writes = writesOf(input);
      await provider.commit(writes);
      expect(await product(reported)).toMatchObject({ status: 'archived', mergedInto: survivorId });
      const moved = await referencesOf(survivorId);
      expect(moved.reports.map(({ id }) => id)).toEqual(
        expect.arrayContaining(input.reports.map(({ id }) => id)),
      );
      const first = writes.find(({ collection }) => collection === 'audit')?.id ?? '';
      const entries = await readChain(provider, first);
      const plan = planUnmerge(entries, await readCurrent(provider, entries), actor);
      expect(plan.problems).toEqual([]);
      await provider.commit(unmergeWrites(plan, { actor, newId: () => provider.newId('audit') }));
      expect(await withoutBookkeeping(input)).toStrictEqual(before);
    });

    it('is taken back around what was changed since, with redirects and pictures as before', async () => {
      // Unlike any other test's, so that none of them meets what this one leaves.
      const input = await inputOf('p00021', 'p00022', 'p00023');
      const before = await withoutBookkeeping(input);
      const writes = writesOf(input);
      await provider.commit(writes);
      const redirects = (until?: string) => {
        const businessId = input.others[0]?.businessId ?? '';
        return readRedirects(provider, { businessId }, '2020-01-01', until);
      };
      expect(await redirects()).toMatchObject({ p00022: 'p00021', p00023: 'p00021' });
      expect(await redirects(dayOf(new Date()))).not.toHaveProperty('p00022');
      const tomorrow = addDays(dayOf(new Date()), 1);
      expect(await redirects(tomorrow)).toMatchObject({ p00022: 'p00021' });
      const first = writes.find(({ collection }) => collection === 'audit')?.id ?? '';
      const entries = await readChain(provider, first);
      const [told] = entries;
      const field = 'tags';
      // Whether the merge changed them depends on the sample: what it changed is what counts.
      expect(told?.changes.p00021?.map(change => change.field)).toContain(field);
      const survivor = await product('p00021');
      await trackedDataProvider(provider, actor).update('products', {
        id: 'p00021',
        data: { ...survivor, [field]: ['changed-since'] },
        previousData: survivor,
      });
      const plan = planUnmerge(entries, await readCurrent(provider, entries), actor);
      expect(plan.problems).toEqual([
        { kind: 'changedSince', resource: 'products', id: 'p00021', fields: [field] },
      ]);
      const left = leaveChanged(plan);
      expect(left.problems).toEqual([]);
      await provider.commit(unmergeWrites(left, { actor, newId: () => provider.newId('audit') }));
      const [mine, ...others] = await withoutBookkeeping(input);
      const [was, ...wereOthers] = before;
      expect(others).toStrictEqual(wereOthers);
      expect(mine).toStrictEqual({ ...was, [field]: ['changed-since'] });
      expect(await redirects()).not.toHaveProperty('p00022');
    });

    it('lists the latest merges of whoever may take them back, however many others there are', async () => {
      const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 0, minutes));
      const entry = (id: string, minutes: number, uid: string, actorRole: string) => ({
        collection: 'audit',
        id,
        data: {
          ...{ at: at(minutes), actorId: uid, actorEmail: `${uid}@catalogue.example`, actorRole },
          ...{ action: 'merge', resource: 'products', records: [id], label: id, changes: {} },
          ...{ businessId: uid, reason: '', source: 'merge', reverts: null },
        },
      });
      await harness.seed([
        entry('by-admin', 0, 'admin2', 'superAdmin'),
        ...Array.from({ length: 12 }, (_, index) =>
          entry(`by-owner-${index}`, index + 1, 'owner', 'owner'),
        ),
      ]);
      const latest = async (asker: Pick<Actor, 'role' | 'uid'>) => {
        const { data } = await provider.getList('audit', {
          filter: mergeEntriesAsked(asker),
          sort: { field: 'at', order: 'DESC' },
          pagination: { page: 1, perPage: 10 },
          meta: { total: 'none' },
        });
        const entries = data.map(row => auditEntrySchema.parse(row));
        return mergeRows(entries, [], asker).map(row => row.kind === 'one' && row.entry.id);
      };
      expect((await latest(actor))[0]).toBe('by-admin');
      const owners = await latest({ role: 'owner', uid: 'owner' });
      expect(owners).toHaveLength(10);
      expect(owners[0]).toBe('by-owner-11');
    });

    it('knows which of some merges were taken back, however many were since', async () => {
      const entry = (id: string, action: 'merge' | 'unmerge', reverts: string | null) => ({
        collection: 'audit',
        id,
        data: {
          ...{ at: new Date(Date.UTC(2028, 0, 1)), actorId: 'admin2', actorRole: 'superAdmin' },
          ...{ actorEmail: 'admin2@catalogue.example', action, resource: 'products', reverts },
          ...{ records: ['p00001'], label: id, changes: {}, businessId: null, reason: '' },
          source: action === 'merge' ? 'merge' : 'revert',
        },
      });
      await harness.seed([
        entry('taken-back', 'merge', null),
        entry('stands', 'merge', null),
        entry('undo', 'unmerge', 'taken-back'),
        ...Array.from({ length: 12 }, (_, index) =>
          entry(`undo-${index}`, 'unmerge', `m-${index}`),
        ),
      ]);
      const read = async (ids: string[]) =>
        (await provider.getMany('audit', { ids })).data.map(row => auditEntrySchema.parse(row));
      const merges = await read(['taken-back', 'stands']);
      const console = trackedDataProvider(provider, actor);
      const undone = await readUnmerges(console, merges, actor);
      expect(undone.map(({ id }) => id)).toEqual(['undo']);
      // More than one query compares with, and those that are not there.
      const [merge] = merges;
      const many = Array.from({ length: 70 }, (_, index) => ({
        ...auditEntrySchema.parse(merge),
        id: `m-${index}`,
      }));
      const all = await readUnmerges(console, [...many, ...merges], actor);
      expect(all.map(({ id }) => id).sort()).toEqual(
        ['undo', ...Array.from({ length: 12 }, (_, index) => `undo-${index}`)].sort(),
      );
      expect(mergeRows(merges, undone, actor).map(({ undone }) => undone)).toEqual([true, false]);
    });

    it('of two merges that overlap carries out one, and nothing of the other', async () => {
      const [a = '', b = '', c = ''] = someOthers(3);
      const first = await inputOf(a, b);
      const second = await inputOf(c, b);
      const late = writesOf(second);
      await provider.commit(writesOf(first));
      await expect(provider.commit(late)).rejects.toMatchObject({ status: 409 });
      expect(await product(c)).toStrictEqual(second.survivor);
      expect((await product(b)).mergedInto).toBe(a);
    });

    it('merges the prize of a giveaway that is over, which stays as it was', async () => {
      // Unlike any other test's, so that none of them meets what this one leaves.
      const [survivorId, prize] = ['p00011', 'p00012'] as const;
      const data = RECORDS.giveaways({ productId: prize, endsAt: new Date(Date.now() - 60_000) });
      await harness.seed([{ collection: 'giveaways', id: 'over', data }]);
      await provider.commit(writesOf(await inputOf(survivorId, prize)));
      expect((await product(prize)).mergedInto).toBe(survivorId);
      const { data: giveaway } = await provider.getOne('giveaways', { id: 'over' });
      expect(giveaway).toMatchObject({ productId: prize, version: 1 });
    });

    it('of sure duplicates is done once where the answer was lost', async () => {
      const ids = ['p00021', 'p00022'];
      const console = trackedDataProvider(provider, actor);
      const cutOff = {
        ...console,
        commit: async (writes: Parameters<typeof console.commit>[0]) => {
          await console.commit(writes);
          throw new HttpError('no answer', 503);
        },
      };
      const batch = { actor, reason: '', batchId: provider.newId('audit') };
      const unanswered: Unanswered<DoneMerge> = new Map();
      await expect(mergeGroup(cutOff, ids, [], batch, unanswered)).rejects.toMatchObject({
        status: 503,
      });
      const done = await mergeGroup(console, ids, [], batch, unanswered);
      const [merged = ''] = done.merged;
      expect([done.survivor, merged].toSorted()).toEqual(ids);
      expect((await product(merged)).mergedInto).toBe(done.survivor);
      await takeBackMerge(console, done.auditId, batch);
      expect((await product(merged)).mergedInto ?? null).toBeNull();
    });

    it('is refused to an owner, also of the own products', async () => {
      const [a = '', b = ''] = someOthers(5).slice(3);
      const writes = writesOf(await inputOf(a, b));
      await harness.signInAs(claimsFor('owner'));
      await expect(harness.provider().commit(writes)).rejects.toMatchObject({ status: 403 });
    });
  });
};
