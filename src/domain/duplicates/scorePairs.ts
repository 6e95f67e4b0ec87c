import { differsOnlyIn, type VariantKind } from './differsOnlyIn.ts';
import { type Comparing, measureHopeful } from './evidence.ts';
import { neighboursOf } from './neighbours.ts';
import { mostLate, ownPoints } from './pairModel.ts';
import type { Profile } from './profile.ts';
import type { ScoredPair } from './rivals.ts';

/** Pairs with fewer points of their own can neither be duplicates nor rivals. */
const HOPELESS = -5;

const MOST_LATE = mostLate();
// What is late counts as unknown until it is measured.
const isHopeless = (evidence: readonly number[]) => ownPoints(evidence) + MOST_LATE <= HOPELESS;
const isNever = () => false;

/** All pairs that have a chance, and how much was looked at. */
export interface ScoredPairs {
  pairs: ScoredPair[];
  /** Pairs of one business that are options of one product rather than duplicates. */
  variants: { a: number; b: number; differs: VariantKind[] }[];
  /** How many pairs were compared. */
  compared: number;
  /** Products with so many others alike that not all of them were looked at. */
  cutShort: number;
}

/** Compares every product with its neighbours. */
export const scorePairs = (profiles: readonly Profile[], comparing: Comparing): ScoredPairs => {
  const neighbours = neighboursOf(profiles, comparing);
  const pairs: ScoredPair[] = [];
  const variants: ScoredPairs['variants'] = [];
  let compared = 0;
  neighbours.of.forEach((others, a) => {
    const first = profiles[a];
    for (const b of others) {
      const second = profiles[b];
      if (!first || !second) continue;
      compared++;
      const sameBarcode = first.barcodeId !== 0 && first.barcodeId === second.barcodeId;
      const differs = sameBarcode ? [] : differsOnlyIn(first, second, comparing.vocabulary);
      if (differs.length > 0) {
        if (first.business === second.business) variants.push({ a, b, differs });
        continue;
      }
      const evidence = measureHopeful(first, second, comparing, sameBarcode ? isNever : isHopeless);
      const points = evidence ? ownPoints(evidence) : HOPELESS;
      if (points > HOPELESS || sameBarcode) pairs.push({ a, b, points });
    }
  });
  return { pairs, variants, compared, cutShort: neighbours.cutShort };
};
