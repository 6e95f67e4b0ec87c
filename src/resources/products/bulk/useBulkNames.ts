import { useMemo } from 'react';
import { useSuggestedNames } from '@/components/products/useSuggestedNames.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { SuggestedField } from '@/domain/spelling/knownNames.ts';
import { byFrequency } from '@/domain/text/byFrequency.ts';

const ofProducts = (products: readonly Product[], field: SuggestedField) =>
  byFrequency(products.flatMap(product => product[field]));

/** The names that the products themselves have in a field, the most frequent first. */
export const useNamesOf = (products: readonly Product[], field: SuggestedField) =>
  useMemo(() => ofProducts(products, field), [products, field]);

/**
 * Names to suggest for a field of products that are edited together: those that a product's form suggests
 * where all are of one business; where they are of several, whose names differ, those they have themselves.
 * @param enabled whether somebody is about to need them: nothing is read before.
 */
export const useBulkNames = (
  products: readonly Product[],
  ...[field, text, enabled]: [field: SuggestedField, text: string, enabled: boolean]
): { names: readonly string[]; note: string | undefined } => {
  const own = useNamesOf(products, field);
  const business = products[0]?.businessId;
  const isOne = products.every(({ businessId }) => businessId === business);
  const used = useSuggestedNames(field, business ?? '', text, enabled && isOne && !!business);
  const names = useMemo(() => [...new Set([...own, ...used.names])], [own, used.names]);
  return isOne ? { names, note: enabled ? used.note : undefined } : { names: own, note: undefined };
};
