import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createFirebaseHarness } from '../contract/firebaseHarness.ts';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { startFirestoreEmulator } from '../support/firestoreEmulator.ts';
import { backToMoments, type MomentFigures } from '../support/history/backToMoments.ts';
import { historyRecords } from '../support/history/historyRecords.ts';
import { buildPage } from './buildConsole.ts';
import type { HistorySize } from './historyPage.ts';
import { median } from './median.ts';
import { serveFolder } from './serveFolder.ts';

const MAX_RATIO = 1.3;
const SEED = Number(process.env.BENCH_SEED ?? 11);

/** Every step of the emulator's passes rules and the network: a tenth of the products, ten moments. */
const EMBEDDED: HistorySize = {
  ...{ products: Number(process.env.BENCH_PRODUCTS ?? 10_000), every: 5, seed: SEED },
  ...{ moments: Number(process.env.BENCH_MOMENTS ?? 50), most: 400 },
};
const EMULATOR: HistorySize = { products: 1_000, moments: 10, every: 4, most: 100, seed: SEED };

const sum = (found: readonly MomentFigures[], of: (one: MomentFigures) => number) =>
  found.reduce((total, one) => total + of(one), 0);

/** @returns whether every moment came back whole, for few enough writes. */
const print = (title: string, found: readonly MomentFigures[], { moments }: HistorySize) => {
  const needed = sum(found, one => one.needed);
  const writes = sum(found, one => one.writes);
  const ratio = writes / needed;
  const whole = found.filter(one => one.unequal.length + one.problems.length === 0).length;
  const seconds = found.map(one => one.milliseconds / 1000);
  const of = (count: (one: MomentFigures) => number) =>
    `${median(found.map(count))} (most ${Math.max(...found.map(count))})`;
  console.info(`\n${title}`);
  console.info(`  equal field by field: ${whole} of ${moments} ${whole === moments ? 'ok' : 'NO'}`);
  for (const text of found.flatMap(one => [...one.problems, ...one.unequal]).slice(0, 10))
    console.info(`    ${text}`);
  console.info(
    `  writes ${writes}, ${sum(found, one => one.entries)} of them entries of the trail, for ${needed} documents that differed (a product with its variants is one, its private part another)`,
  );
  console.info(
    `  ratio ${ratio.toFixed(3)}, at most ${MAX_RATIO}: ${ratio <= MAX_RATIO ? 'ok' : 'OVER'}; of one restore at most ${Math.max(...found.map(one => one.writes / Math.max(1, one.needed))).toFixed(3)}`,
  );
  console.info(
    `  a restore: ${of(one => one.needed)} documents, ${of(one => one.commits)} commits, ${of(one => one.reads)} reads, ${of(one => one.trail)} entries read`,
  );
  console.info(
    `  seconds: ${median(seconds).toFixed(1)} (most ${Math.max(...seconds).toFixed(1)}), ${(sum(found, one => one.milliseconds) / Math.max(1, needed)).toFixed(1)} ms a document`,
  );
  return whole === moments && ratio <= MAX_RATIO;
};

const inChromium = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-history-'));
  await buildPage(folder, 'historyPage');
  const server = await serveFolder(folder);
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromiumPath,
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    page.on('pageerror', error => console.error(error));
    await page.goto(`${server.url}/historyPage.html`);
    await page.waitForFunction(() => 'benchHistory' in window);
    const watch = setInterval(() => {
      void page.title().then(title => process.stderr.write(`\r  ${title}   `));
    }, 5_000);
    const found = await page
      .evaluate(size => window.benchHistory(size), EMBEDDED)
      .finally(() => clearInterval(watch));
    return print(
      `A catalogue of ${EMBEDDED.products} products restored to ${EMBEDDED.moments} random moments (embedded back end, Chromium, seed ${SEED})`,
      found,
      EMBEDDED,
    );
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const onEmulator = async (): Promise<boolean> => {
  const emulator = await startFirestoreEmulator();
  if (!emulator) {
    console.info('\nHistory on Firestore: skipped, no Firestore emulator was found');
    return true;
  }
  const harness = await createFirebaseHarness(emulator);
  try {
    const { records, businessName } = historyRecords(EMULATOR.products);
    await harness.seed(records);
    const found = await backToMoments({ ...EMULATOR, harness, businessName });
    return print(
      `A catalogue of ${EMULATOR.products} products restored to ${EMULATOR.moments} random moments (Firestore emulator, rules on, seed ${SEED})`,
      found,
      EMULATOR,
    );
  } finally {
    await harness.close();
    await emulator.stop();
  }
};

/** Restores a large catalogue to moments of a random history; prints equality, writes, reads and time. */
export const benchHistory = async (): Promise<boolean> => {
  const embedded = await inChromium();
  return (await onEmulator()) && embedded;
};
