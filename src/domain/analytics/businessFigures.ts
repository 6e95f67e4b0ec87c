import type { Activity, BusinessDay, DailyStats } from '../schemas/stats.ts';

/** Most businesses that one roll-up of the platform lists, busiest first: it stays under 1 MiB. */
export const MAX_BUSINESSES_PER_DAY = 2_000;

/** What one business had in a range. */
export interface BusinessSum {
  activity: Activity;
  /** What its owner did; null where the roll-ups do not tell. */
  imports: number | null;
  edits: number | null;
  /** Reports open at the end of the newest day; null where its roll-up does not tell. */
  openReports: number | null;
}

/** What the days of a range say of the businesses. */
export interface BusinessFigures {
  sums: ReadonlyMap<string, BusinessSum>;
  /** Days whose roll-up does not tell businesses apart: they are in none of the sums. */
  unreported: string[];
  /** Days whose roll-up lists as many as it may, so that the quietest may be missing. */
  full: string[];
  /** The day whose end the open reports are of; null where no day tells any. */
  reportsOn: string | null;
}

const total = (one: number | null, other: number | undefined) =>
  other === undefined ? one : (one ?? 0) + other;

const NOTHING: BusinessSum = {
  activity: { views: 0, saves: 0, clicks: 0 },
  imports: null,
  edits: null,
  openReports: null,
};

const plus = ({ activity, ...owner }: BusinessSum, day: BusinessDay): BusinessSum => ({
  activity: {
    views: activity.views + day.views,
    saves: activity.saves + day.saves,
    clicks: activity.clicks + day.clicks,
  },
  imports: total(owner.imports, day.imports),
  edits: total(owner.edits, day.edits),
  openReports: null,
});

/**
 * Adds up what the platform's roll-ups tell of each business. Who had visitors before, but is in no day of
 * the range, is in no sum: there it had nothing.
 * @param days different days of the platform, the earliest first.
 */
export const sumBusinesses = (
  days: readonly Pick<DailyStats, 'day' | 'byBusiness'>[],
): BusinessFigures => {
  const sums = new Map<string, BusinessSum>();
  const reported = days.flatMap(({ day, byBusiness }) =>
    byBusiness ? [{ day, businesses: Object.entries(byBusiness) }] : [],
  );
  for (const { businesses } of reported)
    for (const [id, day] of businesses) sums.set(id, plus(sums.get(id) ?? NOTHING, day));
  const last = reported.findLast(({ businesses }) =>
    businesses.some(([, { openReports }]) => openReports !== undefined),
  );
  if (last) {
    const open = new Map(last.businesses.map(([id, { openReports = 0 }]) => [id, openReports]));
    for (const [id, sum] of sums) sums.set(id, { ...sum, openReports: open.get(id) ?? 0 });
  }
  return {
    sums,
    unreported: days.filter(({ byBusiness }) => !byBusiness).map(({ day }) => day),
    full: reported
      .filter(({ businesses }) => businesses.length >= MAX_BUSINESSES_PER_DAY)
      .map(({ day }) => day),
    reportsOn: last?.day ?? null,
  };
};
