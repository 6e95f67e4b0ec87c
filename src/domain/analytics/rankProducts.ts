import type { Activity, DailyStats } from '../schemas/stats.ts';
import { addDays, dayCount } from './days.ts';
import type { DayRange } from './ranges.ts';
import { type Redirects, sumActivity } from './redirects.ts';

/** One product's activity in a range, and in the second half of it against the first. */
export interface RankedProduct {
  id: string;
  activity: Activity;
  /** Views in the range's first half (the shorter one where the days are odd). */
  firstHalf: number;
  /** Views in the equally long last part of the range. */
  secondHalf: number;
}

/** Whether the product was viewed less in the second half than in the first. */
export const isDeclining = (product: RankedProduct) => product.secondHalf < product.firstHalf;

const views = (sums: ReadonlyMap<string, Activity>, id: string) => sums.get(id)?.views ?? 0;

/**
 * Every product with activity in the range, most viewed first (ties by clicks, then by id).
 * @param days the roll-ups of the range, in any order.
 */
export const rankProducts = (
  days: readonly DailyStats[],
  range: DayRange,
  redirects: Redirects,
): RankedProduct[] => {
  const half = Math.floor(dayCount(range.from, range.to) / 2);
  const firstEnd = addDays(range.from, half - 1);
  const secondStart = addDays(range.to, 1 - half);
  const sum = (test: (day: string) => boolean) =>
    sumActivity(
      days.filter(({ day }) => test(day)).map(({ byProduct }) => byProduct),
      redirects,
    );
  const all = sum(() => true);
  const first = sum(day => day <= firstEnd);
  const second = sum(day => day >= secondStart);
  return [...all]
    .map(([id, activity]) => ({
      id,
      activity,
      firstHalf: views(first, id),
      secondHalf: views(second, id),
    }))
    .sort(
      (a, b) =>
        b.activity.views - a.activity.views ||
        b.activity.clicks - a.activity.clicks ||
        (a.id < b.id ? -1 : 1),
    );
};

/** The products that lost most views from the first half of the range to the second. */
export const decliningProducts = (products: readonly RankedProduct[]): RankedProduct[] =>
  products
    .filter(isDeclining)
    .sort(
      (a, b) => a.secondHalf - a.firstHalf - (b.secondHalf - b.firstHalf) || (a.id < b.id ? -1 : 1),
    );
