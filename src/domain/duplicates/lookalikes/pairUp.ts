import { byVerdict, type DuplicateCandidate } from '../findDuplicates.ts';
import { isLikely } from '../isLikely.ts';

/** A new product and the one there is that it looks like. */
export interface Recognised {
  newcomer: string;
  known: string;
  candidate: DuplicateCandidate;
}

/**
 * Tells which new products are probably ones there are, surest first: each at most once, and only
 * where the search calls it sure or likely.
 * @param isNew whether a product is one of the new ones.
 */
export const pairUp = (
  candidates: readonly DuplicateCandidate[],
  isNew: (id: string) => boolean,
): Recognised[] => {
  const taken = new Set<string>();
  const recognised: Recognised[] = [];
  for (const candidate of candidates.filter(isLikely).sort(byVerdict)) {
    const [first, second] = candidate.products;
    if (isNew(first) === isNew(second)) continue;
    const [newcomer, known] = isNew(first) ? [first, second] : [second, first];
    if (taken.has(newcomer) || taken.has(known)) continue;
    taken.add(newcomer);
    taken.add(known);
    recognised.push({ newcomer, known, candidate });
  }
  return recognised;
};
