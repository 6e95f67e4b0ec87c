import type { Product } from '../schemas/product.ts';
import { MERGE_SIZE } from './mergeChoices.ts';

/** Why products cannot be merged with each other, whatever is chosen of them. */
export type SelectionProblem =
  | { kind: 'tooFew' | 'tooMany' | 'twice' }
  | { kind: 'alreadyMerged'; productId: string; mergedInto: string };

/** Everything that keeps these products from being merged with each other. */
export const selectionProblems = (
  products: readonly Pick<Product, 'id' | 'mergedInto'>[],
): SelectionProblem[] => {
  const problems: SelectionProblem[] = [];
  if (products.length < MERGE_SIZE.fewest) problems.push({ kind: 'tooFew' });
  if (products.length > MERGE_SIZE.most) problems.push({ kind: 'tooMany' });
  if (new Set(products.map(({ id }) => id)).size < products.length)
    problems.push({ kind: 'twice' });
  for (const { id, mergedInto } of products)
    if (mergedInto) problems.push({ kind: 'alreadyMerged', productId: id, mergedInto });
  return problems;
};
