import { applyChoices, type Comparison, threeWay } from '@/components/conflict/threeWay.ts';
import { conflictViews, fromConflictView } from '@/domain/product/form/conflictView.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';

/** Compares what the form holds with what is stored now, both made from `original`. */
export const compareEdits = (
  original: ProductFormValues,
  theirs: ProductFormValues,
  mine: ProductFormValues,
): Comparison<ProductFormValues> => {
  const [before, there, here] = conflictViews([original, theirs, mine]);
  const { merged, conflicts } = threeWay(before, there, here);
  return {
    theirs,
    mine,
    conflicts,
    resolve: keepMine => fromConflictView(applyChoices(merged, here, keepMine), theirs),
  };
};
