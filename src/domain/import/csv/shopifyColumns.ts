import { WEIGHT } from '../sourceProduct.ts';
import { IMPORTED_FIELDS, type ImportedField, type MissingPart } from '../types.ts';
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
  lowStockThreshold: ['lowStockThreshold'],
  weightGrams: ['grams'],
  attributes: ['productCategory', 'type', 'seoTitle', 'seoDescription', 'grams'],
  status: ['status', 'published'],
  cost: ['cost'],
};

/** The column that each part comes from. */
const PART_COLUMNS: Readonly<Partial<Record<MissingPart, string>>> = {
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  compareAtPrice: 'compareAt',
  inventory: 'quantity',
  weightGrams: 'grams',
  imageUrl: 'variantImage',
  oversell: 'policy',
  option1Name: 'option1Name',
  option2Name: 'option2Name',
  option3Name: 'option3Name',
  option1: 'option1Value',
  option2: 'option2Value',
  option3: 'option3Value',
  imageAlt: 'imageAlt',
  productCategory: 'productCategory',
  type: 'type',
  status: 'status',
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

const PARTS: readonly MissingPart[] = [
  ...(['sku', 'barcode', 'price', 'compareAtPrice', 'inventory', 'weightGrams'] as const),
  ...(['imageUrl', 'oversell', 'option1', 'option2', 'option3'] as const),
  ...(['option1Name', 'option2Name', 'option3Name'] as const),
  ...(['imageAlt', 'productCategory', 'type', 'status', 'visible'] as const),
];

/** The parts of products and variants that a file with these columns says nothing of. */
export const shopifyMissingParts = (columns: Columns): MissingPart[] =>
  PARTS.filter(part => columns[PART_COLUMNS[part] ?? ''] === undefined);

/** The names of the attributes that a file with these columns tells. */
export const shopifyAttributeNames = (
  columns: Columns,
  metafields: readonly { name: string }[],
): string[] => {
  const has = (...names: string[]) => names.every(name => columns[name] !== undefined);
  return [
    ...(has('productCategory') ? ['Product category'] : []),
    ...(has('productCategory', 'type') ? ['Product type'] : []),
    ...(has('seoTitle') ? ['SEO title'] : []),
    ...(has('seoDescription') ? ['SEO description'] : []),
    ...(has('grams') ? [WEIGHT] : []),
    ...metafields.map(({ name }) => name),
  ];
};
