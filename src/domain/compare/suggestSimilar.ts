import type { Product } from '../schemas/product.ts';
import { listLikeness } from './listLikeness.ts';
import { titleWords } from './titleWords.ts';

/** Why a product is worth comparing with. */
type SimilarityReason = 'barcode' | 'title' | 'brand' | 'category';

/** A product worth comparing with, and why. */
export interface SimilarProduct<T> {
  product: T;
  reasons: SimilarityReason[];
}

type Comparable = Pick<Product, 'id' | 'title' | 'brand' | 'category' | 'barcode'> & {
  mergedInto?: string | null;
};

const WEIGHTS: Readonly<Record<SimilarityReason, number>> = {
  barcode: 8,
  title: 4,
  category: 2,
  brand: 1,
};

/** As many as are suggested where nothing else is asked for. */
export const MOST_SIMILAR = 6;

const same = (a: string, b: string) =>
  a.trim() !== '' && a.trim().toLowerCase() === b.trim().toLowerCase();

const reasonsFor = (a: Comparable, b: Comparable): SimilarityReason[] => {
  const likeness = listLikeness(titleWords(a.title, a.brand), titleWords(b.title, b.brand));
  const holds: Record<SimilarityReason, boolean> = {
    barcode: same(a.barcode, b.barcode),
    title: likeness >= 0.5,
    brand: same(a.brand, b.brand),
    category: same(a.category, b.category),
  };
  return (['barcode', 'title', 'brand', 'category'] as const).filter(reason => holds[reason]);
};

/**
 * Which of `found` are worth comparing with `product`, likeliest first, each once.
 * @param chosen ids that are compared already.
 */
export const suggestSimilar = <T extends Comparable>(
  product: Comparable,
  found: readonly T[],
  chosen: readonly string[],
  limit = MOST_SIMILAR,
): SimilarProduct<T>[] => {
  const distinct = [...new Map(found.map(one => [one.id, one])).values()];
  const weigh = (reasons: readonly SimilarityReason[]) =>
    reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return distinct
    .filter(one => one.id !== product.id && !chosen.includes(one.id) && !one.mergedInto)
    .map(one => ({ product: one, reasons: reasonsFor(product, one) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => weigh(b.reasons) - weigh(a.reasons) || (a.product.id < b.product.id ? -1 : 1))
    .slice(0, limit);
};
