import type { SourceProduct } from '@/domain/import/types.ts';
import { placeInSource } from './placeInSource.ts';

type Placed = Parameters<typeof placeInSource>[0] & Pick<SourceProduct, 'rows'>;
type Line = { mapped: { source: Placed } };

/** Rows that a product takes from another file count as its own file's: no row says whose it is. */
const rowsOf = ({ file, rows }: Placed) => rows.map(row => `${file} ${row}`);

/**
 * What is left out of another plan of the same source. Rows can be put together in another way: what
 * has a row of something left out is left out, as nothing is to be written that somebody did not want.
 * @param excluded places of what is left out, as the products were.
 */
export const keptOut = (
  excluded: ReadonlySet<string>,
  before: readonly Line[],
  after: readonly Line[],
): ReadonlySet<string> => {
  if (excluded.size === 0) return excluded;
  const isOut = ({ mapped }: Line) => excluded.has(placeInSource(mapped.source));
  const rows = new Set(before.filter(isOut).flatMap(({ mapped }) => rowsOf(mapped.source)));
  const kept = new Set(excluded);
  for (const { mapped } of before)
    if (mapped.source.rows.length > 0) kept.delete(placeInSource(mapped.source));
  for (const { mapped } of after)
    if (rowsOf(mapped.source).some(row => rows.has(row))) kept.add(placeInSource(mapped.source));
  return kept;
};
