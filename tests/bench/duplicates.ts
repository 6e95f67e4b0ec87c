import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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
const MOST_MEGABYTES = 250;
const MEGABYTE = 1_000_000;
/** 1 is exactly linear. */
const MOST_GROWTH = 1.3;

/** What is held in memory now, without what nobody holds any more, in megabytes. */
const heldMegabytes = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed / MEGABYTE;
};

const timed = (products: readonly ComparableProduct[]) => {
  const start = process.cpuUsage();
  const search = findDuplicates(products);
  const milliseconds = cpuMilliseconds(start);
  // The pairs themselves are let go of: three searches are not in memory at a time.
  return {
    milliseconds,
    megabytes: heldMegabytes(),
    compared: search.compared,
    candidates: search.candidates.length,
  };
};

const measure = (size: number): DuplicateBenchmark => {
  const products = testCatalogue(size);
  const runs = Array.from({ length: RUNS }, () => timed(products));
  const { compared = 0, candidates = 0 } = runs[0] ?? {};
  const megabytes = Math.round(Math.max(...runs.map(run => run.megabytes)));
  return {
    products: size,
    milliseconds: Math.round(Math.min(...runs.map(run => run.milliseconds))),
    compared,
    candidates,
    megabytes,
  };
};

const benchComparing = (): boolean => {
  const results = SIZES.map(measure);
  console.info('\nSearch for duplicates (processor time, fastest of three)');
  for (const { products, milliseconds, compared, candidates, megabytes } of results)
    console.info(
      `  ${String(products).padStart(7)} products ${String(milliseconds).padStart(6)} ms, ${compared} pairs compared, ${candidates} found, ${megabytes} MB held with what was found`,
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
