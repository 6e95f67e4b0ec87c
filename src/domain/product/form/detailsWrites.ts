import { COLLECTION_PATHS } from '../../collectionPaths.ts';
import { sameValue } from '../../fieldChanges.ts';
import type { ProductDetails } from '../../schemas/product.ts';
import type { Write } from '../../write.ts';
import { type DetailsInput, EMPTY_DETAILS } from './productFormValues.ts';

/** The id of every product's private part. */
export const DETAILS_ID = 'details';

/** The private part as it will be stored, and the writes that make it so. */
export interface DetailsChange {
  details: ProductDetails | null;
  writes: Write[];
}

/**
 * The writes that bring a product's private part to `after`, refused when somebody changed it
 * since it was read. An empty part that was never stored stays unstored.
 */
export const detailsWrites = (
  product: { id: string; businessId: string },
  before: ProductDetails | null,
  { cost, supplier, notes }: DetailsInput,
): DetailsChange => {
  const after = { cost, supplier, notes };
  const known = before ?? EMPTY_DETAILS;
  const old = { cost: known.cost, supplier: known.supplier, notes: known.notes };
  if (sameValue(old, after)) return { details: before, writes: [] };
  const { businessId } = before ?? product;
  const version = (before?.version ?? 0) + 1;
  const place = { collection: COLLECTION_PATHS.productDetails(product.id), id: DETAILS_ID };
  const write: Write = before
    ? {
        type: 'update',
        ...place,
        data: { ...after, version },
        precondition: { version: before.version },
      }
    : { type: 'create', ...place, data: { businessId, ...after, version } };
  return { details: { id: DETAILS_ID, businessId, ...after, version }, writes: [write] };
};
