import { QueryError } from './errors.ts';
import { neededIndexes, planOf, unique } from './indexPlan.ts';
import { listOf, type QueryDeclaration } from './queryDeclaration.ts';
import type { Query } from './types.ts';

const plans = new WeakMap<object, ReadonlySet<string>>();

/** Lists ask for every heading in view: the plan of the same declarations is worked out once. */
const plannedBy = (declarations: QueryDeclaration | readonly QueryDeclaration[]) => {
  const known = plans.get(declarations);
  if (known) return known;
  const planned = new Set(listOf(declarations).flatMap(one => [...planOf(one).keys()]));
  plans.set(declarations, planned);
  return planned;
};

const missingIndex = (
  declarations: QueryDeclaration | readonly QueryDeclaration[],
  query: Query,
): string | undefined => {
  const planned = plannedBy(declarations);
  return neededIndexes(query).find(key => !planned.has(key));
};

/**
 * Refuses a query that needs a composite index which no declaration makes. Queries that Firestore
 * answers from its automatic indexes always pass.
 * @throws QueryError (400, `undeclared-query`) that names the missing index.
 */
export const checkDeclared = (
  declarations: QueryDeclaration | readonly QueryDeclaration[],
  query: Query,
): void => {
  const missing = missingIndex(declarations, query);
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
