import type { ResourceOptions } from '../options.ts';
import {
  type Condition,
  fold,
  isArrayOperator,
  isLabelCondition,
  isPlainObject,
  matchesCondition,
  type Order,
  type Query,
  QueryError,
  queryTokens,
  TOKENS_FIELD,
  toOrder,
} from '../query/index.ts';

/** How a search narrows the query, and what is left to check. */
export interface Searched {
  where: Condition[];
  orderBy?: Order[];
  /** What Firestore could not check: true for rows (with their tokens) that belong. */
  residual?: (fields: Readonly<Record<string, unknown>>) => boolean;
  isEmpty?: boolean;
}

const tokensSearch = (conditions: readonly Condition[], q: string | undefined): Searched => {
  const words = q === undefined ? [] : queryTokens(q);
  if (q !== undefined && words.length === 0) return { where: [...conditions], isEmpty: true };
  // Firestore takes one condition on array elements: the others are checked here.
  const [first, ...others] = [
    ...words.map(value => ({ field: TOKENS_FIELD, op: 'array-contains' as const, value })),
    ...conditions.filter(isLabelCondition),
    ...conditions.filter(one => isArrayOperator(one.op) && !isLabelCondition(one)),
  ];
  const rest = conditions.filter(({ op }) => !isArrayOperator(op));
  return {
    where: first ? [...rest, first] : rest,
    ...(others.length > 0
      ? { residual: fields => others.every(condition => matchesCondition(fields, condition)) }
      : {}),
  };
};

const mapSearch = (conditions: readonly Condition[], q: string): Searched => {
  const tokens = queryTokens(q);
  return {
    where: [
      ...conditions,
      ...tokens.map(token => ({
        field: `${TOKENS_FIELD}.${token}`,
        op: '==' as const,
        value: true,
      })),
    ],
    orderBy: toOrder(),
    isEmpty: tokens.length === 0,
  };
};

const prefixSearch = (conditions: readonly Condition[], q: string): Searched => {
  const text = fold(q).trim();
  return {
    where: [
      ...conditions,
      { field: TOKENS_FIELD, op: '>=', value: text },
      { field: TOKENS_FIELD, op: '<', value: `${text}\u{10ffff}` },
    ],
    isEmpty: text === '',
  };
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isPlainObject(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** Without a strategy: row by row, whether all words occur in the texts, at most `maxScan` rows. */
const scanSearch = (conditions: readonly Condition[], q: string): Searched => {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return {
    where: [...conditions],
    residual: fields => {
      const text = fold(textsIn(fields).join('\n'));
      return words.every(word => text.includes(word));
    },
  };
};

/**
 * The conditions that Firestore answers for a query with a search, by the resource's strategy, or
 * with labels.
 * @throws QueryError where the resource has no search.
 */
export const searchConditions = (
  resource: string,
  options: ResourceOptions,
  query: Query,
): Searched => {
  const { search: q } = query;
  if (q === undefined)
    return query.where.some(isLabelCondition)
      ? tokensSearch(query.where, q)
      : { where: [...query.where] };
  switch (options.search?.strategy) {
    case 'tokens':
      return tokensSearch(query.where, q);
    case 'map':
      return mapSearch(query.where, q);
    case 'prefix':
      return prefixSearch(query.where, q);
    case 'custom':
      return { where: [...query.where] };
    default:
      if (!options.indexes) return scanSearch(query.where, q);
      throw new QueryError(
        `${resource} has no search: give the resource a \`search\` option, or do not send "q"`,
        'q',
      );
  }
};
