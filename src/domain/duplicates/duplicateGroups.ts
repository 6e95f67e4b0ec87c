import { byVerdict, type DuplicateCandidate } from './findDuplicates.ts';
import { isLikely } from './isLikely.ts';
import { rankOf, type Verdict } from './verdicts.ts';

/** Products that may all be the same, through any chain of candidates. */
export interface DuplicateGroup {
  /** The id of the surest pair: stable while the group grows. */
  id: string;
  /** Most connected first. */
  products: string[];
  pairs: DuplicateCandidate[];
  /** The best pair's score and verdict. */
  score: number;
  verdict: Verdict;
}

/**
 * Gathers pairs that share a product into groups, surest group first. Pairs that are only possible
 * connect nothing: each is a group of its own, unless both products are in one already.
 */
export const groupCandidates = (candidates: readonly DuplicateCandidate[]): DuplicateGroup[] => {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined && next !== root; ) {
      root = next;
      next = parents.get(root);
    }
    parents.set(id, root);
    return root;
  };
  for (const { products } of candidates.filter(isLikely))
    parents.set(rootOf(products[0]), rootOf(products[1]));
  const groups = new Map<string, DuplicateCandidate[]>();
  for (const pair of candidates) {
    const [first, second] = [rootOf(pair.products[0]), rootOf(pair.products[1])];
    const root = first === second ? first : pair.id;
    const group = groups.get(root);
    if (group) group.push(pair);
    else groups.set(root, [pair]);
  }
  return [...groups.values()]
    .map(pairs => {
      const sorted = [...pairs].sort(byVerdict);
      const counts = new Map<string, number>();
      for (const { products } of sorted)
        for (const id of products) counts.set(id, (counts.get(id) ?? 0) + 1);
      const products = [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id);
      const [best] = sorted;
      return {
        id: best?.id ?? '',
        products,
        pairs: sorted,
        score: best?.score ?? 0,
        verdict: best?.verdict ?? 'possible',
      };
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || b.score - a.score || (a.id < b.id ? -1 : 1));
};
