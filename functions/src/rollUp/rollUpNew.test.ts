import fc from 'fast-check';
import type { StoredRecord } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/analytics/days.ts';
import { TaskRefusal } from '../../../src/domain/functions/taskRefusal.ts';
import { EVENT_DAYS } from '../../../src/domain/schemas/event.ts';
import { dailyStatsSchema } from '../../../src/domain/schemas/stats.ts';
import { type MemoryStore, memoryStore } from '../store/testStore.ts';
import { rollUpNew, rollUpRange } from './rollUpNew.ts';
import { TEST_PRODUCTS, testEvent } from './testCatalogue.ts';

const NIGHT = new Date('2026-11-05T01:00:00Z');
const at = (time: Date, budget = 60_000) => ({ clock: () => time, budget });

const storeOf = (events: readonly StoredRecord[], more: Record<string, StoredRecord[]> = {}) =>
  memoryStore({ events, products: TEST_PRODUCTS, ...more }, () => NIGHT);

const add = (store: MemoryStore, ...events: readonly StoredRecord[]) =>
  store.commit(
    events.map(({ id, ...data }) => ({ type: 'create' as const, collection: 'events', id, data })),
  );

/** The roll-ups by id, without the time of writing. */
const stats = (store: MemoryStore) =>
  Object.fromEntries(
    store
      .all('stats')
      .map(record => dailyStatsSchema.parse(record))
      .map(({ updatedAt: _, ...rest }) => [rest.id, rest]),
  );

const day = (store: MemoryStore, id: string) => stats(store)[id];

describe('rollUpNew', () => {
  it('makes a document for each business and day, and for the platform', async () => {
    const store = storeOf([
      testEvent('1'),
      testEvent('2', { kind: 'click', productId: 'old-lamp' }),
      testEvent('3', { userId: 'ben', productId: 'chair', device: 'desktop', country: '' }),
      testEvent('4', { day: '2026-11-04' }),
    ]);
    const did = await rollUpNew(store, at(NIGHT));
    expect(did).toMatchObject({ days: 2, events: 4, unknown: 0, left: 0 });
    expect(Object.keys(stats(store)).sort()).toEqual([
      'lights_2026-11-03',
      'lights_2026-11-04',
      'platform_2026-11-03',
      'platform_2026-11-04',
      'seats_2026-11-03',
    ]);
    expect(day(store, 'platform_2026-11-03')).toMatchObject({
      ...{ views: 2, clicks: 1, users: 2, newUsers: 2, byCountry: { DE: 1 } },
      // What was merged counts for the product that it became.
      byProduct: { lamp: { views: 1, saves: 0, clicks: 1 }, chair: { views: 1 } },
    });
    expect(day(store, 'lights_2026-11-04')).toMatchObject({
      ...{ users: 1, newUsers: 0, returningUsers: 1, previousVisits: { 1: 1 } },
    });
  });

  it('makes nothing where no app stores events', async () => {
    const store = storeOf([]);
    expect(await rollUpNew(store, at(NIGHT))).toEqual({ events: 0 });
    expect(store.all('stats')).toEqual([]);
  });

  it('leaves alone what another writer made of days without events of ours', async () => {
    const theirs = { id: 'platform_2026-11-04', day: '2026-11-04', scope: 'platform', views: 7 };
    const store = storeOf([testEvent('1')], { stats: [theirs] });
    await rollUpNew(store, at(new Date('2026-11-04T23:00:00Z')));
    await rollUpNew(store, at(NIGHT));
    expect(store.all('stats').find(({ id }) => id === theirs.id)).toEqual(theirs);
  });

  it('writes zeros for a day that ended without a visit', async () => {
    const store = storeOf([testEvent('1')]);
    await rollUpNew(store, at(new Date('2026-11-03T23:00:00Z')));
    await rollUpNew(store, at(NIGHT));
    expect(day(store, 'platform_2026-11-04')).toMatchObject({ views: 0, users: 0, done: {} });
  });

  it('makes only the days of new events anew', async () => {
    const store = storeOf([testEvent('1'), testEvent('2', { day: '2026-11-04' })]);
    await rollUpNew(store, at(new Date('2026-11-04T12:00:00Z')));
    const later = new Date('2026-11-04T13:00:00Z');
    expect(await rollUpNew(store, at(later))).toMatchObject({ days: 0 });
    await add(store, testEvent('3', { at: new Date('2026-11-04T13:30:00Z') }));
    const hour = new Date('2026-11-04T14:00:00Z');
    expect(await rollUpNew(store, at(hour))).toMatchObject({ days: 1, events: 2 });
  });

  it('counts an event that is on its way while it looks', async () => {
    const store = storeOf([testEvent('1')]);
    const noon = new Date('2026-11-03T12:00:00Z');
    await rollUpNew(store, at(noon));
    // Written with a time shortly before the last look, seen only after it.
    await add(store, testEvent('2', { at: new Date(noon.getTime() - 30_000) }));
    await rollUpNew(store, at(new Date('2026-11-03T13:00:00Z')));
    expect(day(store, 'lights_2026-11-03')?.views).toBe(2);
  });

  it('puts right what later days said of somebody whose visit arrives late', async () => {
    const store = storeOf([
      testEvent('1', { day: '2026-11-01' }),
      testEvent('2', { day: '2026-11-04' }),
    ]);
    await rollUpNew(store, at(NIGHT));
    expect(day(store, 'platform_2026-11-04')?.previousVisits).toEqual({ 3: 1 });
    const late = { at: new Date('2026-11-03T09:00:00Z'), receivedAt: NIGHT };
    await add(store, testEvent('3', late));
    await rollUpNew(store, at(new Date('2026-11-05T02:00:00Z')));
    expect(day(store, 'platform_2026-11-03')?.previousVisits).toEqual({ 2: 1 });
    expect(day(store, 'platform_2026-11-04')?.previousVisits).toEqual({ 1: 1 });
  });

  it('ends in the same figures whatever order events arrive in', async () => {
    const times = [1, 2, 3, 4].map(number => `2026-11-0${number}`);
    const done = fc.array(
      fc.record({
        day: fc.constantFrom(...times),
        userId: fc.constantFrom('ann', 'ben', 'cem'),
        productId: fc.constantFrom('lamp', 'bulb', 'chair', 'old-lamp', 'nothing'),
        kind: fc.constantFrom('view' as const, 'save' as const, 'click' as const),
        /** In which of the runs it arrives. */
        run: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(done, async all => {
        const events = all.map(({ run: _, ...one }, index) => testEvent(`e${index}`, one));
        const atOnce = storeOf(events);
        await rollUpNew(atOnce, at(NIGHT));
        const bitByBit = storeOf([]);
        for (const run of [0, 1, 2, 3]) {
          const hour = new Date(NIGHT.getTime() + run * 3_600_000);
          const part = events.filter((_, index) => all[index]?.run === run);
          await add(bitByBit, ...part.map(event => ({ ...event, receivedAt: hour })));
          await rollUpNew(bitByBit, at(new Date(hour.getTime() + 60_000)));
        }
        const filled = Object.entries(stats(bitByBit)).filter(([, { views, saves, clicks }]) =>
          Boolean(views + saves + clicks),
        );
        const expected = Object.entries(stats(atOnce)).filter(([, { views, saves, clicks }]) =>
          Boolean(views + saves + clicks),
        );
        expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 150 },
    );
  });

  it('says how many events count nowhere', async () => {
    const store = storeOf([testEvent('1'), testEvent('2', { productId: 'gone' })]);
    const strange = { ...testEvent('3'), kind: 'hack' };
    await store.commit([{ type: 'create', collection: 'events', id: '3', data: strange }]);
    expect(await rollUpNew(store, at(NIGHT))).toMatchObject({ events: 1, unknown: 2 });
  });

  it('counts a deleted product for whose it was', async () => {
    const former = [{ id: 'gone', businessId: 'seats', category: 'Chairs' }];
    const store = storeOf([testEvent('1', { productId: 'gone' })], { formerProducts: former });
    await rollUpNew(store, at(NIGHT));
    expect(day(store, 'seats_2026-11-03')?.views).toBe(1);
  });

  it('deletes events that are older than they are kept, and keeps their figures', async () => {
    const old = { at: new Date('2026-07-07T10:00:00Z'), userId: 'eva' };
    const many = Array.from({ length: 450 }, (_, index) => testEvent(`old${index}`, old));
    const store = storeOf([...many, testEvent('1')]);
    await rollUpNew(store, at(new Date('2026-07-08T01:00:00Z')));
    expect(await rollUpNew(store, at(NIGHT, 0))).not.toHaveProperty('swept');
    expect(await rollUpNew(store, at(NIGHT))).toMatchObject({ swept: 450 });
    expect(store.all('events').map(({ id }) => id)).toEqual(['1']);
    expect(day(store, 'platform_2026-07-07')?.views).toBe(450);
  });

  it('lets one of two instances work, and the other say so', async () => {
    const store = storeOf([testEvent('1')]);
    const both = await Promise.all([rollUpNew(store, at(NIGHT)), rollUpNew(store, at(NIGHT))]);
    expect(both.filter(did => did.busy === 1)).toHaveLength(1);
    expect(day(store, 'lights_2026-11-03')?.views).toBe(1);
  });

  it('goes on where the last run had no time left', async () => {
    const store = storeOf([
      testEvent('1', { day: '2026-11-02' }),
      testEvent('2', { day: '2026-11-03' }),
      testEvent('3', { day: '2026-11-04' }),
    ]);
    expect(await rollUpNew(store, at(NIGHT, 0))).toMatchObject({ days: 0, left: 3 });
    expect(store.all('stats')).toEqual([]);
    expect(await rollUpNew(store, at(NIGHT))).toMatchObject({ days: 3, left: 0 });
    expect(day(store, 'platform_2026-11-04')?.previousVisits).toEqual({ 1: 1 });
  });

  it('does again what a run that died in the middle had begun', async () => {
    const events = [testEvent('1', { day: '2026-11-01' }), testEvent('2', { day: '2026-11-04' })];
    const late = testEvent('3', { at: new Date('2026-11-03T09:00:00Z'), receivedAt: NIGHT });
    const undisturbed = storeOf([...events, late]);
    await rollUpNew(undisturbed, at(NIGHT));
    // Whichever commit it dies at.
    for (let dies = 1; dies <= 9; dies++) {
      const store = storeOf(events);
      await rollUpNew(store, at(NIGHT));
      await add(store, late);
      let commits = 0;
      const dying = {
        ...store,
        commit: (writes: Parameters<MemoryStore['commit']>[0]) => {
          commits += 1;
          if (commits >= dies) throw new Error('killed');
          return store.commit(writes);
        },
      };
      await rollUpNew(dying, at(new Date('2026-11-05T02:00:00Z'))).catch(() => {});
      await rollUpNew(store, at(new Date('2026-11-05T09:00:00Z')));
      for (const id of ['platform_2026-11-03', 'platform_2026-11-04'])
        expect(day(store, id)).toEqual(day(undisturbed, id));
    }
  });

  it('tells what owners did, and takes away what is no roll-up any more', async () => {
    const entry = {
      ...{ id: 'a1', at: new Date('2026-11-03T15:00:00Z'), actorId: 'seats', actorEmail: '' },
      ...{ actorRole: 'owner', action: 'update', resource: 'products', records: ['chair'] },
      ...{ label: '', businessId: 'seats', reason: '', source: 'form', reverts: null },
      changes: { chair: [{ field: 'price', from: 100, to: 200 }] },
    };
    const stale = { id: 'moved_2026-11-03', day: '2026-11-03', scope: 'business' };
    const open = { id: 'r1', status: 'open', businessId: 'lights' };
    const store = storeOf([testEvent('1', { day: '2026-11-03' })], {
      ...{ audit: [entry], stats: [stale], reports: [open] },
    });
    await rollUpNew(store, at(new Date('2026-11-04T01:00:00Z')));
    expect(Object.keys(stats(store)).sort()).toEqual([
      ...['lights_2026-11-03', 'platform_2026-11-03', 'seats_2026-11-03'],
    ]);
    expect(day(store, 'seats_2026-11-03')).toMatchObject({ views: 0, done: { price: 1 } });
    expect(day(store, 'platform_2026-11-03')?.byBusiness).toMatchObject({
      lights: { views: 1, openReports: 1 },
      seats: { edits: 1, imports: 0 },
    });
    // Made anew much later, when the report is closed, the day still says what was so then.
    await store.commit([
      { type: 'update', collection: 'reports', id: 'r1', data: { status: 'resolved' } },
    ]);
    await rollUpRange(
      store,
      { from: '2026-11-03', to: '2026-11-03' },
      at(new Date('2026-12-01T00:00:00Z')),
    );
    expect(day(store, 'platform_2026-11-03')?.byBusiness?.lights?.openReports).toBe(1);
  });
});

describe('rollUpRange', () => {
  it('makes each day of a range anew, and the later ones that follow from it', async () => {
    const store = storeOf([testEvent('1', { day: '2026-10-20' }), testEvent('2')]);
    const did = await rollUpRange(store, { from: '2026-10-20', to: '2026-10-21' }, at(NIGHT));
    expect(did).toMatchObject({ days: 2, events: 1 });
    expect(day(store, 'platform_2026-10-21')?.views).toBe(0);
    await rollUpNew(store, at(NIGHT));
    expect(day(store, 'platform_2026-11-03')?.previousVisits).toEqual({ 14: 1 });
  });

  it.each([
    ['2026-11-02', '2026-11-01'],
    ['yesterday', '2026-11-01'],
    ['2026-11-01', '2026-11-06'],
    [addDays('2026-11-05', -EVENT_DAYS), '2026-11-01'],
  ])('refuses %s to %s', async (from, to) => {
    await expect(rollUpRange(storeOf([]), { from, to }, at(NIGHT))).rejects.toThrow(TaskRefusal);
  });
});
