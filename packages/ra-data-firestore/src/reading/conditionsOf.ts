import type { Context } from '../context.ts';
import type { ResourceOptions } from '../options.ts';
import { isLabelCondition, type Query, QueryError } from '../query/index.ts';
import type { Searched } from './searchConditions.ts';

/**
 * The conditions that Firestore answers for a query, with its search where there is one.
 * @throws QueryError for a search that the resource, or the whole data provider, does not have.
 */
export const conditionsOf = (
  { aids }: Context,
  resource: string,
  options: ResourceOptions,
  query: Query,
): Searched => {
  if (query.search === undefined && !query.where.some(isLabelCondition))
    return { where: [...query.where] };
  if (aids.search) return aids.search.searchConditions(resource, options, query);
  throw new QueryError(
    `${resource} has no search: add the part \`searches\`, or do not send "q"`,
    'q',
  );
};
