import type { RankedProduct } from './rankProducts.ts';

/** Most products that are named: each is read with what was done to it. */
export const MOST_NAMED = 3;

/** Products by whose ratios the rest of the catalogue is judged, and the fewest of them. */
const ENOUGH_VIEWS = 10;
const ENOUGH_PRODUCTS = 5;

/** How far, in standard deviations, a product must be from the others to stand out. */
const STANDS_OUT = 3.5;
/** The least share of its views that must be its own doing, and the fewest views. */
const LEAST_SHARE = 0.3;
const LEAST_VIEWS = 15;

/** By how much a product's days differ from each other besides chance, squared. */
export const DAY_TO_DAY = 0.16;

/** The median of a squared standard normal deviate. */
const MEDIAN_SQUARE = 0.4549;

/** A product's views in the period before and in this one. */
export interface ProductChange {
  id: string;
  before: number;
  now: number;
}

/** What makes up the change between two periods. */
export interface ChangeBehind {
  /** Views in the period before and in this one. */
  before: number;
  now: number;
  /** Products that changed otherwise than the others did, the most so first. */
  named: ProductChange[];
  /** All the others together. */
  others: { products: number; before: number; now: number };
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

const changesOf = (now: readonly RankedProduct[], before: readonly RankedProduct[]) => {
  const changes = new Map<string, ProductChange>();
  for (const { id, activity } of before) changes.set(id, { id, before: activity.views, now: 0 });
  for (const { id, activity } of now)
    changes.set(id, { id, before: changes.get(id)?.before ?? 0, now: activity.views });
  return [...changes.values()];
};

const sum = (changes: readonly ProductChange[]) => ({
  before: changes.reduce((total, change) => total + change.before, 0),
  now: changes.reduce((total, change) => total + change.now, 0),
});

/**
 * Which products are behind the change of views between two periods of `days` days each: those that
 * changed otherwise than most products did (the median of their ratios), by more than chance and the
 * usual difference between days explain, and by a share worth naming. None is named where the change
 * is spread over many, or where there are too few products to tell.
 */
export const productsBehind = (
  nowRanked: readonly RankedProduct[],
  beforeRanked: readonly RankedProduct[],
  days: number,
): ChangeBehind => {
  const all = changesOf(nowRanked, beforeRanked);
  const comparable = all.filter(({ before, now }) => before + now >= ENOUGH_VIEWS && before > 0);
  const none = { ...sum(all), named: [], others: { products: all.length, ...sum(all) } };
  if (comparable.length < ENOUGH_PRODUCTS) return none;
  const usual = median(comparable.map(({ before, now }) => now / before));
  if (usual === 0) return none;
  const excess = ({ before, now }: ProductChange) => now - usual * before;
  const chance = ({ before, now }: ProductChange) => usual * (before + now);
  const spread = Math.max(
    1,
    median(comparable.map(one => excess(one) ** 2 / chance(one))) / MEDIAN_SQUARE,
  );
  const standsOut = (one: ProductChange) => {
    const level = (one.now + usual * one.before) / 2;
    const variance = spread * chance(one) + (level ** 2 * 2 * DAY_TO_DAY) / days;
    const most = Math.max(one.now, usual * one.before);
    const beyond = Math.abs(excess(one));
    return (
      beyond >= LEAST_VIEWS &&
      beyond >= LEAST_SHARE * most &&
      beyond >= STANDS_OUT * Math.sqrt(variance)
    );
  };
  const named = all
    .filter(standsOut)
    .sort((a, b) => Math.abs(excess(b)) - Math.abs(excess(a)) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_NAMED);
  const others = all.filter(one => !named.includes(one));
  return { ...sum(all), named, others: { products: others.length, ...sum(others) } };
};
