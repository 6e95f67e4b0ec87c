import { groupBy } from '../groupBy.ts';
import type { Activity, BusinessDay, DailyStats, Done } from '../schemas/stats.ts';
import { MAX_BUSINESSES_PER_DAY } from './businessFigures.ts';
import { dayCount, dayOf, weekOf } from './days.ts';
import { type DoneDay, sumDone } from './doneDays.ts';

/** Something a visitor of the catalogue did; the catalogue's apps log these. */
export interface CatalogueEvent {
  kind: 'view' | 'save' | 'click';
  at: Date;
  userId: string;
  /** When that user was first seen anywhere on the platform. */
  firstSeenAt: Date;
  /**
   * When that user was last seen before this event: anywhere on the platform, and at the event's
   * business. Null where never.
   */
  previouslySeen: { platform: Date | null; business: Date | null };
  productId: string;
  businessId: string;
  category: string;
  /**
   * The platform that the product was imported from, or `manual`; left out where the app does not know, and then
   * the day does not tell sources apart.
   */
  source?: string;
  /** ISO 3166 alpha-2; empty where unknown. */
  country: string;
  /** `phone`, `tablet` or `desktop`. */
  device: string;
}

/**
 * What an owner did in the console on one day, and how many reports about the business were open at its end.
 * Neither is an event of the catalogue: the first is counted from the audit trail, the second asked by a count.
 */
export interface OwnersDay {
  day: string;
  businessId: string;
  imports: number;
  edits: number;
  openReports: number;
}

/** Most products that one roll-up lists; the totals count all. Keeps a document under 1 MiB. */
export const MAX_PRODUCTS_PER_DAY = 5_000;

/** Previous visits longer ago are left out: no period of the console is longer than 366 days. */
export const MAX_DAYS_AGO = 400;

const COUNTERS = { view: 'views', save: 'saves', click: 'clicks' } as const;

const tally = (events: readonly CatalogueEvent[]): Activity => {
  const activity = { views: 0, saves: 0, clicks: 0 };
  for (const { kind } of events) activity[COUNTERS[kind]]++;
  return activity;
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

/** Days since the person's last visit before `day`; null where there was none. */
const daysSince = (
  events: readonly CatalogueEvent[],
  scope: DailyStats['scope'],
  day: string,
): number | null => {
  const last = events
    .flatMap(({ previouslySeen }) => previouslySeen[scope] ?? [])
    .map(dayOf)
    .filter(seen => seen < day)
    .sort()
    .at(-1);
  return last === undefined ? null : dayCount(last, day) - 1;
};

const countPreviousVisits = (
  people: Iterable<readonly CatalogueEvent[]>,
  scope: DailyStats['scope'],
  day: string,
) => {
  const counts: Record<string, number> = {};
  for (const events of people) {
    const ago = daysSince(events, scope, day);
    if (ago !== null && ago <= MAX_DAYS_AGO) counts[ago] = (counts[ago] ?? 0) + 1;
  }
  return counts;
};

const busy = ({ views, imports = 0, edits = 0, openReports = 0 }: BusinessDay) =>
  views * 4 + imports + edits + openReports;

/** The day of each business that had visitors, did something or is reported, busiest first. */
const byBusiness = (
  events: readonly CatalogueEvent[],
  owners: readonly OwnersDay[] | null,
): Record<string, BusinessDay> => {
  const days = new Map<string, BusinessDay>(tallyBy(events, event => event.businessId));
  for (const { businessId, imports, edits, openReports } of owners ?? [])
    days.set(businessId, {
      ...(days.get(businessId) ?? { views: 0, saves: 0, clicks: 0 }),
      ...{ imports, edits, openReports },
    });
  return Object.fromEntries(
    [...days]
      .sort((a, b) => busy(b[1]) - busy(a[1]) || (a[0] < b[0] ? -1 : 1))
      .slice(0, MAX_BUSINESSES_PER_DAY),
  );
};

const documentOf = (
  day: string,
  businessId: string | null,
  events: readonly CatalogueEvent[],
  now: Date,
  owners: readonly OwnersDay[] | null,
  done: Done | null,
): DailyStats => {
  // A person counts once a day: by the first thing they did.
  const people = groupBy(events, event => event.userId);
  const users = [...people.values()].flatMap(([first]) => first ?? []);
  const scope = businessId === null ? 'platform' : 'business';
  const newUsers = users.filter(user => dayOf(user.firstSeenAt) === day).length;
  return {
    id: `${businessId ?? 'platform'}_${day}`,
    scope,
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
    ...(events.every(({ source }) => source !== undefined) && {
      bySource: Object.fromEntries(tallyBy(events, event => event.source ?? '')),
    }),
    byCountry: countUsers(users, user => user.country),
    byDevice: countUsers(users, user => user.device),
    cohorts: countUsers(users, user => weekOf(dayOf(user.firstSeenAt))),
    previousVisits: countPreviousVisits(people.values(), scope, day),
    ...(businessId === null && { byBusiness: byBusiness(events, owners) }),
    ...(done && { done }),
    updatedAt: now,
  };
};

/** What else than events a day's roll-ups tell; null where it is not known. */
export interface DayContext {
  now: Date;
  /** What owners did on the day, and the reports about them. */
  owners: readonly OwnersDay[] | null;
  /** What was done on the day, by business. */
  done: readonly DoneDay[] | null;
}

/**
 * All documents of one day: the platform's first, then one for each business that had visitors or did
 * something. A day without either is the platform's alone, of zeros.
 * @param events every event of that day, in the order they happened.
 */
export const rollUpDay = (
  day: string,
  events: readonly CatalogueEvent[],
  { now, owners, done }: DayContext,
): DailyStats[] => {
  const doneOn = done?.filter(one => one.day === day) ?? null;
  const doneBy = (businessId: string) =>
    doneOn && sumDone(doneOn.filter(one => one.businessId === businessId).map(one => one.done));
  const visited = groupBy(events, event => event.businessId);
  const active = doneOn?.flatMap(({ businessId }) => businessId ?? []) ?? [];
  return [
    documentOf(
      day,
      null,
      events,
      now,
      owners?.filter(one => one.day === day) ?? null,
      doneOn && sumDone(doneOn.map(one => one.done)),
    ),
    // Who did something without a visitor has a day as well: one of zeros, with its mark.
    ...[...new Set([...visited.keys(), ...active])].map(businessId =>
      documentOf(day, businessId, visited.get(businessId) ?? [], now, null, doneBy(businessId)),
    ),
  ];
};

/**
 * The reference writer of roll-ups: all documents that a batch of events makes, one for each
 * business and day and one for the platform and day, in UTC. Give it whole days and store each
 * result with `set` under its `id`: doing a day again then replaces it instead of adding to it.
 * @param events every event of the days, in the order they happened.
 * @param owners what owners did on those days, and the reports about them; null where that is not known.
 * @param done what was done on those days (`doneDays` of their audit entries); null where that is not known.
 * @public for writers of one's own
 */
export const rollUpEvents = (
  events: readonly CatalogueEvent[],
  now: Date,
  owners: readonly OwnersDay[] | null = null,
  done: readonly DoneDay[] | null = null,
): DailyStats[] =>
  [...groupBy(events, event => dayOf(event.at))].flatMap(([day, ofDay]) =>
    rollUpDay(day, ofDay, { now, owners, done }),
  );
