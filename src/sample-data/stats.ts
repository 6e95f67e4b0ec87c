import { weekOf } from '@/domain/analytics/days.ts';
import { type DoneDay, sumDone } from '@/domain/analytics/doneDays.ts';
import { BY_HAND } from '@/domain/analytics/sources.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Activity, BusinessDay, DailyStats } from '@/domain/schemas/stats.ts';
import { type Clock, DAY } from './clock.ts';
import type { ownersDays } from './ownersDays.ts';
import { COUNTRIES } from './people.ts';
import { createRandom, type Random } from './random.ts';

/** Whole days of analytics in the sample data, the last one yesterday. */
export const STATS_DAYS = 180;

const DEVICES = ['phone', 'phone', 'phone', 'phone', 'desktop', 'desktop', 'desktop', 'tablet'];

/** The scope of the platform's own roll-ups. */
const ANYWHERE = 'platform';

interface Visitor {
  /** Day of the first visit, and its week. */
  day: string;
  week: string;
  country: string;
  device: string;
  /** Number of the day of the last visit, by business; of any visit under `ANYWHERE`. */
  lastSeen: Map<string, number>;
}

/** A roll-up that is being added up. */
interface Tally {
  activity: Activity;
  users: Set<Visitor>;
  byProduct: Map<string, Activity>;
  byCategory: Map<string, Activity>;
  bySource: Map<string, Activity>;
}

const newTally = (): Tally => ({
  activity: { views: 0, saves: 0, clicks: 0 },
  users: new Set(),
  byProduct: new Map(),
  byCategory: new Map(),
  bySource: new Map(),
});

const addTo = (map: Map<string, Activity>, key: string, saved: boolean, clicked: boolean) => {
  const activity = map.get(key) ?? { views: 0, saves: 0, clicks: 0 };
  map.set(key, activity);
  add(activity, saved, clicked);
};

const add = (activity: Activity, saved: boolean, clicked: boolean) => {
  activity.views += 1;
  if (saved) activity.saves += 1;
  if (clicked) activity.clicks += 1;
};

/** Counts one look at a product in the given tallies. */
const countView = (
  tallies: readonly Tally[],
  visitor: Visitor,
  product: Product,
  random: Random,
) => {
  const [saved, clicked] = [random.chance(0.07), random.chance(0.13)];
  for (const tally of tallies) {
    add(tally.activity, saved, clicked);
    tally.users.add(visitor);
    addTo(tally.byProduct, product.id, saved, clicked);
    addTo(tally.bySource, product.source?.platform ?? BY_HAND, saved, clicked);
    if (product.category !== '') addTo(tally.byCategory, product.category, saved, clicked);
  }
};

const countBy = (users: ReadonlySet<Visitor>, keyOf: (user: Visitor) => string) => {
  const counts: Record<string, number> = {};
  for (const user of users) counts[keyOf(user)] = (counts[keyOf(user)] ?? 0) + 1;
  return counts;
};

/** Counts the users by the days since their last visit in the scope, and notes the visit of today. */
const takePreviousVisits = (users: ReadonlySet<Visitor>, scope: string, today: number) => {
  const counts: Record<string, number> = {};
  for (const { lastSeen } of users) {
    const last = lastSeen.get(scope);
    if (last !== undefined) counts[today - last] = (counts[today - last] ?? 0) + 1;
    lastSeen.set(scope, today);
  }
  return counts;
};

const busiestFirst = (activities: ReadonlyMap<string, Activity>) =>
  Object.fromEntries(
    [...activities].sort((a, b) => b[1].views - a[1].views || (a[0] < b[0] ? -1 : 1)),
  );

const toStats = (
  tally: Tally,
  businessId: string | null,
  day: string,
  index: number,
): DailyStats => {
  const scope = businessId ?? ANYWHERE;
  const newUsers = [...tally.users].filter(user => user.day === day).length;
  return {
    id: `${scope}_${day}`,
    scope: businessId === null ? 'platform' : 'business',
    businessId,
    day,
    ...tally.activity,
    users: tally.users.size,
    newUsers,
    returningUsers: tally.users.size - newUsers,
    byProduct: busiestFirst(tally.byProduct),
    byCategory: busiestFirst(tally.byCategory),
    bySource: busiestFirst(tally.bySource),
    byCountry: countBy(tally.users, user => user.country),
    byDevice: countBy(tally.users, user => user.device),
    cohorts: countBy(tally.users, user => user.week),
    previousVisits: takePreviousVisits(tally.users, scope, index),
    updatedAt: new Date(Date.parse(`${day}T00:00:00Z`) + DAY + 20 * 60_000),
  };
};

/** The platform's day by business: those with visitors, and those whose owners did something. */
const byBusiness = (
  tallies: ReadonlyMap<string, Tally>,
  owners: ReturnType<ReturnType<typeof ownersDays>>,
): Record<string, BusinessDay> => {
  const quiet = { imports: 0, edits: 0, openReports: 0 };
  const ids = new Set([...tallies.keys(), ...owners.keys()]);
  return Object.fromEntries(
    [...ids].map(id => [
      id,
      { ...(tallies.get(id) ?? newTally()).activity, ...(owners.get(id) ?? quiet) },
    ]),
  );
};

/** How many new people come on a day: a slow rise, quiet Mondays, a sale in the ninth week. */
const newcomersOn = (index: number, weekday: number, random: Random) => {
  const rise = 14 + index * 0.11;
  const week = weekday === 0 || weekday === 6 ? 1.35 : weekday === 1 ? 0.75 : 1;
  const sale = index >= 58 && index <= 62 ? 1.9 : 1;
  return Math.round(rise * week * sale * (0.8 + 0.4 * random.next()));
};

/** Who comes back: the more recently they first came, the more likely. */
const returningFrom = (known: readonly Visitor[], crowd: number, random: Random): Visitor[] => {
  const usual = (known.length / crowd) ** 0.55;
  const count = Math.round(crowd * usual * (1.1 + 0.5 * random.next()));
  const back = new Set<Visitor>();
  for (let tries = 0; tries < count; tries++) {
    const visitor = known[known.length - 1 - Math.floor(known.length * random.next() ** 2.2)];
    if (visitor) back.add(visitor);
  }
  return [...back];
};

const visitorOf = (day: string, random: Random, lastSeen?: number): Visitor => ({
  day,
  week: weekOf(day),
  country: random.pick(COUNTRIES),
  device: random.pick(DEVICES),
  lastSeen: new Map(lastSeen === undefined ? [] : [[ANYWHERE, lastSeen]]),
});

/** Shops that people come to less and less over the last ten weeks. */
const FADING: readonly string[] = ['biz-dune', 'biz-pebble', 'biz-hearth'];

/** The share of a fading shop's visits that no longer happen on a day, by its number. */
const faded = (index: number) => Math.min(0.85, Math.max(0, (index - 110) / 70));

/** What is looked at: a few products by many, most by hardly anybody, the owner's a little more. */
const chooser = (products: readonly Product[], random: Random) => {
  const shown = random.sample(
    products.filter(({ status }) => status !== 'draft'),
    products.length,
  );
  const owners = shown.filter(({ businessId }) => businessId === 'owner');
  return (before: Date, index: number): Product | undefined => {
    const pool = random.chance(0.12) ? owners : shown;
    const product = pool[Math.floor(pool.length * random.next() ** 3.6)];
    if (!product || product.createdAt >= before) return undefined;
    const gone = FADING.includes(product.businessId) && random.chance(faded(index));
    return gone ? undefined : product;
  };
};

/**
 * Daily roll-ups of 180 days, made from visits: the platform's views, saves and clicks are the
 * sums of the businesses', as is every breakdown by product; people count once a day in each. The
 * first days know people who came before, each once, at no business in particular.
 * @param crowd how many times the usual visitors come.
 */
export function* generateStats(
  products: readonly Product[],
  clock: Clock,
  ownersOn: ReturnType<typeof ownersDays>,
  done: readonly DoneDay[],
  crowd = 1,
): Generator<DailyStats> {
  const random = createRandom('stats');
  const choose = chooser(products, random);
  const today = Date.parse(`${clock.now.toISOString().slice(0, 10)}T00:00:00Z`);
  const dayAt = (index: number) =>
    new Date(today - (STATS_DAYS - index) * DAY).toISOString().slice(0, 10);
  const known: Visitor[] = Array.from({ length: 900 }, (_, index) => {
    const firstSeen = -Math.ceil((900 - index) / 10);
    return visitorOf(dayAt(firstSeen), random, firstSeen);
  });
  for (let index = 0; index < STATS_DAYS; index++) {
    const day = dayAt(index);
    const start = new Date(`${day}T00:00:00Z`);
    const arrivals = Array.from(
      { length: crowd * newcomersOn(index, start.getUTCDay(), random) },
      () => visitorOf(day, random),
    );
    const platform = newTally();
    const businesses = new Map<string, Tally>();
    for (const visitor of [...returningFrom(known, crowd, random), ...arrivals]) {
      for (let views = random.int(1, 4); views > 0; views--) {
        const product = choose(start, index);
        if (!product) continue;
        const tally = businesses.get(product.businessId) ?? newTally();
        businesses.set(product.businessId, tally);
        countView([platform, tally], visitor, product, random);
      }
    }
    known.push(...arrivals.filter(visitor => platform.users.has(visitor)));
    const doneOn = done.filter(one => one.day === day);
    yield {
      ...toStats(platform, null, day, index),
      byBusiness: byBusiness(businesses, ownersOn(day)),
      done: sumDone(doneOn.map(one => one.done)),
    };
    for (const [businessId, tally] of businesses)
      yield {
        ...toStats(tally, businessId, day, index),
        done: sumDone(doneOn.flatMap(one => (one.businessId === businessId ? one.done : []))),
      };
  }
}
