import { type Comparing, measurePair } from './evidence.ts';
import { neighboursOf } from './neighbours.ts';
import { ownPoints } from './pairModel.ts';
import type { Profile } from './profile.ts';
import type { ScoredPair } from './rivals.ts';

/** Pairs with fewer points of their own can neither be duplicates nor rivals. */
const HOPELESS = -5;

/** All pairs that have a chance, and how much was looked at. */
export interface ScoredPairs {
  pairs: ScoredPair[];
  /** How many pairs were compared. */
  compared: number;
  /** Products with so many others alike that not all of them were looked at. */
  cutShort: number;
}

/** Compares every product with its neighbours. */
export const scorePairs = (profiles: readonly Profile[], comparing: Comparing): ScoredPairs => {
  const neighbours = neighboursOf(profiles, comparing);
  const pairs: ScoredPair[] = [];
  let compared = 0;
  neighbours.of.forEach((others, a) => {
    const first = profiles[a];
    for (const b of others) {
      const second = profiles[b];
      if (!first || !second) continue;
      compared++;
      const points = ownPoints(measurePair(first, second, comparing));
      if (points > HOPELESS) pairs.push({ a, b, points });
    }
  });
  return { pairs, compared, cutShort: neighbours.cutShort };
};
