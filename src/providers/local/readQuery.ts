import {
  checkDeclared,
  type Order,
  parseFilter,
  type Query,
  QueryError,
  toOrder,
  validateQuery,
} from 'ra-data-firestore/query';
import type { CollectionDefinition } from '@/domain/collections.ts';
import { dateFields } from '@/domain/dateFields.ts';
import type { Filter } from '../types.ts';

const declared = (definition: CollectionDefinition, query: Query): Query => {
  if (query.search !== undefined && definition.searchFields.length === 0)
    throw new QueryError(`There is no search over ${definition.group}`, 'q');
  validateQuery(query);
  checkDeclared(
    query.search === undefined
      ? definition.queries
      : definition.queries.map(queries => ({ ...queries, search: true })),
    query,
  );
  return query;
};

const whereOf = (definition: CollectionDefinition, filter: Filter, orderBy: Order[]): Query => {
  const parsed = parseFilter(filter, { dates: dateFields(definition.schema) });
  return { ...parsed, orderBy };
};

/** Reads a list's filter and sort. @throws QueryError for what Firestore would refuse. */
export const listQuery = (
  definition: CollectionDefinition,
  filter: Filter = {},
  sort?: { field: string; order: 'ASC' | 'DESC' },
): Query => declared(definition, whereOf(definition, filter, toOrder(sort)));

/** Reads a count's filter. @throws QueryError for what Firestore would refuse. */
export const countQuery = (definition: CollectionDefinition, filter: Filter = {}): Query =>
  declared(definition, whereOf(definition, filter, []));

/** Holds the sum of a field under a query against the declared ones. @throws QueryError */
export const checkAggregate = (
  definition: CollectionDefinition,
  query: Query,
  fields: readonly string[],
) => {
  for (const field of fields)
    declared(definition, { ...query, orderBy: [{ field, direction: 'asc' }] });
};
