import { amountText, readAmountText } from '../product/form/amountText.ts';
import type { ProductCosts } from '../product/productCosts.ts';
import { combinationName } from '../product/variants/combinations.ts';
import type { Inventory, Product, ProductDetails, ProductVariant } from '../schemas/product.ts';
import {
  type GridColumn,
  isAmountColumn,
  isChangedColumn,
  isNumberColumn,
  isOfVariants,
} from './gridColumns.ts';

/** A product of the grid, with its private part once that was read: null where it has none. */
export interface GridProduct extends Product {
  details?: ProductDetails | null;
}

/** One row of the grid: a product, or one of its variants beneath it. */
export interface GridRow {
  /** The product's id; for a variant, with the variant's behind a slash. */
  id: string;
  product: GridProduct;
  variant: ProductVariant | null;
}

/** The product that a row is of: ids of documents have no slash. */
export const productOfRow = (rowId: string): string => rowId.split('/', 1)[0] ?? rowId;

/** The row of a product, and one of each of its variants. */
export const rowsOfProduct = (product: GridProduct): GridRow[] => [
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

/** Whether nobody knows yet what is stored in the cell: private parts are read by themselves. */
export const isUnread = ({ product }: GridRow, column: GridColumn): boolean =>
  column === 'cost' && product.details === undefined;

/** Whether the cell can be changed: each thing is changed where it belongs, and once it is known. */
export const isEditable = (row: GridRow, column: GridColumn): boolean => {
  const { product, variant } = row;
  if (product.mergedInto || !isChangedColumn(column) || isUnread(row, column)) return false;
  if (variant) return isOfVariants(column);
  if (column === 'stock') return product.options.length === 0;
  return column !== 'alt' || product.images.length > 0;
};

const stockText = ({ tracked, quantity }: Inventory) => (tracked ? String(quantity) : '');

const numberText = (number: number | null | undefined) => (number == null ? '' : String(number));

const ownCost = (costs: ProductCosts | null | undefined, variant: ProductVariant) => {
  const known = costs?.variantCosts ?? {};
  return Object.hasOwn(known, variant.id) ? (known[variant.id] ?? null) : null;
};

const productText = (product: GridProduct, column: GridColumn): string => {
  switch (column) {
    case 'cost':
      return amountText(product.details?.cost ?? null, product.currency);
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

const variantText = (
  { currency, details }: GridProduct,
  variant: ProductVariant,
  column: GridColumn,
): string => {
  switch (column) {
    case 'cost':
      return amountText(ownCost(details, variant), currency);
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
  if (row.variant) return variantText(row.product, row.variant, column);
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
