import { describe, expect, it } from 'vitest';
import { aggregateStats } from '../src/domain/analytics/aggregate.ts';
import { dailyStatsSchema } from '../src/domain/schemas/stats.ts';
import { type CatalogueEvent, MAX_PRODUCTS_PER_DAY, rollUpEvents } from './rollUpEvents.ts';

const now = new Date('2026-11-04T03:00:00Z');
const event = (more: Partial<CatalogueEvent> = {}): CatalogueEvent => ({
  kind: 'view',
  at: new Date('2026-11-03T10:00:00Z'),
  userId: 'u1',
  firstSeenAt: new Date('2026-11-03T10:00:00Z'),
  productId: 'p1',
  businessId: 'owner',
  category: 'Lighting',
  country: 'DE',
  device: 'phone',
  ...more,
});

const events = [
  event(),
  event({ kind: 'click' }),
  event({ userId: 'u2', firstSeenAt: new Date('2026-10-26T09:00:00Z'), productId: 'p2' }),
  event({ userId: 'u2', firstSeenAt: new Date('2026-10-26T09:00:00Z'), businessId: 'other' }),
  event({ at: new Date('2026-11-03T23:59:59Z'), kind: 'save', country: '' }),
  event({ at: new Date('2026-11-04T00:00:00Z') }),
];

const find = (id: string) => rollUpEvents(events, now).find(one => one.id === id);

describe('rollUpEvents', () => {
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

  it('adds up to what the console shows', () => {
    const own = rollUpEvents(events, now).filter(({ businessId }) => businessId === 'owner');
    const report = aggregateStats(own, { from: '2026-11-03', to: '2026-11-04' });
    expect(report.totals).toMatchObject({ views: 3, saves: 1, clicks: 1, users: 3, newUsers: 1 });
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
