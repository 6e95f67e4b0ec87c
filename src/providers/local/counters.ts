import type { Table } from 'dexie';
import type { IndexKey } from './indexKeys.ts';
import type { KeyRange } from './planQuery.ts';
import { keyName, type StoreLayout } from './storageLayout.ts';
import type { StoredRow } from './storedRow.ts';

/** How many rows have certain values in the leading fields of an index. */
export interface CounterRow {
  key: string;
  count: number;
}

const textOf = (key: IndexKey) =>
  key instanceof Date ? `date:${key.getTime()}` : `${typeof key}:${key}`;

const counterKey = (store: string, index: string, prefix: readonly IndexKey[]) =>
  [store, index, ...prefix.map(textOf)].join('\u0000');

/** The fields of an index, as they are named in a row's keys, without the collection. */
const namesOf = (index: string) =>
  index === 'in'
    ? []
    : index
        .slice(1, -1)
        .split('+')
        .slice(1)
        .map(name => name.slice('k.'.length));

const isValueCounted = ({ counted }: StoreLayout, names: readonly string[]) =>
  names.length === 2 || [...counted].some(field => keyName(field) === names[0]);

/**
 * The counters that a row adds to: one an index it is in, by the collection; and by the first value
 * where that is one of an equality. The order of an index does not count.
 */
const countersOf = (layout: StoreLayout, row: StoredRow): string[] =>
  [...layout.indexes].flatMap(index => {
    if (index !== 'in' && !index.startsWith('[')) return [];
    const names = namesOf(index);
    const keys = names.map(name => row.k[name]).filter(key => key !== undefined);
    if (keys.length < names.length) return [];
    const [first] = keys;
    const whole = counterKey(layout.name, index, [row.in]);
    return first !== undefined && isValueCounted(layout, names)
      ? [whole, counterKey(layout.name, index, [row.in, first])]
      : [whole];
  });

/** Adds what rows that come and go change in the counters of their store to `changes`. */
export const addCounts = (
  changes: Map<string, number>,
  layout: StoreLayout,
  row: StoredRow,
  by: 1 | -1,
) => {
  for (const key of countersOf(layout, row)) changes.set(key, (changes.get(key) ?? 0) + by);
};

/** Brings the counters up to date; part of the transaction that changes the rows. */
export const saveCounts = async (
  table: Table<CounterRow, string>,
  changes: ReadonlyMap<string, number>,
) => {
  const keys = [...changes.keys()].filter(key => changes.get(key) !== 0);
  const stored = await table.bulkGet(keys);
  await table.bulkPut(
    keys.map((key, at) => ({ key, count: (stored[at]?.count ?? 0) + (changes.get(key) ?? 0) })),
  );
};

/** Whether there is a counter for the range: bounds and beginnings have none. */
const isCounted = (layout: StoreLayout, { index, prefix, lower, upper, startsWith }: KeyRange) => {
  if (lower || upper || startsWith || (index !== 'in' && !index.startsWith('['))) return false;
  return prefix.length === 1 || (prefix.length === 2 && isValueCounted(layout, namesOf(index)));
};

/** @returns the number of rows in a range, or null where no counter tells it. */
export const countedRows = async (
  table: Table<CounterRow, string>,
  layout: StoreLayout,
  range: KeyRange,
): Promise<number | null> => {
  if (!isCounted(layout, range)) return null;
  return (await table.get(counterKey(layout.name, range.index, range.prefix)))?.count ?? 0;
};
