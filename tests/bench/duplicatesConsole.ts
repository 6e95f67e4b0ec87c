import type { Page } from '@playwright/test';
import { benchLookalikes } from './lookalikes.ts';
import { type LongestTask, longestTask } from './mainThread.ts';
import { openConsole } from './openConsole.ts';

const SIZES = [10_000, 100_000];
/** The size whose suggestions while a product is typed are timed too. */
const LOOKALIKE_PRODUCTS = 10_000;
const MOST_MILLISECONDS = 10_000;
/**
 * Longer than this, and a person notices that the page does not react. In processor time: by the
 * clock a task also takes what the machine does beside it, such as comparing in the worker.
 */
const MOST_BLOCKED = 50;
const MEGABYTE = 1_000_000;

/** What a search in the console took, in milliseconds. */
interface SearchFigures {
  /** From the click to the queue: the whole catalogue is read and checked, then compared. */
  whole: number;
  /** The comparison, in the worker. */
  compare: number;
  longest: LongestTask;
  pairs: number;
  /** What the page holds afterwards. */
  megabytes: number;
}

const number = (text: string, pattern: RegExp) =>
  Number((pattern.exec(text)?.[1] ?? '').replaceAll(',', ''));

const heapOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / MEGABYTE;
};

const search = async (page: Page, products: number): Promise<SearchFigures> => {
  // What an earlier search found is still shown, with a button to look again.
  const start = page.getByRole('button', { name: /^(Find duplicates|Look again)$/ });
  await start.waitFor();
  const result = page.getByText(`among ${products.toLocaleString('en')} products`);
  const begun = Date.now();
  const longest = await longestTask(page, async () => {
    await start.click();
    await result.waitFor();
  });
  const whole = Date.now() - begun;
  const told = (await result.textContent()) ?? '';
  return {
    whole,
    longest,
    compare: number(told, /compared in ([\d,]+)/),
    pairs: number(told, /^([\d,]+)/),
    megabytes: await heapOf(page),
  };
};

/** Prints how long a search takes in a real browser, and whether the page stays responsive. */
export const benchDuplicatesConsole = async (): Promise<boolean> => {
  console.info('\nSearch for duplicates in the console (embedded back end, clock time)');
  const opened = await openConsole();
  let within = true;
  try {
    for (const products of SIZES) {
      await opened.fill(products);
      const page = await opened.signIn('admin');
      await page.goto(`${opened.url}/merge-products`);
      const { whole, compare, longest, pairs, megabytes } = await search(page, products);
      await page.close();
      within &&= compare <= MOST_MILLISECONDS && longest.cpu <= MOST_BLOCKED;
      console.info(
        `  ${String(products).padStart(7)} products, ${pairs} pairs: compared in ${compare} ms, ${whole} ms with reading; longest task ${longest.cpu.toFixed(0)} ms of processor time, ${longest.wall.toFixed(0)} ms by the clock; ${megabytes.toFixed(0)} MB held by the page`,
      );
      if (products === LOOKALIKE_PRODUCTS) within = (await benchLookalikes(opened)) && within;
    }
  } finally {
    await opened.close();
  }
  console.info(
    `  at most ${MOST_MILLISECONDS} ms to compare, a longest task of ${MOST_BLOCKED} ms of processor time: ${within ? 'ok' : 'OVER'}`,
  );
  return within;
};
