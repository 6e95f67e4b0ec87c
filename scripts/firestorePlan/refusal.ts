import type { Condition, Query } from 'ra-data-firestore/query';

/** Values of `in` and `array-contains-any`, multiplied, that Firestore takes in one query. */
const MOST_DISJUNCTIONS = 30;
const MOST_NOT_IN = 10;
const MOST_RANGE_FIELDS = 10;

const RANGES: readonly string[] = ['<', '<=', '>', '>=', '!=', 'not-in'];

/** Whether Firestore counts a condition among the ranges and inequalities. */
export const isInequality = ({ op }: Condition) => RANGES.includes(op);

/** Whether a condition is on the elements of an array. */
export const isContainment = ({ op }: Condition) => op.startsWith('array-');

const valuesOf = ({ value }: Condition) => (Array.isArray(value) ? value.length : 1);

/**
 * Why Firestore takes a query under no index at all; null where it does.
 *
 * Source: "Query limitations" in "Perform simple and compound queries", "Query with range and
 * inequality filters on multiple fields", and "Order and limit data" of Firestore's documentation.
 */
export const refusal = ({ where, orderBy }: Pick<Query, 'where' | 'orderBy'>): string | null => {
  const having = (...ops: Condition['op'][]) => where.filter(({ op }) => ops.includes(op));
  const fields = orderBy.map(({ field }) => field);
  if (new Set(fields).size < fields.length) return 'a field is ordered by twice';
  if (where.filter(isContainment).length > 1) return 'two conditions on the elements of arrays';
  const excluding = having('!=', 'not-in');
  if (excluding.length > 1) return 'two exclusions';
  const [notIn] = having('not-in');
  if (notIn && having('in', 'array-contains-any').length > 0)
    return 'not-in with in or array-contains-any';
  if (notIn && valuesOf(notIn) > MOST_NOT_IN) return `more than ${MOST_NOT_IN} values of not-in`;
  const disjunctions = having('in', 'array-contains-any').reduce(
    (product, one) => product * valuesOf(one),
    1,
  );
  if (disjunctions > MOST_DISJUNCTIONS) return `more than ${MOST_DISJUNCTIONS} disjunctions`;
  const ranges = new Set(where.filter(isInequality).map(({ field }) => field));
  if (ranges.size > MOST_RANGE_FIELDS) return `ranges on more than ${MOST_RANGE_FIELDS} fields`;
  return null;
};
