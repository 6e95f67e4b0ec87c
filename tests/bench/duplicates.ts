import { findDuplicates } from '../../src/domain/duplicates/findDuplicates.ts';
import type { ComparableProduct } from '../../src/domain/duplicates/profile.ts';
import { testCatalogue } from '../../src/domain/duplicates/testCatalogue.ts';
import { cpuMilliseconds } from './cpuTime.ts';
import { benchDuplicateFigures } from './duplicateFigures.ts';
import { benchDuplicatesConsole } from './duplicatesConsole.ts';
import { benchReimport } from './reimport.ts';

interface DuplicateBenchmark {
  products: number;
  milliseconds: number;
  compared: number;
  candidates: number;
  megabytes: number;
}

const RUNS = 3;
const SIZES = [10_000, 100_000];
const MOST_MILLISECONDS = 10_000;
const MOST_MEGABYTES = 700;
const MEGABYTE = 1_000_000;
/** 1 is exactly linear. */
const MOST_GROWTH = 1.3;

const timed = (products: readonly ComparableProduct[]) => {
  const start = process.cpuUsage();
  const search = findDuplicates(products);
  return { milliseconds: cpuMilliseconds(start), search };
};

const measure = (size: number): DuplicateBenchmark => {
  const products = testCatalogue(size);
  const runs = Array.from({ length: RUNS }, () => timed(products));
  const search = runs[0]?.search;
  return {
    products: size,
    milliseconds: Math.round(Math.min(...runs.map(run => run.milliseconds))),
    compared: search?.compared ?? 0,
    candidates: search?.candidates.length ?? 0,
    megabytes: Math.round(process.memoryUsage().rss / MEGABYTE),
  };
};

const benchComparing = (): boolean => {
  const results = SIZES.map(measure);
  console.info('\nSearch for duplicates (processor time, fastest of three)');
  for (const { products, milliseconds, compared, candidates, megabytes } of results)
    console.info(
      `  ${String(products).padStart(7)} products ${String(milliseconds).padStart(6)} ms, ${compared} pairs compared, ${candidates} found, ${megabytes} MB of memory`,
    );
  const [small, large] = results;
  if (!small || !large) return false;
  const growth = large.compared / large.products / (small.compared / small.products);
  const within =
    large.milliseconds <= MOST_MILLISECONDS &&
    growth <= MOST_GROWTH &&
    large.megabytes <= MOST_MEGABYTES;
  console.info(
    `  ${large.milliseconds} of ${MOST_MILLISECONDS} ms, ${large.megabytes} of ${MOST_MEGABYTES} MB; comparisons for each product grow ${growth.toFixed(2)}× (at most ${MOST_GROWTH}×) ${within ? 'ok' : 'OVER'}`,
  );
  return within;
};

/**
 * Prints how right the search for duplicates is, how long it takes, whether it is linear, and what
 * the page feels.
 */
export const benchDuplicates = async (): Promise<boolean> => {
  const right = benchDuplicateFigures();
  const recognised = benchReimport();
  const compared = benchComparing();
  return (await benchDuplicatesConsole()) && compared && right && recognised;
};
