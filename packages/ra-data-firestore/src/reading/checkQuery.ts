import type { Context } from '../context.ts';
import type { ResourceOptions } from '../options.ts';
import {
  checkDeclared,
  isArrayOperator,
  isLabelCondition,
  type Query,
  TOKENS_FIELD,
  validateQuery,
} from '../query/index.ts';
import { conditionsOf } from './conditionsOf.ts';

/**
 * Tells the recorder of a query, and refuses what the resource does not declare.
 * @throws QueryError
 */
export const askedFor = (
  { settings: { checkQueries, recorder } }: Context,
  resource: string,
  options: ResourceOptions,
  asked: Query,
): void => {
  recorder?.record(resource, asked, options);
  if (checkQueries && options.indexes) checkDeclared(options.indexes, asked);
};

/**
 * Refuses a query that Firestore could not answer, or that the resource does not declare.
 * @throws QueryError
 */
export const checkQuery = (
  context: Context,
  resource: string,
  options: ResourceOptions,
  query: Query,
) => {
  const custom = options.search?.strategy === 'custom' && query.search !== undefined;
  if (custom) return;
  const searched =
    options.search?.strategy === 'tokens' &&
    (query.search !== undefined || query.where.some(isLabelCondition));
  const arraysApart = query.where.filter(({ op }) => !searched || !isArrayOperator(op));
  validateQuery({ ...query, where: arraysApart });
  for (const condition of query.where) validateQuery({ where: [condition], orderBy: [] });
  const check = (asked: Query) => askedFor(context, resource, options, asked);
  if (searched) return check(query);
  const { where: conditions, orderBy: order } = conditionsOf(context, resource, options, query);
  // The indexes of a token map are Firestore's automatic ones.
  const declared = conditions.filter(({ field }) => !field.startsWith(`${TOKENS_FIELD}.`));
  check({
    where: declared,
    orderBy: order ?? query.orderBy,
    ...(query.or ? { or: query.or } : {}),
  });
};
