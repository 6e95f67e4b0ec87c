import { byVerdict, type DuplicateSearch } from './findDuplicates.ts';

/** Most pairs, and families of options, that the page takes: more would stop it for a moment. */
export const MOST_SHOWN = 2000;

/** Leaves the surest pairs of a search, and says how many that leaves out. */
export const keepBest = (
  search: DuplicateSearch,
  most = MOST_SHOWN,
): DuplicateSearch & { leftOut: number } => {
  const candidates =
    search.candidates.length <= most
      ? search.candidates
      : [...search.candidates].sort(byVerdict).slice(0, most);
  const variants = search.variants.slice(0, most);
  const leftOut =
    search.candidates.length - candidates.length + search.variants.length - variants.length;
  return { ...search, candidates, variants, leftOut };
};
