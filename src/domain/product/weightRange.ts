import type { ProductInput } from '../schemas/product.ts';
import { rangeOf } from './rangeOf.ts';

/**
 * The lightest and the heaviest of what can be bought, in grams: its visible variants, or the
 * product itself where none of them has a weight; null where nothing has one.
 */
export const weightRange = ({
  weightGrams: own,
  variants,
}: Pick<ProductInput, 'weightGrams' | 'variants'>): { from: number; to: number } | null => {
  const ofVariants = variants
    .filter(({ visible }) => visible)
    .flatMap(({ weightGrams }) => weightGrams ?? []);
  return rangeOf(ofVariants.length > 0 || own === null ? ofVariants : [own]);
};
