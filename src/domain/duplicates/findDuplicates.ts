import { blocksOf } from './blocks.ts';
import type { DuplicateFeatures } from './duplicateFeatures.ts';
import { listLikeness } from './listLikeness.ts';
import { pairId } from './pairId.ts';
import { CANDIDATE_SCORE, canBeCandidate, type PairScore, scorePair } from './scorePair.ts';

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

/** The words of every title as sorted numbers: far quicker to compare than text. */
const numberedWords = (products: readonly DuplicateFeatures[]): number[][] => {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  return products.map(({ words }) => words.map(numberOf).sort((a, b) => a - b));
};

/** Two products as a candidate; null where too little speaks for it. */
export const candidateOf = (
  a: DuplicateFeatures,
  b: DuplicateFeatures,
): DuplicateCandidate | null => {
  const { score, reasons } = scorePair(a, b);
  if (score < CANDIDATE_SCORE) return null;
  const acrossBusinesses = a.businessId !== b.businessId;
  return { id: pairId(a.id, b.id), products: [a.id, b.id], score, reasons, acrossBusinesses };
};

/** Surest first; the order of equals is always the same. */
export const bySureness = (a: DuplicateCandidate, b: DuplicateCandidate): number =>
  b.score - a.score || (a.id < b.id ? -1 : 1);

/**
 * Finds pairs of products that may be the same.
 * @param decided ids of pairs that were judged not to be duplicates.
 */
export const findDuplicates = (
  products: readonly DuplicateFeatures[],
  decided: ReadonlySet<string> = new Set(),
): DuplicateSearch => {
  const candidates = new Map<string, DuplicateCandidate>();
  const words = numberedWords(products);
  const neighbours: number[][] = products.map(() => []);
  for (const block of blocksOf(products).values()) {
    if (block.length < 2) continue;
    const order = block.length > WINDOW ? [...block].sort(byLikeliness(products)) : block;
    order.forEach((first, index) => {
      neighbours[first]?.push(...order.slice(index + 1, index + 1 + WINDOW));
    });
  }
  // Which product a neighbour was last compared with: two products may share several blocks.
  const comparedWith = new Int32Array(products.length).fill(-1);
  let compared = 0;
  products.forEach((a, index) => {
    for (const other of neighbours[index] ?? []) {
      const b = products[other];
      if (!b || b.id === a.id || comparedWith[other] === index) continue;
      comparedWith[other] = index;
      compared++;
      const likeness = listLikeness(words[index] ?? [], words[other] ?? []);
      if (!canBeCandidate(a, b, likeness)) continue;
      const candidate = candidateOf(a, b);
      if (candidate && !decided.has(candidate.id)) candidates.set(candidate.id, candidate);
    }
  });
  return {
    candidates: [...candidates.values()].sort(bySureness),
    products: products.length,
    compared,
  };
};
