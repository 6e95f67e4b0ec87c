import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { buildPage } from './buildConsole.ts';
import type { LocalFigures } from './localPage.ts';
import { serveFolder } from './serveFolder.ts';

/** Sizes of the catalogue that are measured. */
export const BENCH_SIZES = [100, 10_000, 100_000] as const;

/**
 * Works in Chromium, whose IndexedDB is the real one, on a page with the embedded back end.
 * CHROMIUM_PATH names another browser than the ones that are looked for.
 */
const inBrowser = async <T>(work: (openPage: () => Promise<Page>) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-local-'));
  await buildPage(folder, 'localPage');
  const server = await serveFolder(folder);
  const profile = join(folder, 'profile');
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: chromiumFlags,
  });
  try {
    return await work(async () => {
      const page = await browser.newPage();
      page.setDefaultTimeout(600_000);
      await page.goto(`${server.url}/localPage.html`);
      return page;
    });
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Times the embedded back end for each number of products. */
export const benchLocal = (sizes: readonly number[] = BENCH_SIZES): Promise<LocalFigures[]> =>
  inBrowser(async openPage => {
    const figures: LocalFigures[] = [];
    for (const products of sizes) {
      const page = await openPage();
      const seedMs = await page.evaluate(count => window.seedLocal(count), products);
      await page.reload();
      const measured = await page.evaluate(count => window.measureLocal(count), products);
      figures.push({ ...measured, seedMs });
      await page.close();
    }
    return figures;
  });

/** Opens the products list of each size `runs` times, in turns. @returns milliseconds, by size. */
export const openLocalLists = (sizes: readonly number[], runs: number): Promise<number[][]> =>
  inBrowser(async openPage => {
    const page = await openPage();
    for (const size of sizes) await page.evaluate(count => window.seedLocal(count), size);
    await page.reload();
    const times = sizes.map((): number[] => []);
    for (let run = 0; run < runs; run += 1)
      for (const [index, size] of sizes.entries())
        times[index]?.push(await page.evaluate(count => window.openLocalList(count), size));
    return times;
  });

const milliseconds = (value: number) => value.toFixed(1).padStart(9);

/** The figures as a table: a line a call, a column a size, medians in milliseconds. */
export const formatLocal = (figures: readonly LocalFigures[]): string => {
  const names = Object.keys(figures[0]?.timings ?? {});
  const width = Math.max(20, ...names.map(name => name.length));
  const line = (name: string, value: (one: LocalFigures) => number) =>
    name.padEnd(width) + figures.map(one => milliseconds(value(one))).join('');
  return [
    'products'.padEnd(width) + figures.map(({ products }) => String(products).padStart(9)).join(''),
    line('fill the database', one => one.seedMs),
    line('open the database', one => one.openMs),
    ...names.map(name => line(name, one => one.timings[name]?.median ?? Number.NaN)),
  ].join('\n');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.info(formatLocal(await benchLocal()));
}
