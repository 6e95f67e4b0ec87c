import type { Context } from '../context.ts';
import type { ResourceOptions } from '../options.ts';
import {
  checkDeclared,
  isArrayOperator,
  type Query,
  TOKENS_FIELD,
  validateQuery,
} from '../query/index.ts';
import { searchConditions } from './searchConditions.ts';

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
  const searched = query.search !== undefined && options.search?.strategy === 'tokens';
  const arraysApart = query.where.filter(({ op }) => !searched || !isArrayOperator(op));
  validateQuery({ ...query, where: arraysApart });
  for (const condition of query.where) validateQuery({ where: [condition], orderBy: [] });
  const { checkQueries, recorder } = context.settings;
  const { indexes } = options;
  const check = (asked: Query) => {
    recorder?.record(resource, asked, options);
    if (checkQueries && indexes) checkDeclared(indexes, asked);
  };
  if (searched) return check(query);
  const { where: conditions, orderBy: order } = searchConditions(resource, options, query);
  // The indexes of a token map are Firestore's automatic ones.
  const declared = conditions.filter(({ field }) => !field.startsWith(`${TOKENS_FIELD}.`));
  check({
    where: declared,
    orderBy: order ?? query.orderBy,
    ...(query.or ? { or: query.or } : {}),
  });
};
