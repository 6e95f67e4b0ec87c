import { effectiveOrder } from './effectiveOrder.ts';
import { matchesSearch } from './search.ts';
import { type Condition, isLabelCondition, type Order, type Query, TOKENS_FIELD } from './types.ts';
import { compareValues, equalValues, getPath, typeOrder } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;

const includes = (list: unknown, value: unknown) =>
  Array.isArray(list) && list.some(one => equalValues(one, value));

const compares = (value: unknown, wanted: unknown, holds: (order: number) => boolean) =>
  value !== null && typeOrder(value) === typeOrder(wanted) && holds(compareValues(value, wanted));

/** Whether a record satisfies one condition. A missing field satisfies none, not even `!=`. */
export const matchesCondition = (record: Fields, { field, op, value }: Condition): boolean => {
  const stored = getPath(record, field);
  if (stored === undefined) return false;
  switch (op) {
    case '==':
      return equalValues(stored, value);
    case '!=':
      return stored !== null && !equalValues(stored, value);
    case '<':
      return compares(stored, value, order => order < 0);
    case '<=':
      return compares(stored, value, order => order <= 0);
    case '>':
      return compares(stored, value, order => order > 0);
    case '>=':
      return compares(stored, value, order => order >= 0);
    case 'in':
      return stored !== null && includes(value, stored);
    case 'not-in':
      return stored !== null && !includes(value, stored);
    case 'array-contains':
      return includes(stored, value);
    case 'array-contains-any':
      return Array.isArray(value) && value.some(one => includes(stored, one));
  }
};

const storedTokens = (record: Fields): readonly unknown[] => {
  const tokens = record[TOKENS_FIELD];
  return Array.isArray(tokens) ? tokens : [];
};

/**
 * Whether a record is in a query's result: all conditions, the search, and every field of the order
 * present.
 * @param tokens the record's search tokens; by default those stored in its token field.
 */
export const matches = (
  record: Fields,
  query: Query,
  tokens: (record: Fields) => readonly unknown[] = storedTokens,
): boolean =>
  query.where.every(condition =>
    isLabelCondition(condition)
      ? matchesCondition({ [TOKENS_FIELD]: tokens(record) }, condition)
      : matchesCondition(record, condition),
  ) &&
  (query.or === undefined ||
    query.or.some(all => all.every(condition => matchesCondition(record, condition)))) &&
  query.orderBy.every(({ field }) => getPath(record, field) !== undefined) &&
  (query.search === undefined || matchesSearch(tokens(record), query.search));

/** A comparator over records for the given keys. */
export const recordOrder =
  (order: readonly Order[]) =>
  (a: Fields, b: Fields): number => {
    for (const { field, direction } of order) {
      const compared = compareValues(getPath(a, field), getPath(b, field));
      if (compared !== 0) return direction === 'asc' ? compared : -compared;
    }
    return 0;
  };

/** Sorts a copy of the records as Firestore would, ties by id; without an order, by id. */
export const sortRecords = <T extends Fields>(
  records: readonly T[],
  query: Pick<Query, 'orderBy'> & Partial<Pick<Query, 'where'>>,
): T[] =>
  [...records].sort(
    recordOrder(effectiveOrder({ where: query.where ?? [], orderBy: query.orderBy })),
  );

/** The order for react-admin's `sort`: none is that of the ranges, and then of the ids. */
export const toOrder = (sort?: { field: string; order: 'ASC' | 'DESC' }): Order[] =>
  sort ? [{ field: sort.field, direction: sort.order === 'DESC' ? 'desc' : 'asc' }] : [];
