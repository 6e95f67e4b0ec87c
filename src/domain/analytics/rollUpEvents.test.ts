import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyStatsSchema } from '../schemas/stats.ts';
import { aggregateStats } from './aggregate.ts';
import { addDays, dayOf, eachDay } from './days.ts';
import {
  type CatalogueEvent,
  MAX_DAYS_AGO,
  MAX_PRODUCTS_PER_DAY,
  rollUpEvents,
} from './rollUpEvents.ts';

const now = new Date('2026-11-04T03:00:00Z');
const event = (more: Partial<CatalogueEvent> = {}): CatalogueEvent => ({
  kind: 'view',
  at: new Date('2026-11-03T10:00:00Z'),
  userId: 'u1',
  firstSeenAt: new Date('2026-11-03T10:00:00Z'),
  previouslySeen: { platform: null, business: null },
  productId: 'p1',
  businessId: 'owner',
  category: 'Lighting',
  country: 'DE',
  device: 'phone',
  ...more,
});

const seen = (platform: string, business: string | null) => ({
  platform: new Date(`${platform}T12:00:00Z`),
  business: business === null ? null : new Date(`${business}T12:00:00Z`),
});

const events = [
  event(),
  event({ kind: 'click' }),
  event({
    userId: 'u2',
    firstSeenAt: new Date('2026-10-26T09:00:00Z'),
    previouslySeen: seen('2026-11-01', '2026-10-26'),
    productId: 'p2',
  }),
  event({
    userId: 'u2',
    firstSeenAt: new Date('2026-10-26T09:00:00Z'),
    previouslySeen: seen('2026-11-03', null),
    businessId: 'other',
  }),
  event({ at: new Date('2026-11-03T23:59:59Z'), kind: 'save', country: '' }),
  event({
    at: new Date('2026-11-04T00:00:00Z'),
    previouslySeen: seen('2026-11-03', '2026-11-03'),
  }),
];

const find = (id: string) => rollUpEvents(events, now).find(one => one.id === id);

describe('rollUpEvents', () => {
  it('tells where the products came from, if every visit of the day does', () => {
    const from = (source: string | undefined) => event(source === undefined ? {} : { source });
    const sources = (...all: (string | undefined)[]) =>
      rollUpEvents(all.map(from), now).map(({ bySource }) => bySource);
    const both = {
      shopify: { views: 2, saves: 0, clicks: 0 },
      manual: { views: 1, saves: 0, clicks: 0 },
    };
    expect(sources('shopify', 'manual', 'shopify')).toEqual([both, both]);
    expect(sources('shopify', undefined)).toEqual([undefined, undefined]);
  });

  it('writes documents that the console reads', () => {
    const documents = rollUpEvents(events, now);
    expect(documents.map(({ id }) => id).sort()).toEqual([
      'other_2026-11-03',
      'owner_2026-11-03',
      'owner_2026-11-04',
      'platform_2026-11-03',
      'platform_2026-11-04',
    ]);
    for (const document of documents) expect(dailyStatsSchema.parse(document)).toEqual(document);
  });

  it('tells what was done, at each business and on the platform, also where nobody came', () => {
    const done = [
      { day: '2026-11-03', businessId: 'owner', done: { price: 2 } },
      { day: '2026-11-03', businessId: 'quiet', done: { price: 1, merge: 1 } },
      { day: '2026-11-03', businessId: null, done: { archive: 4 } },
    ];
    const documents = rollUpEvents(events, now, null, done);
    const of = (id: string) => documents.find(one => one.id === id);
    for (const document of documents) expect(dailyStatsSchema.parse(document)).toEqual(document);
    expect(of('owner_2026-11-03')?.done).toEqual({ price: 2 });
    expect(of('other_2026-11-03')?.done).toEqual({});
    expect(of('quiet_2026-11-03')).toMatchObject({ views: 0, users: 0, done: { merge: 1 } });
    expect(of('platform_2026-11-03')?.done).toEqual({ price: 3, merge: 1, archive: 4 });
    expect(of('platform_2026-11-04')?.done).toEqual({});
    expect(find('owner_2026-11-03')).not.toHaveProperty('done');
  });

  it('counts people once a day, and by the week they first came', () => {
    expect(find('owner_2026-11-03')).toMatchObject({
      views: 2,
      saves: 1,
      clicks: 1,
      users: 2,
      newUsers: 1,
      returningUsers: 1,
      byProduct: { p1: { views: 1, saves: 1, clicks: 1 }, p2: { views: 1, saves: 0, clicks: 0 } },
      byCountry: { DE: 2 },
      cohorts: { '2026-11-02': 1, '2026-10-26': 1 },
    });
    expect(find('platform_2026-11-03')).toMatchObject({ views: 3, users: 2 });
    expect(find('owner_2026-11-04')).toMatchObject({ views: 1, newUsers: 0, returningUsers: 1 });
  });

  it('counts people by the days since their last visit in the scope, and new ones not at all', () => {
    expect(find('platform_2026-11-03')?.previousVisits).toEqual({ 2: 1 });
    expect(find('owner_2026-11-03')?.previousVisits).toEqual({ 8: 1 });
    expect(find('other_2026-11-03')?.previousVisits).toEqual({});
    expect(find('owner_2026-11-04')?.previousVisits).toEqual({ 1: 1 });
  });

  it('leaves out previous visits that no period reaches', () => {
    const ago = (days: number) =>
      event({
        userId: `u${days}`,
        previouslySeen: seen(addDays('2026-11-03', -days), null),
      });
    const [platform] = rollUpEvents([ago(MAX_DAYS_AGO), ago(MAX_DAYS_AGO + 1)], now);
    expect(platform?.previousVisits).toEqual({ [MAX_DAYS_AGO]: 1 });
  });

  it('counts every person once in every range, on the platform and at each business', () => {
    const first = '2026-02-26';
    const length = 6;
    const visit = fc.record({
      userId: fc.constantFrom('ann', 'ben', 'cem', 'dua'),
      businessId: fc.constantFrom('owner', 'other'),
      hour: fc.nat(length * 24 - 1),
    });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 30 }), visits => {
        const firstSeen = new Map<string, Date>();
        const lastSeen = new Map<string, Date>();
        const logged = visits
          .sort((a, b) => a.hour - b.hour)
          .map(({ userId, businessId, hour }) => {
            const at = new Date(Date.parse(`${first}T00:00:00Z`) + hour * 3_600_000);
            const own = `${userId} at ${businessId}`;
            const previouslySeen = {
              platform: lastSeen.get(userId) ?? null,
              business: lastSeen.get(own) ?? null,
            };
            const firstSeenAt = firstSeen.get(userId) ?? at;
            firstSeen.set(userId, firstSeenAt);
            lastSeen.set(userId, at).set(own, at);
            return event({ userId, businessId, at, firstSeenAt, previouslySeen });
          });
        const documents = rollUpEvents(logged, now);
        const days = eachDay(first, addDays(first, length - 1));
        for (const scope of [null, 'owner', 'other']) {
          const own = logged.filter(({ businessId }) => scope === null || businessId === scope);
          const written = documents.filter(({ businessId }) => businessId === scope);
          for (const from of days)
            for (const to of days.filter(day => day >= from)) {
              const inside = own.filter(({ at }) => dayOf(at) >= from && dayOf(at) <= to);
              const report = aggregateStats(written, { from, to });
              const people = new Set(inside.map(({ userId }) => userId));
              expect(report.totals.users).toBe(people.size);
              if (scope !== null) continue;
              const before = [...people].filter(id => dayOf(firstSeen.get(id) ?? now) < from);
              expect(report.totals.returningUsers).toBe(before.length);
            }
        }
      }),
    );
  });

  it('adds up to what the console shows', () => {
    const own = rollUpEvents(events, now).filter(({ businessId }) => businessId === 'owner');
    const report = aggregateStats(own, { from: '2026-11-03', to: '2026-11-04' });
    expect(report.totals).toMatchObject({ views: 3, saves: 1, clicks: 1, users: 2, newUsers: 1 });
  });

  it('tells the platform of each business: its visitors, what its owner did, what is reported', () => {
    const day = '2026-11-03';
    const owners = [
      { day, businessId: 'owner', imports: 1, edits: 4, openReports: 2 },
      { day, businessId: 'quiet', imports: 0, edits: 1, openReports: 0 },
      { day: '2026-11-04', businessId: 'other', imports: 9, edits: 9, openReports: 9 },
    ];
    const documents = rollUpEvents(events, now, owners);
    for (const document of documents) expect(dailyStatsSchema.parse(document)).toEqual(document);
    const platform = documents.find(({ id }) => id === `platform_${day}`);
    expect(platform?.byBusiness).toEqual({
      owner: { views: 2, saves: 1, clicks: 1, imports: 1, edits: 4, openReports: 2 },
      other: { views: 1, saves: 0, clicks: 0 },
      quiet: { views: 0, saves: 0, clicks: 0, imports: 0, edits: 1, openReports: 0 },
    });
    expect(find(`owner_${day}`)).not.toHaveProperty('byBusiness');
  });

  it('lists the most viewed products where there are too many, and counts all', () => {
    const many = Array.from({ length: MAX_PRODUCTS_PER_DAY + 5 }, (_, index) =>
      event({ productId: `p${index}` }),
    );
    const [platform] = rollUpEvents(
      [event({ productId: 'top' }), event({ productId: 'top' }), ...many],
      now,
    );
    expect(Object.keys(platform?.byProduct ?? {})).toHaveLength(MAX_PRODUCTS_PER_DAY);
    expect(platform?.byProduct.top?.views).toBe(2);
    expect(platform?.views).toBe(MAX_PRODUCTS_PER_DAY + 7);
  });
});
