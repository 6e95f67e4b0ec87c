import type { Page } from '@playwright/test';
import { openConsole } from './openConsole.ts';

const SIZES = [10_000, 100_000];
const MOST_MILLISECONDS = 10_000;
/** Longer than this, and a person notices that the page does not react. */
const MOST_BLOCKED = 200;

/** What a search in the console took, in milliseconds. */
interface SearchFigures {
  /** From the click to the queue: the whole catalogue is read and checked, then compared. */
  whole: number;
  /** The comparison, in the worker. */
  compare: number;
  /** Time that the page could not react at once: the longest, and all of it. */
  longest: number;
  blocked: number;
  pairs: number;
}

const number = (text: string, pattern: RegExp) =>
  Number((pattern.exec(text)?.[1] ?? '').replaceAll(',', ''));

const search = async (page: Page, products: number): Promise<SearchFigures> => {
  // What an earlier search found is still shown, with a button to look again.
  const start = page.getByRole('button', { name: /^(Find duplicates|Look again)$/ });
  await start.waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const begun = Date.now();
  await start.click();
  const result = page.getByText(`among ${products.toLocaleString('en')} products`);
  await result.waitFor();
  const whole = Date.now() - begun;
  const told = (await result.textContent()) ?? '';
  const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  return {
    whole,
    compare: number(told, /compared in ([\d,]+)/),
    longest: Math.round(Math.max(0, ...tasks)),
    blocked: Math.round(tasks.reduce((sum, one) => sum + one, 0)),
    pairs: number(told, /^([\d,]+)/),
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
      const { whole, compare, longest, blocked, pairs } = await search(page, products);
      await page.close();
      within &&= compare <= MOST_MILLISECONDS && longest <= MOST_BLOCKED;
      console.info(
        `  ${String(products).padStart(7)} products, ${pairs} pairs: compared in ${compare} ms, ${whole} ms with reading; tasks over 50 ms take ${blocked} ms, the longest ${longest} ms`,
      );
    }
  } finally {
    await opened.close();
  }
  console.info(
    `  at most ${MOST_MILLISECONDS} ms to compare, ${MOST_BLOCKED} ms blocked at once: ${within ? 'ok' : 'OVER'}`,
  );
  return within;
};
