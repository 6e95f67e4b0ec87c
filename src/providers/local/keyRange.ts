import { type Collection, Dexie, type Table } from 'dexie';
import type { IndexKey } from './indexKeys.ts';
import type { KeyRange } from './planQuery.ts';
import type { StoredRow } from './storedRow.ts';

/** Keys of one type lie between these; a range never crosses types. */
const typeBounds = (key: IndexKey): { lowest: unknown; highest: unknown } => {
  if (typeof key === 'number')
    return { lowest: -1.797693134862315e308, highest: Number.POSITIVE_INFINITY };
  if (key instanceof Date) return { lowest: new Date(-8.64e15), highest: new Date(8.64e15) };
  return { lowest: '', highest: [] };
};

/** The rows of a key range, as a Dexie collection in ascending order. */
export const rowsInRange = (
  table: Table<StoredRow, string>,
  range: KeyRange,
): Collection<StoredRow, string> => {
  const clause = table.where(range.index);
  const { prefix, lower, upper } = range;
  if (!range.index.startsWith('[')) {
    const [key] = prefix;
    return range.startsWith && typeof key === 'string'
      ? clause.startsWith(key)
      : clause.equals(key ?? '');
  }
  const sample = lower ?? upper;
  if (!sample) {
    const complete = prefix.length === range.index.split('+').length;
    return complete
      ? clause.equals(prefix)
      : clause.between([...prefix, Dexie.minKey], [...prefix, Dexie.maxKey], true, true);
  }
  const { lowest, highest } = typeBounds(sample.key);
  return clause.between(
    [...prefix, lower ? lower.key : lowest],
    [...prefix, upper ? upper.key : highest],
    !lower?.open,
    !upper?.open,
  );
};

/** Keys read at a time: the browser hands them over in one task, a hundred thousand in 50 ms. */
const KEYS_AT_A_TIME = 10_000;

/** The rows of a collection whose paths follow the given one, in the order of their paths. */
const rowsAfter = (table: Table<StoredRow, string>, collection: string, path: string) =>
  // The sign after `/` ends what begins with the collection's path.
  table.where(':id').between(path, `${collection}0`, false, false);

/**
 * The paths of the rows of a key range, ascending. A whole collection, whose index goes by path, is
 * read in parts, so that the page can answer in between.
 */
export const pathsInRange = async (
  table: Table<StoredRow, string>,
  range: KeyRange,
  atATime = KEYS_AT_A_TIME,
): Promise<string[]> => {
  const [collection] = range.prefix;
  if (range.index !== 'in' || typeof collection !== 'string')
    return rowsInRange(table, range).primaryKeys();
  const paths: string[] = [];
  let part: string[];
  do {
    part = await rowsAfter(table, collection, paths.at(-1) ?? `${collection}/`)
      .limit(atATime)
      .primaryKeys();
    for (const path of part) paths.push(path);
  } while (part.length === atATime);
  return paths;
};
