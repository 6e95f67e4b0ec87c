import { rangeFields } from './effectiveOrder.ts';
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

/** Whether every composite index that a query needs is declared. */
export const isDeclared = (
  declarations: QueryDeclaration | readonly QueryDeclaration[],
  query: Query,
): boolean => missingIndex(declarations, query) === undefined;

/**
 * A count with a range has no order of its own, so Firestore takes the ascending one. Where only
 * descending lists of that field are declared, the count is asked in their order.
 */
export const inDeclaredDirection = (
  declarations: QueryDeclaration | readonly QueryDeclaration[],
  query: Query,
): Query => {
  const [field] = rangeFields(query);
  if (field === undefined || query.orderBy.length > 0 || isDeclared(declarations, query))
    return query;
  const down: Query = { ...query, orderBy: [{ field, direction: 'desc' }] };
  return isDeclared(declarations, down) ? down : query;
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
