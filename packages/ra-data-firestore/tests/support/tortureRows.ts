import { collection, type Firestore, getDocsFromServer, Timestamp } from 'firebase/firestore';
import {
  fold,
  matches,
  parseFilter,
  type Query,
  type StoredRecord,
  sortRecords,
  toOrder,
} from '../../src/query/index.ts';
import { fromFirestore } from '../../src/values.ts';

/** Numbers below a bound, the same ones for the same seed. */
export type Below = (bound: number) => number;

export const randomBelow = (seed: number): Below => {
  let state = seed;
  return bound => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * bound);
  };
};

/** @throws Error where there is nothing to choose from. */
export const oneOf = <T>(below: Below, all: readonly T[]): T => {
  const found = all[below(all.length)];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
};

/** A list as it is asked for. */
export interface Asked {
  filter: Record<string, unknown>;
  field: string;
  order: 'ASC' | 'DESC';
}

const SORTS = ['id', 'id', 'id', 'price', 'mixed', 'tied', 'title', 'at', 'sparse'] as const;

/** Outliers, -0, fractions, mixed types, nulls, ties, emoji and other scripts, dates, and a field that most lack. */
export const randomFields = (below: Below) => ({
  price: oneOf(below, [below(50), 1e12, -0, below(1000) / 7]),
  mixed: oneOf<unknown>(below, [
    null,
    true,
    below(9),
    `t${below(9)}`,
    Timestamp.fromMillis(below(9) * 1e9),
  ]),
  tied: 'same',
  title: `${oneOf(below, ['😀', 'é', '日本', 'Zoo', 'a'])}${below(40)}`,
  at: Timestamp.fromMillis(1.7e12 + below(1e6) * 1000),
  group: `g${below(4)}`,
  ...(below(3) === 0 ? { sparse: below(5) } : {}),
});

const randomFilter = (below: Below) =>
  oneOf<Record<string, unknown>>(below, [
    {},
    {},
    { group: `g${below(4)}` },
    { group_in: ['g0', 'g2'] },
    { '@or': { group: 'g1', price: 7 } },
    // Row by row, for nothing is configured: by the last ids too, as references are searched.
    { q: `${oneOf(below, ['zoo', 'e', '日本', 'a'])}${below(4)} SAME` },
  ]);

export const randomList = (below: Below): Asked => ({
  filter: randomFilter(below),
  field: oneOf(below, SORTS),
  order: oneOf(below, ['ASC', 'DESC'] as const),
});

const isSearched = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const queryOf = ({ filter, field, order }: Asked): Query & { search?: string } => ({
  ...parseFilter(filter),
  orderBy: toOrder({ field, order }),
});

/** The records that belong to a list, in its order. */
export const inList = (records: readonly StoredRecord[], asked: Asked): StoredRecord[] => {
  const { search = '', ...query } = queryOf(asked);
  const words = fold(search).split(' ');
  const hasWords = ({ id: _, ...record }: StoredRecord) => {
    const text = fold(Object.values(record).filter(isSearched).join('\n'));
    return words.every(word => text.includes(word));
  };
  return sortRecords(
    records.filter(record => matches(record, query) && hasWords(record)),
    query,
  );
};

/** What a fresh read of all rows says, sorted in memory. */
export const freshIds = async (
  firestore: Firestore,
  path: string,
  asked: Asked,
): Promise<string[]> => {
  const { docs } = await getDocsFromServer(collection(firestore, path));
  const records = docs.map(row => ({ ...fromFirestore(row.data()), id: row.id }));
  return inList(records, asked).map(({ id }) => id);
};
