import type { Page } from '@playwright/test';
import { median } from './median.ts';
import { openConsole } from './openConsole.ts';

const SIZES = [100, 10_000, 100_000];
const RUNS = 7;

/** The largest catalogue may take this many times as long as the smallest. */
const TARGET = 1.3;

/** Milliseconds from navigation to the first row on the screen. */
const timeToFirstRow = async (page: Page, url: string) => {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await page.goto(`${url}/all-products`, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(
      () => document.querySelector('tbody tr a') !== null && performance.now(),
      undefined,
      { polling: 'raf' },
    );
    const time = Number(await seen.jsonValue());
    // The first one fills the browser's caches.
    if (run > 0) times.push(time);
  }
  return median(times);
};

/** Prints the time to the first product row by size of the catalogue, as a ratio to the smallest. */
export const benchFirstRow = async (): Promise<boolean> => {
  const bench = await openConsole();
  console.info('\nNavigation to the first product row (embedded back end, administrator, median)');
  let first = 0;
  let worst = 0;
  try {
    for (const products of SIZES) {
      await bench.fill(products);
      const page = await bench.signIn('admin');
      const time = await timeToFirstRow(page, bench.url);
      await page.close();
      first ||= time;
      worst = Math.max(worst, time / first);
      console.info(
        `  ${products.toLocaleString('en').padStart(8)} products ${time.toFixed(0).padStart(6)} ms  (${(time / first).toFixed(2)})`,
      );
    }
  } finally {
    await bench.close();
  }
  console.info(`  target: at most ${TARGET}: ${worst <= TARGET ? 'ok' : 'OVER'}`);
  return worst <= TARGET;
};
