import type { ComparableProduct } from '../profile.ts';

const NEWCOMERS = ' new';
const KNOWN = ' known';

/**
 * New products and those there are, as the search compares them best: as two businesses, each of
 * which seldom lists a thing twice. Ids stay; `isNew` tells the one from the other.
 */
export const asTwoBusinesses = (
  newcomers: readonly ComparableProduct[],
  known: readonly ComparableProduct[],
): { products: ComparableProduct[]; isNew: (id: string) => boolean } => {
  const fresh = new Set(newcomers.map(({ id }) => id));
  return {
    products: [
      ...known.filter(({ id }) => !fresh.has(id)).map(one => ({ ...one, businessId: KNOWN })),
      ...newcomers.map(one => ({ ...one, businessId: NEWCOMERS })),
    ],
    isNew: id => fresh.has(id),
  };
};
