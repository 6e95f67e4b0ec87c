import { groupBy } from '../groupBy.ts';
import { onceFor } from '../onceFor.ts';
import type { Activity } from '../schemas/stats.ts';

/** Survivor by the id of the product that was merged into it. */
export type Redirects = Readonly<Record<string, string>>;

/** Most steps from a merged product to the one that survives today. */
const MAX_STEPS = 20;

/** The product that `id` lives on in, through any number of merges; a circle ends where it began. */
export const survivorOf = (id: string, redirects: Redirects): string => {
  let current = id;
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = Object.hasOwn(redirects, current) ? redirects[current] : undefined;
    if (next === undefined || next === id) return current;
    current = next;
  }
  return current;
};

const merged = onceFor((redirects: Redirects) =>
  groupBy(Object.keys(redirects), id => survivorOf(id, redirects)),
);

/**
 * The products that live on in `id`, in the order of the redirects. Those are gone through once, not for every cell
 * of a list: they must not change.
 */
export const mergedInto = (id: string, redirects: Redirects): readonly string[] =>
  merged(redirects).get(id) ?? [];

/** The redirects that tombstones tell of. */
export const redirectsOf = (
  products: readonly { id: string; mergedInto?: string | null }[],
): Redirects =>
  Object.fromEntries(
    products.flatMap(({ id, mergedInto }) => (mergedInto ? [[id, mergedInto] as const] : [])),
  );

/** Adds up activity by key over the days; merged products count for their survivor. */
export const sumActivity = (
  days: readonly Readonly<Record<string, Activity>>[],
  redirects: Redirects = {},
): Map<string, Activity> => {
  const sums = new Map<string, Activity>();
  for (const day of days)
    for (const [key, { views, saves, clicks }] of Object.entries(day)) {
      const id = survivorOf(key, redirects);
      const sum = sums.get(id) ?? { views: 0, saves: 0, clicks: 0 };
      sums.set(id, {
        views: sum.views + views,
        saves: sum.saves + saves,
        clicks: sum.clicks + clicks,
      });
    }
  return sums;
};
