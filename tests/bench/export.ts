import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { buildPage } from './buildConsole.ts';
import { median } from './median.ts';
import { serveFolder } from './serveFolder.ts';

const PRODUCTS = 100_000;
const RUNS = 3;

/** Targets: the heap grows by at most so many bytes, and the speed is at least this share. */
const MAX_HEAP_GROWTH = 150 * 1024 * 1024;
const MIN_SPEED = 0.8;

/** Exports all products of a large catalogue in Chromium; prints reads, memory and speed. */
export const benchExport = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-export-'));
  await buildPage(folder, 'exportPage');
  const server = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, '--enable-precise-memory-info'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(900_000);
    await page.goto(`${server.url}/exportPage.html`);
    await page.waitForFunction(() => 'benchExport' in window);
    await page.evaluate(count => window.fillProducts(count), PRODUCTS);
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.reload();
      await page.waitForFunction(() => 'benchExport' in window);
      runs.push(await page.evaluate(() => window.benchExport()));
    }
    const [first] = runs;
    if (!first) return false;
    const speed = median(runs.map(({ bareTime, exportTime }) => bareTime / exportTime));
    const growth = Math.max(...runs.map(({ heapGrowth }) => heapGrowth));
    const complete = runs.every(run => run.rows === run.lines && run.reads === run.rows);
    const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
    console.info('\nExport of all products as CSV (embedded back end, Chromium)');
    console.info(
      `  rows ${first.rows}, lines in the file ${first.lines}, ${mib(first.fileSize)} MiB`,
    );
    console.info(`  reads ${first.reads} products and ${first.related} related businesses`);
    console.info(
      `  time ${median(runs.map(({ exportTime }) => exportTime)).toFixed(0)} ms, bare loop ${median(runs.map(({ bareTime }) => bareTime)).toFixed(0)} ms`,
    );
    console.info(`  reads equal rows: ${complete ? 'ok' : 'NO'}`);
    console.info(
      `  peak heap growth ${mib(growth)} MiB, target at most ${mib(MAX_HEAP_GROWTH)}: ${growth <= MAX_HEAP_GROWTH ? 'ok' : 'OVER'}`,
    );
    console.info(
      `  speed ${speed.toFixed(2)} of the bare loop, target at least ${MIN_SPEED}: ${speed >= MIN_SPEED ? 'ok' : 'UNDER'}`,
    );
    return complete && growth <= MAX_HEAP_GROWTH && speed >= MIN_SPEED;
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};
