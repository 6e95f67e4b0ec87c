import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';

/** What a search had said of pairs among these products. */
export const saidOf = (
  candidates: readonly DuplicateCandidate[],
  ids: readonly string[],
): DuplicateCandidate[] =>
  candidates.filter(({ products }) => products.every(id => ids.includes(id)));

/** The same as the audit trail keeps it. */
export const decidedVerdicts = (said: readonly DuplicateCandidate[]) =>
  said.map(({ score, verdict }) => ({ score, said: verdict }));
