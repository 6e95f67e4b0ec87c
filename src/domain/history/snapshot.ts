import { sameValue } from '../fieldChanges.ts';
import { readRecord } from '../readRecord.ts';
import type { FieldChange } from '../schemas/audit.ts';
import {
  DETAILS_CONTENT,
  type Product,
  type ProductDetails,
  productDetailsSchema,
  productInputSchema,
  productSchema,
} from '../schemas/product.ts';

/** What a product and its private part held at a moment, by field; null is nothing. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** The fields of a product that history restores: what follows from them does so again. */
export const OWN_FIELDS: readonly string[] = [
  ...Object.keys(productInputSchema.shape),
  ...['source', 'mergedInto', 'mergedAt', 'hiddenWithBusiness'],
];

/** Every field that history compares, those of the private part among them. */
export const COMPARED_FIELDS: readonly string[] = [...OWN_FIELDS, ...DETAILS_CONTENT];

/** Text that is missing is empty: what was never filled in, and what an entry does not tell. */
const EMPTY: Readonly<Record<string, unknown>> = {
  ...{ brand: '', category: '', sku: '', barcode: '', description: '' },
  ...{ supplier: '', notes: '' },
};

/** What a state holds in a field. */
export const heldIn = (fields: Snapshot, field: string): unknown =>
  fields[field] ?? EMPTY[field] ?? null;

/** What history knows of a product as it is stored. */
export const snapshotOf = (product: Product, details: ProductDetails | null): Snapshot => ({
  ...details,
  ...product,
});

/** What differs between two states of a product, from the one to the other. */
export const snapshotChanges = (from: Snapshot, to: Snapshot): FieldChange[] =>
  COMPARED_FIELDS.flatMap(field => {
    const [before, after] = [heldIn(from, field), heldIn(to, field)];
    return sameValue(before, after) ? [] : [{ field, from: before, to: after }];
  });

/** Whether two states are the same, as people would see it; null is no product. */
export const sameSnapshot = (one: Snapshot | null, other: Snapshot | null): boolean =>
  one && other ? snapshotChanges(one, other).length === 0 : one === other;

const contentSchema = productDetailsSchema.pick({
  ...{ cost: true, variantCosts: true, costBase: true, supplier: true, notes: true },
} satisfies Record<(typeof DETAILS_CONTENT)[number], true>);

/** A state as it would be stored. */
export interface StoredState {
  product: Product;
  details: Pick<ProductDetails, (typeof DETAILS_CONTENT)[number]>;
}

/** A state as it would be stored; null where it is not one of a product, whoever told of it. */
export const storedState = (id: string, snapshot: Snapshot): StoredState | null => {
  const whole = {
    ...snapshot,
    ...Object.fromEntries(COMPARED_FIELDS.map(f => [f, heldIn(snapshot, f)])),
  };
  const blank = {
    ...{ version: 1, createdBy: '', updatedBy: '' },
    ...{ createdAt: new Date(0), updatedAt: new Date(0) },
    ...{ stockState: 'untracked', stockTotal: null, gaps: [] },
  };
  const read = readRecord(productSchema, { ...blank, ...whole, id });
  const product = productSchema.safeParse(read.record).data;
  const details = contentSchema.safeParse(whole).data;
  return product && details && read.problems.length === 0 ? { product, details } : null;
};
