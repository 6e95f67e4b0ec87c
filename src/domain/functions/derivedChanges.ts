import { recordTokens } from 'ra-data-firestore/query';
import type { ResourceName } from '../access/permissions.ts';
import { COLLECTIONS, searchedFields } from '../collections.ts';
import { valuesThatDiffer } from '../fieldChanges.ts';
import { derivedFromSchema, deriveProduct } from '../product/deriveProduct.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * What of a stored record does not follow from its other fields as it should, whoever wrote it: the words that the
 * search finds it by, and of products stock and gaps. Empty where all is in step, so that writing it comes to an end.
 */
export const derivedChanges = (resource: ResourceName, stored: Stored): Record<string, unknown> => {
  const definition = COLLECTIONS[resource];
  const product = resource === 'products' ? derivedFromSchema.safeParse(stored) : null;
  const derived: Record<string, unknown> = {
    ...(definition.searchFields.length > 0 && {
      _tokens: recordTokens(stored, searchedFields(definition)),
    }),
    // What is no product by its shape is for whoever wrote it, or the migration.
    ...(product?.success && deriveProduct(product.data)),
  };
  return valuesThatDiffer(stored, derived);
};
