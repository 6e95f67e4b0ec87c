import type { ProductInput } from '../../schemas/product.ts';
import type { ProductFormValues } from './productFormValues.ts';

/** Fields whose stored amounts mean something else when the currency changes. */
const AMOUNT_FIELDS = ['price', 'compareAtPrice', 'variants'] as const;

/**
 * The fields of a read form that are to be written: those that differ from what the form was
 * opened with, so that nothing is rewritten that nobody touched.
 * @param differing names of the form's fields that differ.
 */
export const changedInput = (
  input: ProductInput,
  differing: readonly (keyof ProductFormValues)[],
): Partial<ProductInput> => {
  const names = new Set<string>(differing);
  if (names.has('currency')) for (const field of AMOUNT_FIELDS) names.add(field);
  return Object.fromEntries(Object.entries(input).filter(([field]) => names.has(field)));
};
