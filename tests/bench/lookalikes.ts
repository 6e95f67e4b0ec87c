import type { Page } from '@playwright/test';
import { PAUSE } from '@/lib/useAfterPause.ts';
import { median } from './median.ts';
import type { BenchConsole } from './openConsole.ts';

const SUGGESTIONS = 8;

/** Milliseconds from the end of a pause to the suggestion. */
const TARGET = 150;

/** Milliseconds from the next change of a field to a suggestion; as text, because names are added to functions here. */
const CHANGE_TO_HINT = `new Promise(resolve => {
  let changed = 0;
  document.addEventListener('input', () => { changed = performance.now(); }, { once: true });
  const look = () => {
    const said = [...document.querySelectorAll('main [role=status]')];
    const hint = said.some(status => status.textContent.startsWith('This looks like'));
    if (changed > 0 && hint) resolve(performance.now() - changed);
    else requestAnimationFrame(look);
  };
  look();
})`;

const titlesOf = async (page: Page, url: string) => {
  await page.goto(`${url}/all-products`);
  const links = page.locator('tbody tr a[href*="view-product"]');
  await links.first().waitFor();
  return [...new Set(await links.allTextContents())].slice(0, SUGGESTIONS);
};

/**
 * Prints how long after a pause in typing a title the form says that there is such a product.
 * @returns whether the middle of eight is within the target.
 */
export const benchLookalikes = async ({ url, signIn }: BenchConsole): Promise<boolean> => {
  const page = await signIn('owner');
  const times: number[] = [];
  for (const title of await titlesOf(page, url)) {
    await page.goto(`${url}/add-product`);
    const field = page.getByRole('textbox', { name: 'Title' });
    await field.waitFor();
    const time = page.evaluate<number>(CHANGE_TO_HINT);
    await field.fill(title);
    times.push((await time) - PAUSE);
  }
  await page.close();
  const time = median(times);
  console.info(
    `  lookalikes while adding: ${time.toFixed(0)} of ${TARGET} ms after the pause (all: ${times.map(one => one.toFixed(0)).join(', ')}) ${time <= TARGET ? 'ok' : 'OVER'}`,
  );
  return time <= TARGET;
};
