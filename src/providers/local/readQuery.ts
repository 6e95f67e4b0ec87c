import type { Query } from 'ra-data-firestore/query';
import type { CollectionDefinition } from '@/domain/collections.ts';
import { declaredQuery } from '@/domain/listQuery.ts';

/** Holds the sum of a field under a query against the declared ones. @throws QueryError */
export const checkAggregate = (
  definition: CollectionDefinition,
  query: Query,
  fields: readonly string[],
) => {
  for (const field of fields)
    declaredQuery(definition, { ...query, orderBy: [{ field, direction: 'asc' }] });
};
