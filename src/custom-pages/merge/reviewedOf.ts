import type { DuplicateGroup } from '@/domain/duplicates/duplicateGroups.ts';
import { MERGE_SIZE } from '@/domain/merge/mergeChoices.ts';

/** The products of a group that are reviewed together: as many as one merge takes. */
export const reviewedOf = ({ products }: DuplicateGroup): string[] =>
  products.slice(0, MERGE_SIZE.most);
