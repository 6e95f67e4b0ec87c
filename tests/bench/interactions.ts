import type { Page } from '@playwright/test';
import { CONSOLE_STEPS, PATIENCE, PLAIN_STEPS, type Step } from './interactionSteps.ts';
import { beginStep, shareOf, type Watched, watchedOn, watchPage } from './interactionTimes.ts';
import { median } from './median.ts';
import { openConsole } from './openConsole.ts';

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** The share of interactions that the bars hold for. */
const SHARE = 0.98;

/** Milliseconds to the next paint, as the processor is and slowed four times. */
const TARGETS = [
  { slower: 1, most: 100 },
  { slower: 4, most: 200 },
] as const;

/** The most that anything may move which nobody has touched. */
const SHIFT = 0.02;

const WORST = 10;

/** Milliseconds between two steps: what the last one started ends before the next is timed. */
const PAUSE = 700;

/** Steps that could not be taken: what is not there is not quick. */
const failures = new Set<string>();

const travel = async (page: Page, steps: readonly Step[], slower: number): Promise<Watched> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (const [name, act] of steps) {
    await beginStep(page, name);
    await act(page).catch(async (error: Error) => {
      failures.add(`${name}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
      await page.keyboard.press('Escape');
    });
    await page.waitForTimeout(PAUSE * slower);
  }
  return watchedOn(page);
};

const printWorst = (watched: readonly Watched[]) => {
  const all = watched.flatMap(({ timed }) => timed).sort((a, b) => b.ms - a.ms);
  for (const { ms, step, what } of all.slice(0, WORST)) {
    console.info(`      ${String(ms).padStart(5)} ms  ${step}: ${what}`);
  }
};

/** Times interactions to their next paint on 100,000 products, beside a plain list of react-admin's. */
export const benchInteractions = async (): Promise<boolean> => {
  const bench = await openConsole(['plainListPage']);
  console.info(
    `\nFrom an input to the next paint, ${PRODUCTS.toLocaleString('en')} products (embedded, ${RUNS} runs, median)`,
  );
  let within = true;
  try {
    await bench.fill(PRODUCTS);
    const sets = [
      { name: 'the console', path: '/all-products', steps: CONSOLE_STEPS, bars: true },
      {
        name: 'react-admin’s own list',
        path: '/plainListPage.html',
        steps: PLAIN_STEPS,
        bars: false,
      },
    ];
    for (const { slower, most } of TARGETS) {
      for (const { name, path, steps, bars } of sets) {
        const runs: Watched[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const page = await bench.signIn('admin');
          page.setDefaultTimeout(PATIENCE);
          await watchPage(page);
          await page.goto(bench.url + path);
          await page.locator('tbody tr').first().waitFor();
          await page.waitForTimeout(PAUSE);
          runs.push(await travel(page, steps, slower));
          await page.close();
        }
        const time = median(runs.map(watched => shareOf(watched, SHARE)));
        const shift = median(runs.map(watched => watched.shift));
        const ok = time <= most && shift <= SHIFT;
        if (bars) within &&= ok;
        const [{ count, shifted } = { count: 0, shifted: '' }] = runs;
        console.info(
          `  ${name}, processor ${slower === 1 ? 'as it is' : `slowed ${slower} times`}: ${SHARE * 100} % of ${count} within ${time} ms${bars ? ` of ${most}` : ''}, layout shift ${shift.toFixed(3)}${bars ? ` of ${SHIFT} ${ok ? 'ok' : 'OVER'}` : ''}`,
        );
        if (shift > SHIFT) console.info(`      most moved ${shifted}`);
        printWorst(runs);
      }
    }
    for (const failure of failures) console.info(`  could not be done: ${failure}`);
    return within && failures.size === 0;
  } finally {
    await bench.close();
  }
};
