import { IMPORTED_FIELDS, type ImportedField, type VariantPart } from '../types.ts';
import type { Columns } from './headers.ts';

/** The columns of Shopify's export that each imported field comes from; one of them is enough. */
const FIELD_COLUMNS: Record<ImportedField, readonly string[]> = {
  title: ['title'],
  description: ['description'],
  images: ['imageUrl'],
  price: ['price'],
  currency: ['price'],
  compareAtPrice: ['compareAt'],
  sku: ['sku'],
  barcode: ['barcode'],
  brand: ['vendor'],
  category: ['productCategory', 'type'],
  tags: ['tags'],
  options: ['option1Value'],
  variants: ['option1Value'],
  inventory: ['quantity'],
  attributes: ['productCategory', 'type', 'seoTitle', 'seoDescription', 'grams'],
  status: ['status', 'published'],
  cost: ['cost'],
};

const VARIANT_PARTS: Record<VariantPart, string> = {
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  compareAtPrice: 'compareAt',
  inventory: 'quantity',
  weightGrams: 'grams',
  imageUrl: 'variantImage',
};

/**
 * The fields that a file with these columns tells. People cut columns out of an export before they
 * change and import it again: what is not in the file is left as it is, as Shopify itself does.
 */
export const shopifyProvided = (columns: Columns, hasMetafields: boolean): ImportedField[] =>
  IMPORTED_FIELDS.filter(
    field =>
      (field === 'attributes' && hasMetafields) ||
      FIELD_COLUMNS[field].some(column => columns[column] !== undefined),
  );

const PARTS: readonly VariantPart[] = [
  ...(['sku', 'barcode', 'price', 'compareAtPrice'] as const),
  ...(['inventory', 'weightGrams', 'imageUrl'] as const),
];

/** The parts of variants that a file with these columns says nothing of. */
export const shopifyUnsaid = (columns: Columns): VariantPart[] =>
  PARTS.filter(part => columns[VARIANT_PARTS[part]] === undefined);
