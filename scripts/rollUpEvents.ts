import { dayOf, weekOf } from '../src/domain/analytics/days.ts';
import type { Activity, DailyStats } from '../src/domain/schemas/stats.ts';

/** Something a visitor of the catalogue did; the catalogue's apps log these. */
export interface CatalogueEvent {
  kind: 'view' | 'save' | 'click';
  at: Date;
  userId: string;
  /** When that user was first seen in the scope: anywhere on the platform. */
  firstSeenAt: Date;
  productId: string;
  businessId: string;
  category: string;
  /** ISO 3166 alpha-2; empty where unknown. */
  country: string;
  /** `phone`, `tablet` or `desktop`. */
  device: string;
}

/** Most products that one roll-up lists; the totals count all. Keeps a document under 1 MiB. */
export const MAX_PRODUCTS_PER_DAY = 5_000;

const COUNTERS = { view: 'views', save: 'saves', click: 'clicks' } as const;

const tally = (events: readonly CatalogueEvent[]): Activity => {
  const activity = { views: 0, saves: 0, clicks: 0 };
  for (const { kind } of events) activity[COUNTERS[kind]]++;
  return activity;
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const tallyBy = (events: readonly CatalogueEvent[], keyOf: (event: CatalogueEvent) => string) =>
  [...groupBy(events, keyOf)]
    .filter(([key]) => key !== '')
    .map(([key, group]): [string, Activity] => [key, tally(group)])
    .sort((a, b) => b[1].views - a[1].views || (a[0] < b[0] ? -1 : 1));

const countUsers = (
  users: readonly CatalogueEvent[],
  keyOf: (event: CatalogueEvent) => string,
): Record<string, number> =>
  Object.fromEntries(
    [...groupBy(users, keyOf)].filter(([key]) => key !== '').map(([key, all]) => [key, all.length]),
  );

const rollUpDay = (
  day: string,
  businessId: string | null,
  events: readonly CatalogueEvent[],
  now: Date,
): DailyStats => {
  // A person counts once a day: by the first thing they did.
  const users = [...groupBy(events, event => event.userId).values()].flatMap(
    ([first]) => first ?? [],
  );
  const newUsers = users.filter(user => dayOf(user.firstSeenAt) === day).length;
  return {
    id: `${businessId ?? 'platform'}_${day}`,
    scope: businessId === null ? 'platform' : 'business',
    businessId,
    day,
    ...tally(events),
    users: users.length,
    newUsers,
    returningUsers: users.length - newUsers,
    byProduct: Object.fromEntries(
      tallyBy(events, event => event.productId).slice(0, MAX_PRODUCTS_PER_DAY),
    ),
    byCategory: Object.fromEntries(tallyBy(events, event => event.category)),
    byCountry: countUsers(users, user => user.country),
    byDevice: countUsers(users, user => user.device),
    cohorts: countUsers(users, user => weekOf(dayOf(user.firstSeenAt))),
    updatedAt: now,
  };
};

/**
 * The reference writer of roll-ups: all documents that a batch of events makes, one for each
 * business and day and one for the platform and day, in UTC. Give it whole days and store each
 * result with `set` under its `id`: doing a day again then replaces it instead of adding to it.
 * @param events every event of the days, in the order they happened.
 */
export const rollUpEvents = (events: readonly CatalogueEvent[], now: Date): DailyStats[] =>
  [...groupBy(events, event => dayOf(event.at))].flatMap(([day, ofDay]) => [
    rollUpDay(day, null, ofDay, now),
    ...[...groupBy(ofDay, event => event.businessId)].map(([businessId, own]) =>
      rollUpDay(day, businessId, own, now),
    ),
  ]);
