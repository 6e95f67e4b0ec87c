import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { buildConsole, buildPage, root } from './buildConsole.ts';

const SIZES = [100, 10_000, 100_000];
const RUNS = 7;

/** The largest catalogue may take this many times as long as the smallest. */
const TARGET = 1.3;

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const signedInPage = async (context: BrowserContext, url: string) => {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('admin@catalogue.example');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation').waitFor({ state: 'attached', timeout: 120_000 });
  return page;
};

/** Milliseconds from navigation to the first row on the screen. */
const timeToFirstRow = async (context: BrowserContext, url: string) => {
  const page = await signedInPage(context, url);
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
  await page.close();
  return median(times);
};

/** Prints the time to the first product row by size of the catalogue, as a ratio to the smallest. */
export const benchFirstRow = async (): Promise<boolean> => {
  const folder = await buildConsole('local');
  await buildPage(folder, 'fillPage');
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 4190 },
  });
  const url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: chromiumFlags,
  });
  context.setDefaultTimeout(600_000);
  console.info('\nNavigation to the first product row (embedded back end, administrator, median)');
  let first = 0;
  let worst = 0;
  try {
    for (const products of SIZES) {
      const page = await context.newPage();
      await page.goto(`${url}/fillPage.html`);
      await page.waitForFunction(() => 'fillConsole' in window);
      await page.evaluate(count => window.fillConsole(count), products);
      await page.close();
      const time = await timeToFirstRow(context, url);
      first ||= time;
      worst = Math.max(worst, time / first);
      console.info(
        `  ${products.toLocaleString('en').padStart(8)} products ${time.toFixed(0).padStart(6)} ms  (${(time / first).toFixed(2)})`,
      );
    }
  } finally {
    await context.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
    await rm(profile, { recursive: true, force: true });
  }
  console.info(`  target: at most ${TARGET}: ${worst <= TARGET ? 'ok' : 'OVER'}`);
  return worst <= TARGET;
};
