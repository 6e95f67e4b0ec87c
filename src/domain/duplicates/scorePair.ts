import type { DuplicateFeatures } from './duplicateFeatures.ts';
import { listLikeness } from './listLikeness.ts';

/** What speaks for or against two products being the same. */
export const REASON_KINDS = ['barcode', 'sku', 'title', 'brand', 'price', 'numbers'] as const;

/** One piece of evidence, in points; below zero it speaks against. */
export interface DuplicateReason {
  kind: (typeof REASON_KINDS)[number];
  points: number;
  /** How alike, from 0 to 1, where that is a matter of degree (title, price). */
  likeness?: number;
}

/** How sure it is that two products are the same: 0 to 100, with the evidence. */
export interface PairScore {
  score: number;
  reasons: DuplicateReason[];
}

/** From this score on a pair is a candidate. */
export const CANDIDATE_SCORE = 60;

/** Points for each piece of evidence; a barcode alone makes a candidate. */
const POINTS = {
  barcode: { same: 70, different: -40 },
  sku: { same: 25 },
  title: { same: 45, leastLikeness: 0.5 },
  brand: { same: 15, different: -20 },
  price: { close: 15, near: 8, far: -10 },
  numbers: { different: -40 },
} as const;

const LIKENESS_FOR_CANDIDATE =
  POINTS.title.leastLikeness +
  ((CANDIDATE_SCORE - POINTS.brand.same - POINTS.price.close - 0.5) / POINTS.title.same) *
    (1 - POINTS.title.leastLikeness);

/**
 * Whether a pair can be a candidate at all, from what is cheap to know. Without a code in common
 * the titles must be so alike that brand and price can do the rest.
 */
export const canBeCandidate = (
  a: Pick<DuplicateFeatures, 'barcode' | 'sku'>,
  b: Pick<DuplicateFeatures, 'barcode' | 'sku'>,
  titleLikeness: number,
): boolean =>
  titleLikeness >= LIKENESS_FOR_CANDIDATE ||
  (a.barcode !== '' && a.barcode === b.barcode) ||
  (a.sku !== '' && a.sku === b.sku);

/** Nearness of two prices in one currency, from 0 to 1; null where they cannot be compared. */
const priceLikeness = (a: DuplicateFeatures, b: DuplicateFeatures): number | null => {
  if (a.price === null || b.price === null || a.currency !== b.currency) return null;
  const higher = Math.max(a.price, b.price);
  return higher === 0 ? 1 : Math.min(a.price, b.price) / higher;
};

const codeReasons = (a: DuplicateFeatures, b: DuplicateFeatures): DuplicateReason[] => {
  const reasons: DuplicateReason[] = [];
  if (a.barcode && b.barcode) {
    const points = a.barcode === b.barcode ? POINTS.barcode.same : POINTS.barcode.different;
    reasons.push({ kind: 'barcode', points });
  }
  if (a.sku && a.sku === b.sku) reasons.push({ kind: 'sku', points: POINTS.sku.same });
  return reasons;
};

const titleReasons = (a: DuplicateFeatures, b: DuplicateFeatures): DuplicateReason[] => {
  const likeness = listLikeness(a.words, b.words);
  const { same, leastLikeness } = POINTS.title;
  if (likeness <= leastLikeness) return [];
  const points = Math.round((same * (likeness - leastLikeness)) / (1 - leastLikeness));
  const title: DuplicateReason = { kind: 'title', points, likeness };
  // "500ml" and "1000ml", or "size 9" and "size 10", are variants, not duplicates.
  return a.numbers === b.numbers
    ? [title]
    : [title, { kind: 'numbers', points: POINTS.numbers.different }];
};

const pricePoints = (likeness: number) => {
  if (likeness >= 0.98) return POINTS.price.close;
  if (likeness >= 0.85) return POINTS.price.near;
  return likeness < 0.5 ? POINTS.price.far : 0;
};

/** Weighs the evidence that two products are the same. The order of the two does not matter. */
export const scorePair = (a: DuplicateFeatures, b: DuplicateFeatures): PairScore => {
  const reasons = [...codeReasons(a, b), ...titleReasons(a, b)];
  if (a.brand && b.brand) {
    const points = a.brand === b.brand ? POINTS.brand.same : POINTS.brand.different;
    reasons.push({ kind: 'brand', points });
  }
  const likeness = priceLikeness(a, b);
  const points = likeness === null ? 0 : pricePoints(likeness);
  if (likeness !== null && points !== 0) reasons.push({ kind: 'price', points, likeness });
  const sum = reasons.reduce((total, reason) => total + reason.points, 0);
  return { score: Math.max(0, Math.min(100, sum)), reasons };
};
