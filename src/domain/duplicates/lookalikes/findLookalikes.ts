import { type DuplicateCandidate, findDuplicates } from '../findDuplicates.ts';
import { isLikely } from '../isLikely.ts';
import type { ComparableProduct } from '../profile.ts';
import { readBarcode, readSku } from '../text/gtin.ts';

/** A stored product that a new one looks like. */
export interface Lookalike {
  id: string;
  candidate: DuplicateCandidate;
}

/** More would be a list to read rather than a hint. */
const MOST_SHOWN = 3;

const sameCode = (a: ComparableProduct, b: ComparableProduct) => {
  const [barcode, sku] = [readBarcode(a.barcode).digits, readSku(a.sku)];
  return (
    (barcode !== '' && barcode === readBarcode(b.barcode).digits) ||
    (sku !== '' && sku === readSku(b.sku))
  );
};

/**
 * Which of the stored products a new one is probably the same as, surest first: those that the
 * search for duplicates would call sure or likely, and those with the same barcode or SKU.
 */
export const findLookalikes = (
  draft: ComparableProduct,
  stored: readonly ComparableProduct[],
): Lookalike[] => {
  const others = stored.filter(({ id }) => id !== draft.id);
  const byId = new Map(others.map(product => [product.id, product]));
  return findDuplicates([draft, ...others])
    .candidates.filter(({ products }) => products.includes(draft.id))
    .flatMap(candidate => {
      const id = candidate.products.find(one => one !== draft.id) ?? '';
      const other = byId.get(id);
      const isRelevant = isLikely(candidate) || (other && sameCode(draft, other));
      return other && isRelevant ? [{ id, candidate }] : [];
    })
    .slice(0, MOST_SHOWN);
};
