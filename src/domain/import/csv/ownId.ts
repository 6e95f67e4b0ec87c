/**
 * The column in which our own exports for Shopify name the stored product, so that it is known
 * again wherever it came from. To Shopify it is a metafield that no shop has a definition of.
 */
export const OWN_ID_COLUMN = 'Back office id (product.metafields.back_office.id)';

/**
 * The columns for the codes of a product that has variants with their own: Shopify has codes of
 * variants alone.
 */
export const OWN_SKU_COLUMN = 'Own SKU (product.metafields.back_office.sku)';
export const OWN_BARCODE_COLUMN = 'Own barcode (product.metafields.back_office.barcode)';

/** The column for the pieces at which stock is low, which Shopify does not know. */
export const OWN_LOW_STOCK_COLUMN =
  'Low stock threshold (product.metafields.back_office.low_stock_threshold)';

/** Every column that only our own exports for Shopify have. */
export const OWN_COLUMNS: readonly string[] = [
  ...[OWN_ID_COLUMN, OWN_SKU_COLUMN, OWN_BARCODE_COLUMN, OWN_LOW_STOCK_COLUMN],
];

const OWN_HANDLE = /^own_(.+)$/;

/** The handle under which our own exports for Wix name a product that did not come from Wix. */
export const ownHandle = (id: string): string => `own_${id}`;

/** @returns the stored product that a handle of ours names; null for all other handles. */
export const ownIdOf = (handle: string): string | null => OWN_HANDLE.exec(handle)?.[1] ?? null;
