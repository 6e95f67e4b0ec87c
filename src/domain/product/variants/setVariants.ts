import type { InventoryValues, VariantValues } from '../form/productFormValues.ts';

/** The fields that can be set for many variants at once. */
export const BULK_FIELDS = [
  'price',
  'compareAtPrice',
  'cost',
  'quantity',
  'weightGrams',
  'visible',
] as const;

/** A field that can be set for many variants at once. */
export type BulkField = (typeof BULK_FIELDS)[number];

/** Stock as typed: a number is counted, nothing is not. */
export const typedStock = (inventory: InventoryValues, quantity: string): InventoryValues => ({
  ...inventory,
  tracked: quantity.trim() !== '',
  quantity,
});

const changed = (variant: VariantValues, field: BulkField, text: string): VariantValues => {
  if (field === 'quantity') {
    return { ...variant, inventory: typedStock(variant.inventory, text) };
  }
  if (field === 'visible') return { ...variant, visible: text !== '' };
  return { ...variant, [field]: text };
};

/**
 * Sets one field of the variants in `ids`.
 * @param text as it is typed; for `visible` anything but an empty text means yes.
 */
export const setVariants = (
  variants: readonly VariantValues[],
  ids: ReadonlySet<string>,
  field: BulkField,
  text: string,
): VariantValues[] =>
  variants.map(variant => (ids.has(variant.id) ? changed(variant, field, text) : variant));
