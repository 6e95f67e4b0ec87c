import { applyChoices, type ThreeWay, threeWay } from '@/components/conflict/threeWay.ts';
import {
  type ConflictView,
  conflictViews,
  fromConflictView,
} from '@/domain/product/form/conflictView.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';

/** Two edits of one product, compared. */
export interface ProductConflict extends ThreeWay<ConflictView> {
  theirs: ProductFormValues;
  mine: ProductFormValues;
  /** The form's values once the fields of `keepMine` are mine and the other conflicts theirs. */
  resolve: (keepMine: ReadonlySet<string>) => ProductFormValues;
}

/** Compares what the form holds with what is stored now, both made from `original`. */
export const compareEdits = (
  original: ProductFormValues,
  theirs: ProductFormValues,
  mine: ProductFormValues,
): ProductConflict => {
  const [before, there, here] = conflictViews([original, theirs, mine]);
  const { merged, conflicts } = threeWay(before, there, here);
  return {
    theirs,
    mine,
    merged,
    conflicts,
    resolve: keepMine => fromConflictView(applyChoices(merged, here, keepMine), theirs),
  };
};
