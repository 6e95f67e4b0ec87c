import { QueryError } from 'ra-data-firestore/query';
import type { CollectionDefinition } from './collections.ts';

/**
 * A list's filter as records can answer it: what is derived from stored fields is asked of these.
 * @throws QueryError where a derived filter has a value that it does not know.
 */
export const storedFilter = (
  { derived }: Pick<CollectionDefinition, 'derived'>,
  filter: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(filter).map(([key, value]) => {
      const conditions = Object.hasOwn(derived, key) ? derived[key]?.(value) : { [key]: value };
      if (!conditions) throw new QueryError(`The filter on "${key}" has no such value`, key);
      return conditions;
    }),
  );
