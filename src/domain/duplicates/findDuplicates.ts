import { blocksOf } from './blocks.ts';
import type { DuplicateFeatures } from './duplicateFeatures.ts';
import { pairId } from './pairId.ts';
import { CANDIDATE_SCORE, type PairScore, scorePair } from './scorePair.ts';

/** Two products that may be the same, with the reasons. `id` is the pair's. */
export interface DuplicateCandidate extends PairScore {
  id: string;
  products: [string, string];
  acrossBusinesses: boolean;
}

/** What a search found, and what it did. */
export interface DuplicateSearch {
  /** Surest first. */
  candidates: DuplicateCandidate[];
  /** How many products were looked at. */
  products: number;
  /** How many pairs were compared. */
  compared: number;
}

/**
 * How many neighbours a product is compared with in one block. Larger blocks (a placeholder SKU,
 * a title that hundreds share) are sorted, so that the likeliest are neighbours; so the work grows
 * with the number of products, not with its square.
 */
const WINDOW = 12;

const byLikeliness = (products: readonly DuplicateFeatures[]) => (a: number, b: number) => {
  const [left, right] = [products[a], products[b]];
  if (!left || !right) return 0;
  const [leftTitle, rightTitle] = [left.words.join(' '), right.words.join(' ')];
  if (leftTitle !== rightTitle) return leftTitle < rightTitle ? -1 : 1;
  if (left.brand !== right.brand) return left.brand < right.brand ? -1 : 1;
  return (left.price ?? 0) - (right.price ?? 0);
};

/**
 * Finds pairs of products that may be the same.
 * @param decided ids of pairs that were judged not to be duplicates.
 */
export const findDuplicates = (
  products: readonly DuplicateFeatures[],
  decided: ReadonlySet<string> = new Set(),
): DuplicateSearch => {
  const candidates = new Map<string, DuplicateCandidate>();
  const seen = new Set<number>();
  let compared = 0;
  const compare = (first: number, second: number) => {
    const [low, high] = first < second ? [first, second] : [second, first];
    const key = low * products.length + high;
    if (seen.has(key)) return;
    seen.add(key);
    const [a, b] = [products[low], products[high]];
    if (!a || !b || a.id === b.id) return;
    compared++;
    const { score, reasons } = scorePair(a, b);
    const id = pairId(a.id, b.id);
    if (score < CANDIDATE_SCORE || decided.has(id)) return;
    const acrossBusinesses = a.businessId !== b.businessId;
    candidates.set(id, { id, products: [a.id, b.id], score, reasons, acrossBusinesses });
  };
  for (const block of blocksOf(products).values()) {
    if (block.length < 2) continue;
    const order = block.length > WINDOW ? [...block].sort(byLikeliness(products)) : block;
    order.forEach((first, index) => {
      for (const second of order.slice(index + 1, index + 1 + WINDOW)) compare(first, second);
    });
  }
  return {
    candidates: [...candidates.values()].sort(
      (a, b) => b.score - a.score || (a.id < b.id ? -1 : 1),
    ),
    products: products.length,
    compared,
  };
};
