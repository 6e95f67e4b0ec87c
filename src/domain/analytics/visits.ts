import type { Visitor } from '../schemas/event.ts';
import { addDays, dayOf, weekOf } from './days.ts';
import { type CatalogueEvent, MAX_DAYS_AGO } from './rollUpEvents.ts';

/** Most businesses whose days one visitor has: keeps a document under 1 MiB. Those visited last stay. */
export const MAX_VISITED_BUSINESSES = 150;

/** The last day before `day`; undefined where there is none. */
const dayBefore = (days: readonly string[], day: string) => days.findLast(one => one < day);

const withDay = (days: readonly string[], day: string): string[] => {
  if (days.includes(day)) return [...days];
  const all = [...days, day].sort();
  const oldest = addDays(all.at(-1) ?? day, -MAX_DAYS_AGO);
  return all.filter(one => one >= oldest);
};

const lastVisitedFirst = (businesses: Visitor['businesses']) =>
  Object.entries(businesses).sort(([, a], [, b]) => ((a.at(-1) ?? '') > (b.at(-1) ?? '') ? -1 : 1));

/** A day on which somebody was at some businesses. */
export interface Visit {
  day: string;
  businessIds: readonly string[];
  /** When the person's record says they came first; null where there is none. */
  since: Date | null;
}

/** What noting a visit makes of somebody's days. */
export interface NotedVisit {
  visitor: Visitor;
  /** Whether anything is new. */
  changed: boolean;
  /** Later days whose roll-ups said something else about this person before. */
  later: string[];
}

/**
 * Notes a visit among somebody's days; a visit that is there already changes nothing. One that arrives late
 * changes what later days say: their previous visit, and with an earlier first day their cohort.
 */
export const noteVisit = (stored: Visitor | null, visit: Visit): NotedVisit => {
  const { day, businessIds, since } = visit;
  const before: Visitor = stored ?? { firstDay: day, platform: [], businesses: {} };
  const sinceDay = since === null ? day : dayOf(since);
  const firstDay = [before.firstDay, day, ...(stored ? [] : [sinceDay])].sort()[0] ?? day;
  const later = new Set<string>();
  const nextOf = (days: readonly string[]) => {
    const next = days.includes(day) ? undefined : days.find(one => one > day);
    if (next !== undefined) later.add(next);
  };
  nextOf(before.platform);
  const businesses = { ...before.businesses };
  for (const businessId of businessIds) {
    const days = before.businesses[businessId] ?? [];
    nextOf(days);
    businesses[businessId] = withDay(days, day);
  }
  if (weekOf(firstDay) !== weekOf(before.firstDay))
    for (const one of before.platform) if (one > day) later.add(one);
  const visitor: Visitor = {
    firstDay,
    platform: withDay(before.platform, day),
    businesses: Object.fromEntries(lastVisitedFirst(businesses).slice(0, MAX_VISITED_BUSINESSES)),
  };
  const changed =
    stored === null ||
    firstDay !== before.firstDay ||
    !before.platform.includes(day) ||
    businessIds.some(id => !before.businesses[id]?.includes(day));
  return { visitor, changed, later: [...later].sort() };
};

const instant = (day: string | undefined) =>
  day === undefined ? null : new Date(`${day}T00:00:00Z`);

/** What a roll-up asks of the person behind an event of `day` at a business. */
export const visitFacts = (
  { firstDay, platform, businesses }: Visitor,
  day: string,
  businessId: string,
): Pick<CatalogueEvent, 'firstSeenAt' | 'previouslySeen'> => ({
  firstSeenAt: new Date(`${firstDay}T00:00:00Z`),
  previouslySeen: {
    platform: instant(dayBefore(platform, day)),
    business: instant(dayBefore(businesses[businessId] ?? [], day)),
  },
});
