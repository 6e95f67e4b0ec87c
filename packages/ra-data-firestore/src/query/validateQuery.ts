import { QueryError } from './errors.ts';
import {
  type Condition,
  isArrayOperator,
  isLabelCondition,
  isRangeOperator,
  type Query,
} from './types.ts';

/** Values of one `in` or `array-contains-any`, and combinations of several, that Firestore takes. */
const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;
const MAX_RANGE_FIELDS = 10;
const MAX_PARTS = 100;

const isMissing = (value: unknown) => value === null || value === undefined;
const isNaNValue = (value: unknown) => typeof value === 'number' && Number.isNaN(value);

const checkList = ({ field, op, value }: Condition) => {
  if (!Array.isArray(value) || value.length === 0)
    throw new QueryError(`The filter on "${field}" (${op}) needs a list with a value`, field);
  const most = op === 'not-in' ? MAX_NOT_IN : MAX_DISJUNCTIONS;
  if (value.length > most)
    throw new QueryError(
      `The filter on "${field}" has ${value.length} values; Firestore takes ${most} for ${op}: ask in several queries`,
      field,
    );
  if (value.some(one => isMissing(one) || isNaNValue(one)))
    throw new QueryError(
      `The filter on "${field}" (${op}) has null in its list, which Firestore never matches: ask for null by itself`,
      field,
    );
};

const checkScalar = ({ field, op, value }: Condition) => {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
    throw new QueryError(`The filter on "${field}" has no value that Firestore can compare`, field);
  if (value instanceof Date && Number.isNaN(value.getTime()))
    throw new QueryError(`The filter on "${field}" has an invalid date`, field);
  if (op !== '==' && op !== '!=' && (value === null || isNaNValue(value)))
    throw new QueryError(
      `The filter on "${field}" compares with ${String(value)} by ${op}; only == and != take it`,
      field,
    );
};

const checkId = ({ field, op, value }: Condition) => {
  if (field !== 'id') return;
  if (isArrayOperator(op)) throw new QueryError('The filter on "id" is not on an array', field);
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (ids.some(id => typeof id !== 'string' || id === '' || id.includes('/')))
    throw new QueryError('The filter on "id" needs document ids: text without a slash', field);
};

const checkCondition = (condition: Condition) => {
  const { op } = condition;
  if (condition.field === '') throw new QueryError('A filter has no field', '');
  checkId(condition);
  if (op === 'in' || op === 'not-in' || op === 'array-contains-any') checkList(condition);
  else checkScalar(condition);
};

const second = (where: readonly Condition[], test: (condition: Condition) => boolean) =>
  where.filter(test)[1];

const checkTogether = (where: readonly Condition[]) => {
  const array = second(where, one => isArrayOperator(one.op) && !isLabelCondition(one));
  if (array)
    throw new QueryError(
      `The filter on "${array.field}" is a second condition on elements of an array; Firestore takes one`,
      array.field,
    );
  const excluding = second(where, ({ op }) => op === '!=' || op === 'not-in');
  if (excluding)
    throw new QueryError(
      `The filter on "${excluding.field}" is a second exclusion (!= or not-in); Firestore takes one`,
      excluding.field,
    );
  const notIn = where.find(({ op }) => op === 'not-in');
  const any = where.find(({ op }) => op === 'in' || op === 'array-contains-any');
  if (notIn && any)
    throw new QueryError(
      `The filter on "${notIn.field}" (not-in) cannot go with "${any.field}" (${any.op})`,
      notIn.field,
    );
};

const isOneOf = ({ op }: Condition) => op === 'in' || op === 'array-contains-any';

const combinationsOf = (conditions: readonly Condition[]) =>
  conditions.reduce(
    (product, one) =>
      isOneOf(one) && Array.isArray(one.value) ? product * one.value.length : product,
    1,
  );

const checkSizes = ({ where, or, orderBy }: Query) => {
  const alternatives = or?.reduce((sum, all) => sum + combinationsOf(all), 0) ?? 1;
  const combinations = combinationsOf(where) * alternatives;
  const [field = ''] = [...where, ...(or ?? []).flat()]
    .filter(isOneOf)
    .map(one => one.field)
    .slice(-1);
  if (combinations > MAX_DISJUNCTIONS)
    throw new QueryError(
      `The filter on "${field}" makes ${combinations} combinations with the others; Firestore takes ${MAX_DISJUNCTIONS}`,
      field,
    );
  const all = [...where, ...(or ?? []).flat()];
  const ranges = new Set(all.filter(({ op }) => isRangeOperator(op)).map(one => one.field));
  if (ranges.size > MAX_RANGE_FIELDS)
    throw new QueryError(`Ranges on ${ranges.size} fields; Firestore takes ${MAX_RANGE_FIELDS}`);
  if (all.length + orderBy.length > MAX_PARTS)
    throw new QueryError(`${all.length} conditions; Firestore takes ${MAX_PARTS} with the sort`);
};

const checkOrder = (query: Query) => {
  const seen = new Set<string>();
  for (const { field } of query.orderBy) {
    if (field === '') throw new QueryError('The sort has no field', '');
    if (seen.has(field)) throw new QueryError(`The sort names "${field}" twice`, field);
    seen.add(field);
  }
};

/**
 * Holds a query against Firestore's limits, so that every back end refuses the same ones.
 * A query with `search` or labels may have one condition on array elements besides (all but one are
 * checked row by row).
 * Source: "Query limitations" in Firestore's documentation, and the SDK's own checks.
 * @throws QueryError that names the field and the remedy.
 */
export const validateQuery = <Q extends Query>(query: Q): Q => {
  const { where, or = [] } = query;
  for (const condition of [...where, ...or.flat()]) checkCondition(condition);
  checkTogether(where);
  for (const all of or) checkTogether([...where, ...all]);
  const excluding = or.length > 0 && [...where, ...or.flat()].find(({ op }) => op === 'not-in');
  if (excluding)
    throw new QueryError(
      `The filter on "${excluding.field}" (not-in) cannot go with alternatives (@or)`,
      excluding.field,
    );
  checkSizes(query);
  checkOrder(query);
  return query;
};
