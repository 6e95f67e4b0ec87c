import { QueryError } from './errors.ts';
import { neededIndexes, planOf, unique } from './indexPlan.ts';
import { listOf, type QueryDeclaration } from './queryDeclaration.ts';
import type { Query } from './types.ts';

/**
 * Refuses a query that needs a composite index which no declaration makes. Queries that Firestore
 * answers from its automatic indexes always pass.
 * @throws QueryError (400, `undeclared-query`) that names the missing index.
 */
export const checkDeclared = (
  declarations: QueryDeclaration | readonly QueryDeclaration[],
  query: Query,
): void => {
  const planned = new Set(listOf(declarations).flatMap(one => [...planOf(one).keys()]));
  const missing = neededIndexes(query).find(key => !planned.has(key));
  if (missing === undefined) return;
  const fields = unique([
    ...query.where.map(({ field }) => field),
    ...query.orderBy.map(({ field }) => field),
  ]);
  throw new QueryError(
    `This query (${fields.join(', ')}) needs an index that is not declared: (${missing}). Add its fields to the resource's declared queries and deploy firestore.indexes.json again`,
    query.where[0]?.field ?? query.orderBy[0]?.field,
    'undeclared-query',
  );
};
