import { MERGE_SIZE } from '../merge/mergeChoices.ts';
import { type DuplicateGroup, groupCandidates } from './duplicateGroups.ts';
import type { DuplicateCandidate } from './findDuplicates.ts';

/** What can be merged at one go. */
export interface SureGroups {
  /** Surest first; all pairs that connect a group are sure ones. */
  groups: DuplicateGroup[];
  /** Groups of more products than one merge takes: somebody has to look at these. */
  tooLarge: number;
}

/** The groups that sure pairs alone connect: what is only likely is left to people. */
export const sureGroups = (candidates: readonly DuplicateCandidate[]): SureGroups => {
  const all = groupCandidates(candidates.filter(({ verdict }) => verdict === 'sure'));
  const groups = all.filter(({ products }) => products.length <= MERGE_SIZE.most);
  return { groups, tooLarge: all.length - groups.length };
};
