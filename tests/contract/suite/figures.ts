import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readShopFacts } from '@/components/business/readShopFacts.ts';
import { readRedirects } from '@/components/figures/useRedirects.ts';
import { readNewestDay, readRollUps, type StatsScope } from '@/components/figures/useRollUps.ts';
import { readTrail } from '@/custom-pages/analytics/marks/useTrailMarks.ts';
import { readFigureNotes } from '@/custom-pages/analytics/notes/useFigureNotes.ts';
import { readCatalogue } from '@/custom-pages/analytics/unseen/readCatalogue.ts';
import { aggregateStats } from '@/domain/analytics/aggregate.ts';
import { notesOf, noteWrite } from '@/domain/analytics/chartNotes.ts';
import { addDays, eachDay } from '@/domain/analytics/days.ts';
import { doneRecords } from '@/domain/analytics/doneDays.ts';
import { changesFilter, markFilter } from '@/domain/analytics/markQuery.ts';
import { MOST_NAMED, productsBehind } from '@/domain/analytics/productsBehind.ts';
import { type DayRange, periodBefore, presetRange } from '@/domain/analytics/ranges.ts';
import { compareBusinesses } from '@/domain/analytics/rankBusinesses.ts';
import { CHANGES_READ, comparesAtOnce, READ_BUDGET } from '@/domain/analytics/readBudget.ts';
import { trailMarks } from '@/domain/analytics/trailMarks.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { PRODUCT_GAPS, type Product, productSchema } from '@/domain/schemas/product.ts';
import type { RecordStore } from '@/providers/types.ts';
import { generateSampleData, type SampleRecord } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

/** Titles that an analytics page shows at first. */
const TITLES = 5;

/** What an analytics page reads for the last 90 days, in the order it reads. */
const openPage = async (
  provider: RecordStore,
  scope: StatsScope,
  budget: keyof typeof READ_BUDGET,
  wanted?: DayRange,
) => {
  const newest = await readNewestDay(provider, scope);
  const range = wanted ?? presetRange('last90', newest ?? '');
  const compares = comparesAtOnce(range, budget);
  const earlier = compares ? periodBefore(range) : null;
  const [days, before, redirects] = await Promise.all([
    readRollUps(provider, scope, range),
    earlier ? readRollUps(provider, scope, earlier) : [],
    readRedirects(provider, scope, (earlier ?? range).from),
  ]);
  const report = aggregateStats(days, range, redirects);
  const ids = report.products.slice(0, TITLES).map(({ id }) => id);
  await provider.getMany('products', { ids });
  const notes = await readFigureNotes(provider, scope.businessId);
  return { report, days, before, notes };
};

/** The products of a store, checked as the console's own provider checks them. */
const productsOf = (provider: RecordStore) => ({
  async *stream(...asked: Parameters<RecordStore['stream']>) {
    for await (const page of provider.stream(...asked))
      yield page.map(record => productSchema.parse(record));
  },
});

/** Businesses that the ranking names at first. */
const NAMED = 15;

const businessDay = (index: number, views: number) => ({
  ...{ views, saves: 1, clicks: 1 },
  ...{ imports: index % 3, edits: index % 7, openReports: index % 5 },
});

/** The platform's day with 500 businesses instead of the few that are generated. */
const withManyBusinesses = ({ data, ...record }: SampleRecord, day: number): SampleRecord => ({
  ...record,
  data: {
    ...data,
    byBusiness: Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        `many-${index}`,
        businessDay(index, (index * 7 + day) % 50),
      ]),
    ),
  },
});

/** What the ranking of businesses reads for the last 90 days, in the order it reads. */
const openRanking = async (provider: RecordStore) => {
  const scope = { businessId: null };
  const newest = await readNewestDay(provider, scope);
  const range = presetRange('last90', newest ?? '');
  const earlier = periodBefore(range);
  const now = aggregateStats(await readRollUps(provider, scope, range), range).businesses;
  const before = aggregateStats(await readRollUps(provider, scope, earlier), earlier).businesses;
  const rows = compareBusinesses(now, before);
  await provider.getMany('business', { ids: rows.slice(0, NAMED).map(({ id }) => id) });
  return { rows, untold: now.unreported.length + before.unreported.length };
};

/** The reads of the analytics pages, and who may make them. */
export const describeFigures = (createHarness: () => Promise<ContractHarness>) => {
  describe('figures', () => {
    let harness: ContractHarness;

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 60 })];
      const ofPlatform = ({ collection, data }: SampleRecord) =>
        collection === 'stats' && data.businessId === null;
      await harness.seed([
        ...records.filter(
          ({ collection, data }) =>
            ['business', 'products', 'audit', 'figureNotes'].includes(collection) ||
            (collection === 'stats' && data.businessId === 'owner'),
        ),
        ...records.filter(ofPlatform).map(withManyBusinesses),
      ]);
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(() => harness.signInAs(claimsFor('owner')));

    it('90 days of one business cost at most 100 reads', async () => {
      const provider = harness.provider();
      provider.readMeter.reset();
      const { report, days, notes } = await openPage(provider, { businessId: 'owner' }, 'business');
      expect(notes.map(({ userId }) => userId).sort()).toEqual(['admin', 'owner']);
      expect(days).toHaveLength(90);
      expect(report.totals.views).toBeGreaterThan(0);
      const daily = report.trend.reduce((sum, { totals }) => sum + (totals?.users ?? 0), 0);
      expect(report.totals.users).toBeLessThan(daily);
      expect(report.missingRepeats).toEqual([]);
      // What was done comes with the days: no read more.
      expect(report.done.unreported).toEqual([]);
      expect(report.done.marks.length).toBeGreaterThan(0);
      expect(provider.readMeter.total()).toBeGreaterThanOrEqual(90);
      expect(provider.readMeter.total()).toBeLessThanOrEqual(READ_BUDGET.business);
    });

    it('the longest period that is compared at once, with the products behind the change, costs at most 100 reads', async () => {
      const provider = harness.provider();
      const scope = { businessId: 'owner' };
      const newest = (await readNewestDay(provider, scope)) ?? '';
      const lengths = Array.from({ length: 90 }, (_, index) => index + 1);
      const length = lengths.findLast(days =>
        comparesAtOnce({ from: addDays(newest, 1 - days), to: newest }, 'business'),
      );
      const range = { from: addDays(newest, 1 - (length ?? 0)), to: newest };
      expect(length).toBeGreaterThanOrEqual(31);
      provider.readMeter.reset();
      const { report, before } = await openPage(provider, scope, 'business', range);
      const earlier = aggregateStats(before, periodBefore(range));
      const { named } = productsBehind(report.products, earlier.products, length ?? 0);
      // As many as may be named, whether or not as many stand out.
      const others = report.products.slice(TITLES, TITLES + MOST_NAMED);
      for (const { id } of [...named, ...others].slice(0, MOST_NAMED)) {
        await provider.getMany('products', { ids: [id] });
        const { data } = await provider.getList<AuditEntry>('audit', {
          filter: changesFilter(id, 'owner', range),
          sort: { field: 'at', order: 'DESC' },
          pagination: { page: 1, perPage: CHANGES_READ },
          meta: { total: 'none' },
        });
        for (const { records } of data) expect(records).toContain(id);
      }
      expect(before).toHaveLength(length ?? 0);
      expect(provider.readMeter.total()).toBeLessThanOrEqual(READ_BUDGET.business);
    });

    it('a mark opens the changes that it counted, to an owner and to administrators', async () => {
      const counted = async (businessId: string | null) => {
        const provider = harness.provider();
        const newest = await readNewestDay(provider, { businessId });
        const range = presetRange('last90', newest ?? '');
        const { done } = aggregateStats(await readRollUps(provider, { businessId }, range), range);
        for (const { day, counts } of done.marks)
          for (const { kind, count } of counts) {
            const { data } = await provider.getList<AuditEntry>('audit', {
              filter: markFilter(day, kind, businessId),
              sort: { field: 'at', order: 'DESC' },
              pagination: { page: 1, perPage: 30 },
              meta: { total: 'none' },
            });
            expect(new Set(data.flatMap(entry => doneRecords(entry, kind))).size).toBe(count);
          }
        return new Set(done.marks.flatMap(({ counts }) => counts.map(({ kind }) => kind)));
      };
      expect(await counted('owner')).toContain('price');
      await harness.signInAs(claimsFor('admin'));
      expect(await counted(null)).toContain('giveaway');
    });

    it('what roll-ups do not tell of is read from the audit trail, and both say the same', async () => {
      for (const businessId of ['owner', null]) {
        await harness.signInAs(claimsFor(businessId ?? 'admin'));
        const provider = harness.provider();
        const newest = await readNewestDay(provider, { businessId });
        const range = presetRange('last30', newest ?? '');
        const { done } = aggregateStats(await readRollUps(provider, { businessId }, range), range);
        const days = eachDay(range.from, range.to);
        const told = done.marks.filter(({ day }) => !done.open.includes(day));
        expect(told.length).toBeGreaterThan(0);
        provider.readMeter.reset();
        const whole = await readTrail(provider, businessId, days, 300);
        expect(whole.untold).toEqual([]);
        const marks = trailMarks(whole, businessId);
        expect(marks.filter(({ day }) => !done.open.includes(day))).toEqual(told);
        // As far as there are reads for it, the newest days first; what is told is told whole.
        const most = 10;
        provider.readMeter.reset();
        const part = await readTrail(provider, businessId, days, most);
        expect(provider.readMeter.total()).toBeLessThanOrEqual(most);
        expect(part.untold.length).toBeGreaterThan(0);
        expect(part.untold).toEqual(days.slice(0, part.untold.length));
        const reached = marks.filter(({ day }) => !part.untold.includes(day));
        expect(trailMarks(part, businessId)).toEqual(reached);
      }
    });

    it('people write notes beside figures, each their own, and nobody else changes them', async ({
      skip,
    }) => {
      skip(harness.readsOnly === true, 'nothing is written before the database is filled');
      const written = async (who: string, businessId: string | null) => {
        await harness.signInAs(claimsFor(who));
        return notesOf(await readFigureNotes(harness.provider(), businessId));
      };
      const change = async (who: string, ...how: Parameters<typeof noteWrite>) => {
        await harness.signInAs(claimsFor(who));
        return harness.provider().commit([noteWrite(...how)]);
      };
      const [first] = await written('owner', 'owner');
      const place = {
        ...{ own: { id: 'notes-owner' }, newId: 'n', uid: 'owner', businessId: 'owner' },
      };
      const [before, after] = [
        { day: '2026-11-01', text: 'A poster in the window' },
        { day: '2026-11-02', text: 'Two posters' },
      ];
      await change('owner', place, 'k1', null, before);
      await change('owner', place, 'k1', before, after);
      // What was read is no longer what is there.
      await expect(change('owner', place, 'k1', before, null)).rejects.toMatchObject({
        status: 409,
      });
      for (const who of ['admin', 'support'])
        await expect(change(who, place, 'k1', after, before)).rejects.toMatchObject({
          status: 403,
        });
      expect(await written('admin', 'owner')).toContainEqual({
        ...{ ...after, key: 'k1', userId: 'owner' },
      });
      await change('owner', place, 'k1', after, null);
      expect(await written('support', 'owner')).toContainEqual(first);
      expect((await written('owner', 'owner')).map(({ key }) => key)).not.toContain('k1');
      const other = { own: null, newId: 'theirs', uid: 'owner' };
      for (const businessId of [null, 'biz-pebble'])
        await expect(
          change('owner', { ...other, businessId }, 'k', null, before),
        ).rejects.toMatchObject({ status: 403 });
      await expect(readFigureNotes(harness.provider(), null)).rejects.toMatchObject({
        status: 403,
      });
      await change(
        'admin',
        { ...other, uid: 'admin', businessId: 'biz-pebble' },
        'k',
        null,
        before,
      );
      expect(await written('admin', 'biz-pebble')).toHaveLength(1);
    });

    it('90 days of the platform, compared with the 90 before, cost at most 200 reads', async () => {
      await harness.signInAs(claimsFor('admin'));
      const provider = harness.provider();
      provider.readMeter.reset();
      const { days, before } = await openPage(provider, { businessId: null }, 'platform');
      expect([days.length, before.length]).toEqual([90, 90]);
      expect(provider.readMeter.total()).toBeLessThanOrEqual(READ_BUDGET.platform);
    });

    it('500 businesses, 90 days beside the 90 before, cost at most 200 reads', async () => {
      await harness.signInAs(claimsFor('admin'));
      const provider = harness.provider();
      provider.readMeter.reset();
      const { rows, untold } = await openRanking(provider);
      expect(untold).toBe(0);
      expect(rows.filter(({ id }) => id.startsWith('many-'))).toHaveLength(500);
      expect(provider.readMeter.total()).toBeGreaterThan(180);
      expect(provider.readMeter.total()).toBeLessThanOrEqual(READ_BUDGET.platform);
    });

    it('the active products are read once each, an owner’s own and, for administrators, everybody’s', async () => {
      for (const [uid, businessId] of [
        ['owner', 'owner'],
        ['admin', null],
      ] as const) {
        await harness.signInAs(claimsFor(uid));
        const provider = harness.provider();
        const active = await provider.count('products', {
          filter: { ...(businessId && { businessId }), status: 'active' },
        });
        provider.readMeter.reset();
        const { signal } = new AbortController();
        const { products, isCapped } = await readCatalogue(productsOf(provider), businessId, {
          signal,
          onProgress: () => {},
        });
        expect(isCapped).toBe(false);
        expect(products).toHaveLength(active);
        expect(active).toBeGreaterThan(5);
        expect(provider.readMeter.total()).toBeLessThanOrEqual(active + 1);
      }
    });

    it('how a shop is doing costs at most 36 reads', async () => {
      await harness.signInAs(claimsFor('admin'));
      const provider = harness.provider();
      const filter = { businessId: 'owner', status: 'active' };
      const { data } = await provider.getList<Product>('products', {
        filter,
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: 100 },
      });
      provider.readMeter.reset();
      const facts = await readShopFacts(provider, 'owner');
      expect(provider.readMeter.total()).toBeLessThanOrEqual(36);
      expect(facts.active).toBe(data.length);
      for (const gap of PRODUCT_GAPS)
        expect(facts.lacking[gap]).toBe(data.filter(({ gaps }) => gaps.includes(gap)).length);
      expect(facts.views?.now).toBeGreaterThan(0);
      const changes = data.flatMap(one =>
        one.updatedBy === 'owner' ? [Number(one.updatedAt)] : [],
      );
      expect(facts.lastChangeAt?.getTime()).toBeGreaterThanOrEqual(Math.max(...changes));
      expect(facts).toMatchObject({ lastImport: null, openReports: 0, waitingRequests: 0 });
    });

    it('of another business, and of the platform, are refused to an owner', async () => {
      const provider = harness.provider();
      for (const businessId of ['biz-pebble', null])
        await expect(readNewestDay(provider, { businessId })).rejects.toMatchObject({
          status: 403,
        });
    });
  });
};
