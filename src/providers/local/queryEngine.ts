import type { Table } from 'dexie';
import { matches, type Query, type StoredRecord, sortRecords } from 'ra-data-firestore/query';
import { rowsInRange } from './keyRange.ts';
import { type Posting, planQuery, type QueryPlan } from './planQuery.ts';
import type { ResultCache } from './resultCache.ts';
import type { StoreLayout } from './storageLayout.ts';
import type { StoredRow } from './storedRow.ts';

/** Where a query runs. */
export interface QueryTarget {
  table: Table<StoredRow, string>;
  layout: StoreLayout;
  /** Path of the collection. */
  collection: string;
  /** Results of this state of the store. */
  cache: ResultCache;
  /** The search tokens of a record, as they would be stored. */
  tokens: (record: Readonly<Record<string, unknown>>) => readonly string[];
}

/** Up to this many candidates are read and compared; more are intersected by their keys. */
const FEW = 300;

const postingKeys = async (table: Table<StoredRow, string>, posting: Posting) => {
  const lists = await Promise.all(posting.map(range => rowsInRange(table, range).primaryKeys()));
  return lists.flat();
};

const postingSize = async (table: Table<StoredRow, string>, posting: Posting) => {
  const sizes = await Promise.all(
    posting.map(range =>
      rowsInRange(table, range)
        .limit(FEW + 1)
        .count(),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const readRows = async (table: Table<StoredRow, string>, keys: readonly string[]) => {
  const rows = await table.bulkGet([...keys]);
  return rows.filter(row => row !== undefined).map(row => row.data);
};

const keysOf = (collection: string, records: readonly StoredRecord[]) =>
  records.map(({ id }) => `${collection}/${id}`);

/** Reads the few candidates of one posting and keeps those that match, in order. */
const filterFew = async (
  { table, collection, tokens }: QueryTarget,
  query: Query,
  posting: Posting,
) => {
  const keys = [...new Set(await postingKeys(table, posting))];
  const records = await readRows(table, keys);
  const found = records.filter(record => matches(record, query, tokens));
  return keysOf(collection, sortRecords(found, query));
};

const intersect = async (
  { table }: QueryTarget,
  { walk, reverse, postings }: QueryPlan & { kind: 'indexed' },
) => {
  const [ordered, ...lists] = await Promise.all([
    rowsInRange(table, walk).primaryKeys(),
    ...postings.map(posting => postingKeys(table, posting)),
  ]);
  const sets = lists.map(list => new Set(list));
  const keys = ordered.filter(key => sets.every(set => set.has(key)));
  return reverse ? keys.reverse() : keys;
};

const scan = async ({ table, collection, tokens }: QueryTarget, query: Query) => {
  const rows = await table.where('in').equals(collection).toArray();
  const found = rows.map(row => row.data).filter(record => matches(record, query, tokens));
  return keysOf(collection, sortRecords(found, query));
};

const computeKeys = async (target: QueryTarget, query: Query, plan: QueryPlan) => {
  if (plan.kind === 'scan') return scan(target, query);
  const sizes = await Promise.all(plan.postings.map(one => postingSize(target.table, one)));
  const smallest = Math.min(...sizes);
  const few = plan.postings[sizes.indexOf(smallest)];
  if (few && smallest <= FEW) return filterFew(target, query, few);
  return intersect(target, plan);
};

const planOf = (target: QueryTarget, query: Query) =>
  planQuery(target.layout, target.collection, query);

const isWalk = (plan: QueryPlan): plan is QueryPlan & { kind: 'indexed' } =>
  plan.kind === 'indexed' && plan.postings.length === 0;

/** The paths of all rows that match, in order. */
export const findKeys = (target: QueryTarget, query: Query): Promise<string[]> =>
  target.cache.keys(target.collection, query, () =>
    computeKeys(target, query, planOf(target, query)),
  );

/** Counts the rows that match. */
export const countMatches = async (target: QueryTarget, query: Query): Promise<number> => {
  const plan = planOf(target, query);
  if (!isWalk(plan)) return (await findKeys(target, query)).length;
  return target.cache.count(target.collection, query, () =>
    rowsInRange(target.table, plan.walk).count(),
  );
};

/** Reads the rows from `offset` on, at most `limit`, in order. */
export const findPage = async (
  target: QueryTarget,
  query: Query,
  offset: number,
  limit: number,
): Promise<StoredRecord[]> => {
  const plan = planOf(target, query);
  if (!isWalk(plan)) {
    const keys = await findKeys(target, query);
    return readRows(target.table, keys.slice(offset, offset + limit));
  }
  const rows = rowsInRange(target.table, plan.walk);
  const directed = plan.reverse ? rows.reverse() : rows;
  const page = await directed.offset(offset).limit(limit).toArray();
  return page.map(row => row.data);
};

/** Reads the rows of the given paths, in that order; missing ones are left out. */
export const readPaths = readRows;
