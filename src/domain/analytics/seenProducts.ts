import type { DailyStats } from '../schemas/stats.ts';
import { type Redirects, survivorOf } from './redirects.ts';
import { MAX_PRODUCTS_PER_DAY } from './rollUpEvents.ts';

/** When products were last viewed, and how far the roll-ups can tell. */
export interface SeenProducts {
  /** By product, the last of the days on which somebody viewed it. */
  lastViewed: ReadonlyMap<string, string>;
  /** Days whose roll-up lists as many products as it can: others may have had views as well. */
  fullDays: string[];
}

/**
 * When each product was last viewed; views of merged products are their survivor's.
 * @param days different days of one scope, the earliest first.
 */
export const seenProducts = (
  days: readonly Pick<DailyStats, 'day' | 'byProduct'>[],
  redirects: Redirects,
): SeenProducts => {
  const lastViewed = new Map<string, string>();
  for (const { day, byProduct } of days)
    for (const [id, { views }] of Object.entries(byProduct))
      if (views > 0) lastViewed.set(survivorOf(id, redirects), day);
  return {
    lastViewed,
    fullDays: days
      .filter(({ byProduct }) => Object.keys(byProduct).length >= MAX_PRODUCTS_PER_DAY)
      .map(({ day }) => day),
  };
};
