import type { Activity, DailyStats } from '../schemas/stats.ts';
import type { ComparedPoint } from './comparedTrend.ts';
import { eachDay } from './days.ts';
import { type DayRange, periodBefore } from './ranges.ts';
import { mergedInto, type Redirects, sumActivity } from './redirects.ts';
import { MAX_PRODUCTS_PER_DAY } from './rollUpEvents.ts';

type ProductDay = Pick<DailyStats, 'day' | 'byProduct'>;

/** What the days of a range tell of the products of one scope. */
export interface FigureDays {
  range: DayRange;
  days: readonly ProductDay[];
  /** Days of the range without a roll-up. */
  missing: readonly string[];
  /** Days whose roll-up lists as many products as it can: of others it tells nothing. */
  capped: readonly string[];
}

/**
 * Looks through the days once, for every product that is looked up in them.
 * @param days roll-ups of the range, each of another day, in any order.
 */
export const figureDays = (range: DayRange, days: readonly ProductDay[]): FigureDays => {
  const known = new Set(days.map(({ day }) => day));
  return {
    range,
    days,
    missing: eachDay(range.from, range.to).filter(day => !known.has(day)),
    capped: days
      .filter(({ byProduct }) => Object.keys(byProduct).length >= MAX_PRODUCTS_PER_DAY)
      .map(({ day }) => day),
  };
};

/** What a product and those that were merged into it had, by day. */
const daysOf = ({ days }: FigureDays, productId: string, redirects: Redirects) => {
  const ids = [...new Set([productId, ...mergedInto(productId, redirects)])];
  return days.map(({ day, byProduct }) => ({
    day,
    parts: ids.flatMap(id => {
      const activity = Object.hasOwn(byProduct, id) ? byProduct[id] : undefined;
      return activity ? [{ [productId]: activity }] : [];
    }),
  }));
};

/**
 * What people did with one product in a range, as `rankProducts` adds it up for all of them.
 * @returns null where nothing is known: no day has a roll-up, or the product is in none and one is capped.
 */
export const productActivity = (
  figures: FigureDays,
  productId: string,
  redirects: Redirects,
): Activity | null => {
  const parts = daysOf(figures, productId, redirects).flatMap(day => day.parts);
  const isKnown = figures.days.length > 0 && figures.capped.length === 0;
  if (parts.length === 0) return isKnown ? { views: 0, saves: 0, clicks: 0 } : null;
  return sumActivity(parts).get(productId) ?? null;
};

/**
 * A product's views by day, each day beside the one as far into the period before.
 * @param before the period before; null where it is not compared.
 */
export const productTrend = (
  figures: FigureDays,
  before: FigureDays | null,
  productId: string,
  redirects: Redirects,
): ComparedPoint[] => {
  const viewsOf = (of: FigureDays) =>
    new Map(
      daysOf(of, productId, redirects).map(({ day, parts }) => [
        day,
        sumActivity(parts).get(productId)?.views ?? 0,
      ]),
    );
  const { range } = figures;
  const earlier = periodBefore(range);
  const earlierDays = eachDay(earlier.from, earlier.to);
  const [now, then] = [viewsOf(figures), before && viewsOf(before)];
  return eachDay(range.from, range.to).map((day, index) => {
    const other = earlierDays[index];
    return {
      day,
      value: now.get(day) ?? null,
      before: then && other ? { day: other, value: then.get(other) ?? null } : null,
    };
  });
};
