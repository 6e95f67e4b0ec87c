import { detailsPlace } from '../../collectionPaths.ts';
import { fieldChanges } from '../../fieldChanges.ts';
import type { FieldChange } from '../../schemas/audit.ts';
import type { ProductDetails } from '../../schemas/product.ts';
import type { Write } from '../../write.ts';
import { costsOf } from '../productCosts.ts';
import { type DetailsInput, EMPTY_DETAILS } from './productFormValues.ts';

/** The private part as it will be stored, and the writes that make it so. */
export interface DetailsChange {
  details: ProductDetails | null;
  /** @param auditId the entry that tells of it; null where it needs none. */
  writes: (auditId: string | null) => Write[];
  /** What the audit entry names where somebody else than its business makes the change. */
  detailChanges: FieldChange[];
}

/** What a commit that changes a product says of its private part. */
export interface DetailsUpdate {
  details: ProductDetails | null;
  /** For the product's `update`. */
  meta: { alongside: (auditId: string) => Write[]; detailChanges: FieldChange[] };
}

/**
 * The writes that bring a product's private part to `after`, refused when somebody changed it
 * since it was read: its costs are looked at, too, because an import that is done again begins with the
 * first version again. An empty part that was never stored stays unstored. The part is stored under
 * its business's id: what another business puts beneath the product is not the product's.
 */
export const detailsWrites = (
  product: { id: string; businessId: string },
  before: ProductDetails | null,
  { cost, variantCosts, supplier, notes }: DetailsInput,
): DetailsChange => {
  const after = { cost, variantCosts, supplier, notes };
  const known = before ?? EMPTY_DETAILS;
  const old = {
    ...{ cost: known.cost, variantCosts: known.variantCosts },
    ...{ supplier: known.supplier, notes: known.notes },
  };
  const detailChanges = fieldChanges(old, after);
  if (detailChanges.length === 0) return { details: before, writes: () => [], detailChanges };
  const { businessId } = product;
  const version = (before?.version ?? 0) + 1;
  const place = detailsPlace(product);
  const write = (data: Record<string, unknown>): Write =>
    before
      ? {
          type: 'update',
          ...place,
          data,
          precondition: { version: before.version, fields: costsOf(before) },
        }
      : { type: 'create', ...place, data: { businessId, ...data } };
  return {
    details: { id: businessId, businessId, ...after, version },
    writes: auditId => [write({ ...after, version, ...(auditId === null ? {} : { auditId }) })],
    detailChanges,
  };
};

/** A change of a product's private part in the commit that changes the product, by whoever has this id. */
export const detailsUpdate = (
  product: { id: string; businessId: string },
  before: ProductDetails | null,
  after: DetailsInput,
  uid: string,
): DetailsUpdate => {
  const { details, writes, detailChanges } = detailsWrites(product, before, after);
  // Rules ask for the entry where somebody else than the business makes the change.
  const alongside = (entry: string) => writes(product.businessId === uid ? null : entry);
  return { details, meta: { alongside, detailChanges } };
};
