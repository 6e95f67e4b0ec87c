import type { Page } from '@playwright/test';
import { median } from './median.ts';
import { openConsole } from './openConsole.ts';

const RUNS = 9;

/** A page of figures may take this many times as long as the products list on the same data. */
const TARGET = 1.3;

/** Pages of figures against the list of the same account; what is there once they are painted. */
const LIST = { path: '/all-products', painted: 'tbody tr a' };
const FIGURES = 'main a[aria-current="true"]';
const PAGES = [
  { account: 'owner', name: 'product analytics', path: '/products-analytics' },
  { account: 'owner', name: 'user analytics', path: '/user-analytics' },
  { account: 'admin', name: 'platform analytics', path: '/products-analytics' },
  { account: 'admin', name: 'business analytics', path: '/business/owner/business-analytics' },
] as const;

/** Milliseconds from navigation until the page's content is on the screen. */
const timeTo = async (page: Page, address: string, painted: string) => {
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(
    selector => document.querySelector(selector) !== null && performance.now(),
    painted,
    { polling: 'raf' },
  );
  return Number(await seen.jsonValue());
};

/** Prints how long each page of figures takes to its first figure, against the products list. */
export const benchFirstPaint = async (): Promise<boolean> => {
  console.info('\nNavigation to the first figure, against the first row of the products list');
  const opened = await openConsole();
  let worst = 0;
  try {
    await opened.fill(2_500);
    for (const account of ['owner', 'admin'] as const) {
      const page = await opened.signIn(account);
      for (const { name, path } of PAGES.filter(one => one.account === account)) {
        const lists: number[] = [];
        const figures: number[] = [];
        // One after the other, so that whatever else the machine does slows both.
        for (let run = 0; run <= RUNS; run += 1) {
          const list = await timeTo(page, opened.url + LIST.path, LIST.painted);
          const figure = await timeTo(page, opened.url + path, FIGURES);
          // The first run fills the browser's caches.
          if (run > 0) {
            lists.push(list);
            figures.push(figure);
          }
        }
        const ratio = median(figures) / median(lists);
        worst = Math.max(worst, ratio);
        console.info(
          `  ${account.padEnd(6)} ${name.padEnd(20)} ${median(figures).toFixed(0).padStart(5)} ms, list ${median(lists).toFixed(0).padStart(5)} ms  (${ratio.toFixed(2)})`,
        );
      }
      await page.close();
    }
  } finally {
    await opened.close();
  }
  console.info(`  target: at most ${TARGET}: ${worst <= TARGET ? 'ok' : 'OVER'}`);
  return worst <= TARGET;
};
