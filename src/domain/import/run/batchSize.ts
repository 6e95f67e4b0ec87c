import { MAX_PRODUCTS } from './batches.ts';

const FIRST = 50;
const FEWEST = 10;
/** Milliseconds: a commit that answers sooner could be larger, one that takes longer is too large. */
const QUICK = 1000;
const SLOW = 4000;

/** How many products a commit takes, by how long the earlier ones took. */
export interface BatchSize {
  current: () => number;
  /** Learns from a commit that took so many milliseconds. */
  took: (milliseconds: number) => void;
}

/**
 * Finds the size of commits that a back end answers in a second or so: doubled while it is quick,
 * halved when it is slow or did not answer in time.
 */
export const batchSize = (most = MAX_PRODUCTS): BatchSize => {
  let size = Math.min(FIRST, most);
  return {
    current: () => size,
    took: milliseconds => {
      if (milliseconds < QUICK) size = Math.min(most, MAX_PRODUCTS, size * 2);
      else if (milliseconds > SLOW) size = Math.max(FEWEST, Math.floor(size / 2));
    },
  };
};
