import { describe, expect, it } from 'vitest';
import { MOST_NAMED, productsBehind } from './productsBehind.ts';
import type { RankedProduct } from './rankProducts.ts';
import { viewed } from './testDay.ts';

/** A mulberry32 generator: the same numbers on every machine. */
const seeded = (seed: number) => {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
};

const normal = (next: () => number) =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

const poisson = (mean: number, next: () => number) => {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(next)));
  const floor = Math.exp(-mean);
  let [count, product] = [0, next()];
  while (product > floor) {
    count += 1;
    product *= next();
  }
  return count;
};

interface Planted {
  /** The product, by its rank among the viewed ones. */
  product: number;
  from: number;
  factor: number;
}

const DAYS = 180;

/**
 * Half a year of views by product and day: few products are viewed by many, the catalogue grows or
 * shrinks, weekends differ, a sale of everything lasts five days, and no product's days are alike.
 */
const halfYear = (seed: number, planted?: Planted) => {
  const next = seeded(seed);
  const products = 20 + Math.floor(next() * 100);
  const top = 4 + next() * 40;
  const growth = 0.7 + next() * 1.1;
  const weekend = 0.7 + next() * 0.8;
  const sale = Math.floor(next() * DAYS);
  return Array.from({ length: DAYS }, (_, day) => {
    const season =
      growth ** (day / DAYS) *
      (day % 7 > 4 ? weekend : 1) *
      (day >= sale && day < sale + 5 ? 1.8 : 1);
    return Array.from({ length: products }, (_, product) => {
      const effect = planted?.product === product && day >= planted.from ? planted.factor : 1;
      const noise = Math.exp(0.3 * normal(next) - 0.045);
      return poisson((top / (product + 1) ** 0.8) * season * effect * noise, next);
    });
  });
};

const ranked = (days: readonly number[][], from: number, to: number): RankedProduct[] =>
  (days[0] ?? [])
    .map((_, product) => ({
      id: `p${product}`,
      activity: viewed(days.slice(from, to).reduce((sum, day) => sum + (day[product] ?? 0), 0)),
    }))
    .filter(({ activity }) => activity.views > 0);

/** The period of `length` days that begins on `start`, compared with the one before. */
const compare = (days: readonly number[][], start: number, length: number) =>
  productsBehind(ranked(days, start, start + length), ranked(days, start - length, start), length);

describe('productsBehind', () => {
  it('names at most one product per business in 180 days to which nothing happened', () => {
    const alarms = Array.from({ length: 100 }, (_, business) => {
      const days = halfYear(5000 + business);
      const named = new Set<string>();
      for (const length of [7, 30])
        for (let start = length; start + length <= DAYS; start += length)
          for (const { id } of compare(days, start, length).named) named.add(`${start} ${id}`);
      return named.size;
    });
    expect(Math.max(...alarms)).toBeLessThanOrEqual(1);
  });

  it.each([
    [30, 2, 0.4, 0.9],
    [30, 3, 0.2, 0.97],
    // A week holds fewer views: of a small shop it tells less.
    [7, 3, 0.2, 0.7],
  ])(
    'names first what was planted among the four busiest: %s days, times %s or %s, %s of them',
    (length, more, less, share) => {
      const businesses = 200;
      const found = Array.from({ length: businesses }, (_, business) => {
        const factor = business % 2 === 0 ? more : less;
        const planted = { product: Math.floor(business / 2) % 4, from: 90, factor };
        const { named } = compare(halfYear(9000 + business, planted), 90, length);
        return named[0]?.id === `p${planted.product}`;
      }).filter(Boolean).length;
      expect(found / businesses).toBeGreaterThanOrEqual(share);
    },
  );

  const of = (views: Record<string, number>): RankedProduct[] =>
    Object.entries(views).map(([id, count]) => ({ id, activity: viewed(count) }));
  const steady = { a: 100, b: 90, c: 80, d: 70, e: 60, f: 50 };

  it('adds up: the named products and the others are the whole change', () => {
    const change = productsBehind(of({ ...steady, a: 400, g: 3 }), of(steady), 30);
    expect(change.named).toEqual([{ id: 'a', before: 100, now: 400 }]);
    expect(change).toMatchObject({ before: 450, now: 753 });
    expect(change.others).toEqual({ products: 6, before: 350, now: 353 });
  });

  it('names what appeared and what is viewed no more, and never more than may be read', () => {
    const { a: _, ...rest } = steady;
    const gone = productsBehind(of(rest), of(steady), 30);
    expect(gone.named).toEqual([{ id: 'a', before: 100, now: 0 }]);
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`new${index}`, 200 + index]),
    );
    const appeared = productsBehind(of({ ...steady, ...many }), of(steady), 30);
    expect(appeared.named.map(({ id }) => id)).toEqual(['new8', 'new7', 'new6']);
    expect(appeared.named).toHaveLength(MOST_NAMED);
  });

  it('names nobody where all of them doubled, and where there are too few to tell', () => {
    const doubled = Object.fromEntries(
      Object.entries(steady).map(([id, views]) => [id, views * 2]),
    );
    expect(productsBehind(of(doubled), of(steady), 30).named).toEqual([]);
    expect(productsBehind(of({ a: 500, b: 2 }), of({ a: 20, b: 2 }), 30).named).toEqual([]);
    expect(productsBehind([], [], 30)).toMatchObject({ before: 0, now: 0, named: [] });
  });
});
