import {
  type Condition,
  ID_FIELD,
  type Query,
  queryTokens,
  TOKENS_FIELD,
} from 'ra-data-firestore/query';
import { elementKey, type IndexKey, indexKey } from './indexKeys.ts';
import { arrayIndex, indexOver, type StoreLayout, WORDS_INDEX } from './storageLayout.ts';
import { WHOLE_TOKEN, wordKey } from './storedRow.ts';

/** A part of an index. Bounds are index keys; undefined means open to that side. */
export interface KeyRange {
  index: string;
  /** Values that the index's leading fields have, the collection's path first. */
  prefix: (IndexKey | string)[];
  lower?: { key: IndexKey; open: boolean };
  upper?: { key: IndexKey; open: boolean };
  /** For text: every key that begins with the last part of the prefix. */
  startsWith?: boolean;
}

/** Records that are in any of the ranges. */
export type Posting = readonly KeyRange[];

/**
 * How a query is answered: `indexed` walks one index in the query's order and keeps the records
 * that are in every posting as well; `scan` reads the whole collection and sorts it, for the
 * queries that Firestore answers from its automatic indexes and no screen makes.
 */
export type QueryPlan =
  | { kind: 'indexed'; walk: KeyRange; reverse: boolean; postings: Posting[] }
  | { kind: 'scan' };

const SCAN: QueryPlan = { kind: 'scan' };

const equalityPosting = (
  layout: StoreLayout,
  collection: string,
  { field, value }: Condition,
): Posting | null => {
  const index = indexOver(field);
  if (field === ID_FIELD || !layout.indexes.has(index)) return null;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const keys = values.map(indexKey);
  return keys.every(key => key !== undefined)
    ? keys.map(key => ({ index, prefix: [collection, key] }))
    : null;
};

const elementPosting = (
  layout: StoreLayout,
  collection: string,
  { field, op, value }: Condition,
): Posting | null => {
  const values: unknown[] = op === 'array-contains' ? [value] : Array.isArray(value) ? value : [];
  if (field === TOKENS_FIELD)
    return layout.indexes.has(WORDS_INDEX)
      ? values.map(one => ({
          index: WORDS_INDEX,
          prefix: [wordKey(collection, WHOLE_TOKEN + String(one))],
        }))
      : null;
  const index = arrayIndex(field);
  if (!layout.indexes.has(index)) return null;
  return values.map(one => ({ index, prefix: [elementKey(collection, one)] }));
};

const wordPostings = (collection: string, search: string): Posting[] =>
  queryTokens(search).map(token => [
    { index: WORDS_INDEX, prefix: [wordKey(collection, token)], startsWith: true },
    { index: WORDS_INDEX, prefix: [wordKey(collection, WHOLE_TOKEN + token)] },
  ]);

const isBound = ({ op }: Condition) => ['<', '<=', '>', '>='].includes(op);

const withBound = (range: KeyRange, { op, value }: Condition): KeyRange | null => {
  const key = indexKey(value);
  if (key === undefined) return null;
  const bound = { key, open: op === '<' || op === '>' };
  const side = op === '<' || op === '<=' ? 'upper' : 'lower';
  // Two bounds of one side are an odd question: the scan answers it.
  return range[side] ? null : { ...range, [side]: bound };
};

const bounded = (range: KeyRange, conditions: readonly Condition[]): KeyRange | null =>
  conditions.reduce<KeyRange | null>((so, one) => so && withBound(so, one), range);

/** Decides how a query is answered from the indexes of its store. */
export const planQuery = (layout: StoreLayout, collection: string, query: Query): QueryPlan => {
  const [sort, second] = query.orderBy;
  if (second) return SCAN;
  const bounds = query.where.filter(isBound);
  const field = sort?.field ?? bounds[0]?.field ?? ID_FIELD;
  if (bounds.some(bound => bound.field !== field || field === ID_FIELD)) return SCAN;
  const fields = field === ID_FIELD ? [] : [field];
  const rest = query.where.filter(condition => !isBound(condition));
  const single = rest.find(
    ({ field: name, op, value }) =>
      op === '==' &&
      indexKey(value) !== undefined &&
      layout.indexes.has(indexOver(name, ...fields)),
  );
  const index = single ? indexOver(single.field, ...fields) : indexOver(...fields);
  if (!layout.indexes.has(index)) return SCAN;
  const key = single && indexKey(single.value);
  const walk = bounded(
    { index, prefix: key === undefined ? [collection] : [collection, key] },
    bounds,
  );
  if (!walk) return SCAN;
  const postings: Posting[] =
    query.search === undefined ? [] : wordPostings(collection, query.search);
  if (query.search !== undefined && (postings.length === 0 || !layout.indexes.has(WORDS_INDEX)))
    return SCAN;
  for (const condition of rest) {
    if (condition === single) continue;
    const posting =
      condition.op === '==' || condition.op === 'in'
        ? equalityPosting(layout, collection, condition)
        : condition.op.startsWith('array-')
          ? elementPosting(layout, collection, condition)
          : null;
    if (!posting) return SCAN;
    postings.push(posting);
  }
  return { kind: 'indexed', walk, reverse: sort?.direction === 'desc', postings };
};
