import { aggregateStats } from '../../src/domain/analytics/aggregate.ts';
import { addDays } from '../../src/domain/analytics/days.ts';
import { testDay } from '../../src/domain/analytics/testDay.ts';
import { cpuMilliseconds } from './cpuTime.ts';
import { benchFirstPaint } from './firstPaint.ts';

const SIZES = [
  { days: 90, productsPerDay: 300, most: 50 },
  { days: 90, productsPerDay: 2500, most: 400 },
  { days: 366, productsPerDay: 2500, most: 1500 },
];
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

const benchAddingUp = (): boolean => {
  console.info('\nAdding up roll-ups (processor time, fastest of five)');
  let within = true;
  for (const { days, productsPerDay, most } of SIZES) {
    const stored = rollUps(days, productsPerDay);
    const range = { from: FIRST, to: addDays(FIRST, days - 1) };
    const runs = Array.from({ length: RUNS }, () => {
      const start = process.cpuUsage();
      aggregateStats(stored, range);
      return cpuMilliseconds(start);
    });
    const milliseconds = Math.round(Math.min(...runs));
    within &&= milliseconds <= most;
    console.info(
      `  ${String(days).padStart(3)} days of ${String(productsPerDay).padStart(4)} products ${String(milliseconds).padStart(5)} of ${most} ms ${milliseconds <= most ? 'ok' : 'OVER'}`,
    );
  }
  return within;
};

/** Prints how long the figures of a page take to add up, and how soon each page shows some. */
export const benchAnalytics = async (): Promise<boolean> => {
  const added = benchAddingUp();
  return (await benchFirstPaint()) && added;
};
