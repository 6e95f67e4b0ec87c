import type { CompositeIndex, FirestoreIndexes, IndexField, Query } from 'ra-data-firestore/query';
import { isContainment, isInequality, refusal } from './refusal.ts';

/** A query as it reaches Firestore: a search is a condition on the tokens by then. */
export interface SentQuery extends Pick<Query, 'where' | 'orderBy'> {
  collectionGroup: string;
  queryScope?: CompositeIndex['queryScope'];
}

/** What Firestore makes of a query. */
export type FirestorePlan =
  /** By these indexes, which are merged where they are several. */
  | { kind: 'answered'; indexes: string[] }
  /** FAILED_PRECONDITION: these would do. */
  | { kind: 'missing'; indexes: string[] }
  /** INVALID_ARGUMENT, whatever the indexes. */
  | { kind: 'refused'; reason: string };

const NAME = '__name__';
const nameOf = (field: string) => (field === 'id' ? NAME : field);

/** One field of an index: in a direction, or by the elements of an array. */
interface Part {
  field: string;
  mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
}

const partOf = (one: IndexField): Part => ({
  field: one.fieldPath,
  mode: 'order' in one ? one.order : one.arrayConfig,
});

const textOf = (parts: readonly Part[]) =>
  parts.map(({ field, mode }) => `${field} ${mode}`).join(', ');

/**
 * The complete order: what is asked, then the fields of ranges by name, then the name, each in the
 * last direction that is asked. Where nothing is asked it is ascending.
 */
const completeOrder = ({ where, orderBy }: SentQuery): Part[] => {
  const asked = orderBy.map(({ field, direction }): Part => {
    const mode = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
    return { field: nameOf(field), mode };
  });
  const mode = asked.at(-1)?.mode ?? 'ASCENDING';
  const known = new Set(asked.map(({ field }) => field));
  if (known.has(NAME)) return asked;
  const ranges = where.filter(isInequality).map(({ field }) => nameOf(field));
  const rest = [...new Set(ranges)].filter(field => !known.has(field) && field !== NAME).sort();
  return [...asked, ...[...rest, NAME].map(field => ({ field, mode }))];
};

/** An index ends in the name, in the direction of its last field, unless it says otherwise. */
const withName = (parts: readonly Part[]): Part[] => {
  const last = parts.at(-1);
  if (last?.field === NAME) return [...parts];
  return [
    ...parts,
    { field: NAME, mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' },
  ];
};

const isSame = (a: Part, b: Part | undefined) => a.field === b?.field && a.mode === b.mode;

const AUTOMATIC: readonly Part['mode'][] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];

/** The exemption that holds for a field: its own, that of a map it is in, or that of all fields. */
const exemptionOf = (
  { fieldOverrides }: FirestoreIndexes,
  collectionGroup: string,
  field: string,
) => {
  const steps = field.split('.');
  const paths = [...steps.map((_, at) => steps.slice(0, steps.length - at).join('.')), '*'];
  return paths
    .map(path =>
      fieldOverrides.find(one => one.collectionGroup === collectionGroup && one.fieldPath === path),
    )
    .find(found => found !== undefined);
};

/** Whether Firestore has an index of a single field: automatically, unless it is exempted. */
const hasSingle = (file: FirestoreIndexes, query: SentQuery, { field, mode }: Part): boolean => {
  const { collectionGroup, queryScope = 'COLLECTION' } = query;
  if (field === NAME) return mode === 'ASCENDING';
  const exemption = exemptionOf(file, collectionGroup, field);
  if (!exemption) return queryScope === 'COLLECTION' && AUTOMATIC.includes(mode);
  return exemption.indexes.some(
    one => one.queryScope === queryScope && ('order' in one ? one.order : one.arrayConfig) === mode,
  );
};

/** What an index fixes before the order, if it ends in that order; its directions do not count. */
const fixedBy = (parts: readonly Part[], order: readonly Part[]): string[] | undefined => {
  const whole = withName(parts);
  const from = whole.length - order.length;
  if (from < 0 || !order.every((part, at) => isSame(part, whole[from + at]))) return undefined;
  return whole.slice(0, from).map(({ field, mode }) => `${field} ${mode === 'CONTAINS'}`);
};

const composites = (file: FirestoreIndexes, { collectionGroup, queryScope }: SentQuery) =>
  file.indexes
    .filter(
      one =>
        one.collectionGroup === collectionGroup && one.queryScope === (queryScope ?? 'COLLECTION'),
    )
    .map(({ fields }) => fields.map(partOf));

/**
 * Plans a query as Firestore's documentation says that Standard edition does, against the content of
 * `firestore.indexes.json`:
 *
 * - `==` and `in` take the same index, in which the direction of their field does not count;
 *   `array-contains` and `array-contains-any` take one by its elements.
 * - What a query is sorted by ends the index in the very directions asked: "to run the same queries
 *   but with a descending sort order, you need an additional composite index in the descending
 *   direction". A range is a sort by its field.
 * - Indexes that end in the same order are merged: together they must fix every equality. Without an
 *   order, the automatic indexes of single fields are merged in the same way.
 * - A field that is exempted has none of the automatic ones, nor has one below it.
 *
 * Where the documentation is silent it takes the narrower reading: a sort by a field that is fixed
 * as well still needs its index.
 * Source: "Index types in Cloud Firestore", its sections on automatic and composite indexes and
 * "Use index merging".
 */
export const planFirestoreQuery = (file: FirestoreIndexes, query: SentQuery): FirestorePlan => {
  const reason = refusal(query);
  if (reason !== null) return { kind: 'refused', reason };
  const order = completeOrder(query);
  const ordered = new Set(order.map(({ field }) => field));
  const fixed = [
    ...new Map(
      query.where
        .filter(one => !isInequality(one) && !ordered.has(nameOf(one.field)))
        .map((one): [string, Part] => [
          `${one.field} ${isContainment(one)}`,
          { field: one.field, mode: isContainment(one) ? 'CONTAINS' : 'ASCENDING' },
        ]),
    ),
  ];
  const singles = order.length === 1 && order[0]?.mode === 'ASCENDING';
  const used: Part[][] = [];
  const open = new Map(fixed);
  const [only] = order;
  if (fixed.length === 0 && only && textOf(withName([only])) === textOf(order))
    if (hasSingle(file, query, only)) return { kind: 'answered', indexes: [textOf([only])] };
  if (singles)
    for (const [key, part] of fixed)
      if (hasSingle(file, query, part)) {
        open.delete(key);
        used.push([part]);
      }
  if (open.size > 0 || fixed.length === 0)
    for (const parts of composites(file, query)) {
      const keys = fixedBy(parts, order);
      if (!keys?.every(key => fixed.some(([known]) => known === key))) continue;
      if (fixed.length === 0) return { kind: 'answered', indexes: [textOf(parts)] };
      if (!keys.some(key => open.has(key))) continue;
      for (const key of keys) open.delete(key);
      used.push(parts);
    }
  if (fixed.length > 0 && open.size === 0) return { kind: 'answered', indexes: used.map(textOf) };
  const wanted = fixed.length === 0 ? [[]] : [...open.values()].map(part => [part]);
  const own = order.slice(0, -1);
  const end = own.length > 0 ? own : order;
  return {
    kind: 'missing',
    indexes: wanted.map(parts => textOf([...parts, ...(singles ? [] : end)])),
  };
};
