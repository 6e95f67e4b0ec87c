import {
  checkDeclared,
  inDeclaredDirection,
  type Order,
  parseFilter,
  type Query,
  QueryError,
  toOrder,
  validateQuery,
} from 'ra-data-firestore/query';
import type { CollectionDefinition } from './collections.ts';
import { dateFields } from './dateFields.ts';
import { storedFilter } from './storedFilter.ts';

/** A filter of react-admin, in the data provider's dialect. */
type Filter = Readonly<Record<string, unknown>>;

/** The order of a list. */
export interface ListSort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** Holds a query against the declared ones of its collection. @throws QueryError */
export const declaredQuery = (definition: CollectionDefinition, query: Query): Query => {
  if (query.search !== undefined && definition.searchFields.length === 0)
    throw new QueryError(`There is no search over ${definition.group}`, 'q');
  validateQuery(query);
  checkDeclared(definition.queries, query);
  return query;
};

const whereOf = (definition: CollectionDefinition, filter: Filter, orderBy: Order[]): Query => {
  const parsed = parseFilter(filter, {
    dates: dateFields(definition.schema),
    labels: Object.keys(definition.labels),
  });
  return { ...parsed, orderBy };
};

/** Reads a list's filter and sort. @throws QueryError for what Firestore would refuse. */
export const listQuery = (
  definition: CollectionDefinition,
  filter: Filter = {},
  sort?: ListSort,
): Query => declaredQuery(definition, whereOf(definition, filter, toOrder(sort)));

/** Reads a count's filter. @throws QueryError for what Firestore would refuse. */
export const countQuery = (definition: CollectionDefinition, filter: Filter = {}): Query =>
  declaredQuery(
    definition,
    inDeclaredDirection(definition.queries, whereOf(definition, filter, [])),
  );

/** Whether both back ends answer a list's filter in that order, and can count it. */
export const isAnswered = (
  definition: CollectionDefinition,
  filter: Filter,
  sort: ListSort,
): boolean => {
  try {
    const asked = storedFilter(definition, filter);
    listQuery(definition, asked, sort);
    countQuery(definition, asked);
    return true;
  } catch (error) {
    if (error instanceof QueryError) return false;
    throw error;
  }
};
