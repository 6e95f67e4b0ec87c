import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import {
  type DuplicateFeatures,
  featuresOf,
} from '../../src/domain/duplicates/duplicateFeatures.ts';
import { findDuplicates } from '../../src/domain/duplicates/findDuplicates.ts';
import { testCatalogue } from '../../src/domain/duplicates/testCatalogue.ts';

/** One measurement: the fastest of three searches. */
export interface DuplicateBenchmark {
  products: number;
  milliseconds: number;
  compared: number;
  candidates: number;
}

const RUNS = 3;

const timed = (products: readonly DuplicateFeatures[]) => {
  const start = performance.now();
  const search = findDuplicates(products);
  return { milliseconds: performance.now() - start, search };
};

/** Searches catalogues of the given sizes for duplicates. */
export const benchDuplicates = (sizes: readonly number[] = [10_000, 100_000]) =>
  sizes.map((size): DuplicateBenchmark => {
    const products = testCatalogue(size).map(featuresOf);
    const runs = Array.from({ length: RUNS }, () => timed(products));
    const search = runs[0]?.search;
    return {
      products: size,
      milliseconds: Math.round(Math.min(...runs.map(run => run.milliseconds))),
      compared: search?.compared ?? 0,
      candidates: search?.candidates.length ?? 0,
    };
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) console.info(benchDuplicates());
