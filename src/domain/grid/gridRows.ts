import { amountText, readAmountText } from '../product/form/amountText.ts';
import { combinationName } from '../product/variants/combinations.ts';
import type { Inventory, Product, ProductVariant } from '../schemas/product.ts';
import { type GridColumn, isAmountColumn, isNumberColumn, isOfVariants } from './gridColumns.ts';

/** One row of the grid: a product, or one of its variants beneath it. */
export interface GridRow {
  /** The product's id; for a variant, with the variant's behind a slash. */
  id: string;
  product: Product;
  variant: ProductVariant | null;
}

/** The product that a row is of: ids of documents have no slash. */
export const productOfRow = (rowId: string): string => rowId.split('/', 1)[0] ?? rowId;

/** The row of a product, and one of each of its variants. */
export const rowsOfProduct = (product: Product): GridRow[] => [
  { id: product.id, product, variant: null },
  ...product.variants.map(variant => ({ id: `${product.id}/${variant.id}`, product, variant })),
];

/** What a row is called. */
export const rowName = ({ product, variant }: GridRow): string => {
  if (!variant) return product.title;
  return combinationName(product.options, variant.optionValues) || variant.sku || variant.id;
};

/** What a cell is called: its row, its column, and the currency of an amount. */
export const cellName = (row: GridRow, column: GridColumn, label: string): string =>
  [rowName(row), label, isAmountColumn(column) && row.product.currency].filter(Boolean).join(' · ');

/** Whether the products of a grid have prices in more than one currency. */
export const hasCurrencies = (rows: readonly GridRow[]): boolean =>
  rows.some(({ product }) => product.currency !== rows[0]?.product.currency);

/** Whether the cell can be changed: each thing is changed where it belongs. */
export const isEditable = ({ product, variant }: GridRow, column: GridColumn): boolean => {
  if (product.mergedInto) return false;
  if (variant) return isOfVariants(column);
  if (column === 'stock') return product.options.length === 0;
  return column !== 'alt' || product.images.length > 0;
};

const stockText = ({ tracked, quantity }: Inventory) => (tracked ? String(quantity) : '');

const numberText = (number: number | null | undefined) => (number == null ? '' : String(number));

const productText = (product: Product, column: GridColumn): string => {
  switch (column) {
    case 'price':
    case 'compareAtPrice':
      return amountText(product[column], product.currency);
    case 'stock':
      return stockText(product.inventory);
    case 'lowStockThreshold':
    case 'weightGrams':
      return numberText(product[column]);
    case 'tags':
      return product.tags.join(', ');
    case 'alt':
      return product.images[0]?.alt ?? '';
    default:
      return product[column];
  }
};

const variantText = (variant: ProductVariant, currency: string, column: GridColumn): string => {
  switch (column) {
    case 'price':
    case 'compareAtPrice':
      return amountText(variant[column], currency);
    case 'stock':
      return stockText(variant.inventory);
    case 'weightGrams':
      return numberText(variant.weightGrams);
    case 'sku':
    case 'barcode':
      return variant[column];
    default:
      return '';
  }
};

/** What is stored in a cell, as text: amounts with a point, tags with commas. Empty where nothing is. */
export const storedText = (row: GridRow, column: GridColumn): string => {
  if (row.variant) return variantText(row.variant, row.product.currency, column);
  // Where there are variants, each has a stock of its own.
  return column === 'stock' && !isEditable(row, column) ? '' : productText(row.product, column);
};

/** A text as it would be stored, so that what means the same is the same: `12` is `12.00`. */
export const canonicalText = (row: GridRow, column: GridColumn, text: string): string => {
  if (isAmountColumn(column)) {
    const { currency } = row.product;
    const { minor } = readAmountText(text, currency);
    return minor === undefined ? text : amountText(minor, currency);
  }
  return isNumberColumn(column) && /^-?\d{1,9}$/.test(text) ? String(Number(text)) : text;
};
