import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { aggregateStats } from '../../src/domain/analytics/aggregate.ts';
import { addDays } from '../../src/domain/analytics/days.ts';
import { testDay } from '../../src/domain/analytics/testDay.ts';

/** One measurement: the fastest of five aggregations of `days` roll-ups. */
export interface AnalyticsBenchmark {
  days: number;
  productsPerDay: number;
  milliseconds: number;
}

const RUNS = 5;
const FIRST = '2026-01-01';

const rollUps = (days: number, productsPerDay: number) =>
  Array.from({ length: days }, (_, index) =>
    testDay(addDays(FIRST, index), {
      views: productsPerDay,
      newUsers: 3,
      byProduct: Object.fromEntries(
        Array.from({ length: productsPerDay }, (_, n) => [
          `product-${(n * 7 + index) % (productsPerDay * 2)}`,
          { views: 1 + (n % 5), saves: n % 2, clicks: n % 3 },
        ]),
      ),
    }),
  );

/** Aggregates ranges of roll-ups with that many products a day. */
export const benchAnalytics = (
  sizes: readonly { days: number; productsPerDay: number }[] = [
    { days: 90, productsPerDay: 300 },
    { days: 90, productsPerDay: 2500 },
    { days: 366, productsPerDay: 2500 },
  ],
) =>
  sizes.map(({ days, productsPerDay }): AnalyticsBenchmark => {
    const stored = rollUps(days, productsPerDay);
    const range = { from: FIRST, to: addDays(FIRST, days - 1) };
    const runs = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      aggregateStats(stored, range);
      return performance.now() - start;
    });
    return { days, productsPerDay, milliseconds: Math.round(Math.min(...runs) * 10) / 10 };
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) console.info(benchAnalytics());
