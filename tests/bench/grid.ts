import type { Page } from '@playwright/test';
import { median } from './median.ts';
import { openConsole } from './openConsole.ts';

const PRODUCTS = 5000;
const KEYS = 24;

/** Milliseconds from a key to its letter or its cell, on a machine with nothing else to do. */
const KEY_TARGET = 50;

/** How much longer a frame of the grid may take than one of the same box with nothing in it. */
const RATIO = 1.5;

/**
 * Milliseconds of each frame while an element scrolls; as text, because names are added to functions
 * here. A box as high, without rows, is the floor: what this machine's frames take at all.
 */
const SCROLL = `async () => {
  const frames = async box => {
    const times = [];
    let last = performance.now();
    for (let at = 0; at < 120; at++) {
      box.scrollTop = (at + 1) * 180;
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      times.push(now - last);
      last = now;
    }
    return times.slice(5);
  };
  const grid = document.querySelector('[role=grid]');
  const empty = document.createElement('div');
  empty.style.cssText = 'overflow:auto;position:fixed;inset:auto 0 0 auto;width:300px;height:300px';
  const tall = document.createElement('div');
  tall.style.height = '200000px';
  empty.append(tall);
  document.body.append(empty);
  const floor = await frames(empty);
  empty.remove();
  const own = await frames(grid);
  grid.scrollTop = 0;
  return { floor, own };
}`;

/** Notes how long the next key takes to the frame after what it does is drawn. */
const LISTEN = `document.addEventListener('keydown', () => {
  const pressed = performance.now();
  window.keyTime = new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
  });
}, { once: true, capture: true })`;

const timeOf = async (page: Page, key: string) => {
  await page.evaluate(LISTEN);
  await page.keyboard.press(key);
  return page.evaluate<number>('window.keyTime');
};

const shown = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const worst = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return { middle: median(times), worst };
};

/** Prints how 5,000 products scroll in the grid, and how long a key takes there. */
export const benchGrid = async (): Promise<boolean> => {
  const bench = await openConsole();
  console.info(`\nThe grid of ${PRODUCTS} products (embedded)`);
  try {
    await bench.fill(PRODUCTS);
    const page = await bench.signIn('admin');
    await page.goto(`${bench.url}/all-products?grid=list`);
    const grid = page.getByRole('grid');
    await grid.waitFor();
    const { floor, own } = await page.evaluate<{ floor: number[]; own: number[] }>(`(${SCROLL})()`);
    const base = shown(floor);
    const scroll = shown(own);
    const ratio = scroll.middle / base.middle;
    console.info(
      `  a frame while scrolling: ${scroll.middle.toFixed(1)} ms (95 %: ${scroll.worst.toFixed(1)}); an empty box in the same run ${base.middle.toFixed(1)} ms (95 %: ${base.worst.toFixed(1)}); ratio ${ratio.toFixed(2)} of ${RATIO}`,
    );
    await grid.focus();
    const moves: number[] = [];
    const letters: number[] = [];
    for (let at = 0; at < KEYS; at++) {
      moves.push(await timeOf(page, 'ArrowDown'));
      letters.push(await timeOf(page, 'x'));
      letters.push(await timeOf(page, 'y'));
      await page.keyboard.press('Escape');
    }
    const move = shown(moves);
    const letter = shown(letters);
    console.info(
      `  a key to its cell: ${move.middle.toFixed(1)} ms (95 %: ${move.worst.toFixed(1)}) of ${KEY_TARGET}; to its letter: ${letter.middle.toFixed(1)} ms (95 %: ${letter.worst.toFixed(1)}) of ${KEY_TARGET}`,
    );
    const within = ratio <= RATIO && move.middle <= KEY_TARGET && letter.middle <= KEY_TARGET;
    console.info(`  ${within ? 'ok' : 'OVER'}`);
    return within;
  } finally {
    await bench.close();
  }
};
