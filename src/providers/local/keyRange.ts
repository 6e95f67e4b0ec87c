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
