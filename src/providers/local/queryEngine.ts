import type { Table } from 'dexie';
import { matches, type Query, type StoredRecord, sortRecords } from 'ra-data-firestore/query';
import { type CounterRow, countedRows } from './counters.ts';
import { pathsInRange, rowsInRange } from './keyRange.ts';
import { type KeyRange, type Posting, planQuery, type QueryPlan } from './planQuery.ts';
import type { Queries } from './queries.ts';
import type { ResultCache } from './resultCache.ts';
import type { StoreLayout } from './storageLayout.ts';
import type { StoredRow } from './storedRow.ts';

/** Where a query runs. */
interface QueryTarget {
  table: Table<StoredRow, string>;
  counts: Table<CounterRow, string>;
  layout: StoreLayout;
  /** Path of the collection. */
  collection: string;
  /** Results of this state of the store. */
  cache: ResultCache;
  /** The search tokens of a record, as they would be stored. */
  tokens: (record: Readonly<Record<string, unknown>>) => readonly string[];
}

type IndexedPlan = QueryPlan & { kind: 'indexed' };

/** A record costs as much as so many keys: it is fetched whole, copied and its words are made anew. */
const KEYS_PER_RECORD = 15;

const readPaths = async (table: Table<StoredRow, string>, paths: readonly string[]) => {
  const rows = await table.bulkGet([...paths]);
  return rows.filter(row => row !== undefined).map(row => row.data);
};

const rangeSize = async ({ table, counts, layout }: QueryTarget, range: KeyRange) =>
  (await countedRows(counts, layout, range)) ?? rowsInRange(table, range).count();

const keysIn = async ({ table }: QueryTarget, posting: Posting) => {
  const lists = await Promise.all(posting.map(range => pathsInRange(table, range)));
  return lists.flat();
};

/**
 * A posting's size, or its keys where no counter tells it: they cost hardly more than their number, and are
 * mostly read in the end, as each letter's words are.
 */
const measure = async (target: QueryTarget, posting: Posting) => {
  const { counts, layout } = target;
  const sizes = await Promise.all(posting.map(range => countedRows(counts, layout, range)));
  const known = sizes.filter(size => size !== null);
  if (known.length < sizes.length) {
    const keys = await keysIn(target, posting);
    return { posting, size: keys.length, keys };
  }
  return { posting, size: known.reduce((sum, size) => sum + size, 0) };
};

const recordsIn = async ({ table }: QueryTarget, posting: Posting) => {
  const lists = await Promise.all(posting.map(range => rowsInRange(table, range).toArray()));
  return [...new Map(lists.flat().map(row => [row.path, row.data])).values()];
};

const matchingPaths = (
  { collection, tokens }: QueryTarget,
  query: Query,
  records: StoredRecord[],
) => {
  const found = records.filter(record => matches(record, query, tokens));
  return sortRecords(found, query).map(({ id }) => `${collection}/${id}`);
};

const walkKeys = ({ cache, table }: QueryTarget, { walk }: IndexedPlan) =>
  cache.walk(walk, () => pathsInRange(table, walk));

const intersect = (ordered: string[], lists: readonly string[][], reverse: boolean) => {
  const sets = lists.map(list => new Set(list));
  const keys = ordered.filter(key => sets.every(set => set.has(key)));
  return reverse ? keys.reverse() : keys;
};

const computeKeys = async (target: QueryTarget, query: Query, plan: QueryPlan) => {
  if (plan.kind === 'scan')
    return matchingPaths(
      target,
      query,
      await recordsIn(target, [{ index: 'in', prefix: [target.collection] }]),
    );
  const { walk, reverse, postings } = plan;
  if (postings.length === 0) return intersect(await walkKeys(target, plan), [], reverse);
  const [walked, ...measured] = await Promise.all([
    rangeSize(target, walk),
    ...postings.map(posting => measure(target, posting)),
  ]);
  const candidates = [{ posting: [walk], size: walked }, ...measured];
  const fewest = candidates.reduce((least, one) => (one.size < least.size ? one : least));
  const allKeys = candidates.reduce((sum, { size }) => sum + size, 0);
  if (fewest.size * KEYS_PER_RECORD <= allKeys)
    return matchingPaths(target, query, await recordsIn(target, fewest.posting));
  const [ordered, ...lists] = await Promise.all([
    walkKeys(target, plan),
    ...measured.map(({ keys, posting }) => keys ?? keysIn(target, posting)),
  ]);
  return intersect(ordered, lists, reverse);
};

const planOf = (target: QueryTarget, query: Query) =>
  planQuery(target.layout, target.collection, query);

const isWalk = (plan: QueryPlan): plan is IndexedPlan =>
  plan.kind === 'indexed' && plan.postings.length === 0;

const findKeys = (target: QueryTarget, query: Query): Promise<string[]> =>
  target.cache.keys(target.collection, query, () =>
    computeKeys(target, query, planOf(target, query)),
  );

const countMatches = async (target: QueryTarget, query: Query): Promise<number> => {
  const plan = planOf(target, query);
  if (!isWalk(plan)) return (await findKeys(target, query)).length;
  return target.cache.count(target.collection, query, () => rangeSize(target, plan.walk));
};

/** A page of an index; the far half of it is reached from the other end. */
const walkPage = async (target: QueryTarget, plan: IndexedPlan, offset: number, limit: number) => {
  const rows = rowsInRange(target.table, plan.walk);
  const ahead = plan.reverse ? rows.reverse() : rows;
  if (offset <= limit) return ahead.offset(offset).limit(limit).toArray();
  const size = await rangeSize(target, plan.walk);
  const end = Math.min(size, offset + limit);
  if (offset < size / 2 || offset >= end) return ahead.offset(offset).limit(limit).toArray();
  const behind = rowsInRange(target.table, plan.walk);
  const page = await (plan.reverse ? behind : behind.reverse())
    .offset(size - end)
    .limit(end - offset)
    .toArray();
  return page.reverse();
};

const findPage = async (
  target: QueryTarget,
  query: Query,
  offset: number,
  limit: number,
): Promise<StoredRecord[]> => {
  const plan = planOf(target, query);
  if (isWalk(plan)) return (await walkPage(target, plan, offset, limit)).map(row => row.data);
  const keys = await findKeys(target, query);
  return readPaths(target.table, keys.slice(offset, offset + limit));
};

/** A collection whose rows are in the database, within the present transaction. */
export const storedQueries = (target: QueryTarget): Queries => ({
  get: async path => (await target.table.get(path))?.data,
  getMany: paths => readPaths(target.table, paths),
  findKeys: query => findKeys(target, query),
  findPage: (query, offset, limit) => findPage(target, query, offset, limit),
  countMatches: query => countMatches(target, query),
});
