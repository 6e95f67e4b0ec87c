import type { ProductInput } from '../../schemas/product.ts';
import { isAmount } from '../fieldKinds.ts';
import type { ProductFormValues } from './productFormValues.ts';

/** Whether stored amounts of a field mean something else when the currency changes. */
const hasAmounts = (field: string) => field === 'variants' || isAmount(field);

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
  const isOther = names.has('currency');
  return Object.fromEntries(
    Object.entries(input).filter(([field]) => names.has(field) || (isOther && hasAmounts(field))),
  );
};
