import { fieldChanges } from '../fieldChanges.ts';
import type { FieldChange } from '../schemas/audit.ts';
import type { Product } from '../schemas/product.ts';
import { type BulkEdit, bulkChanges, type PriceChange, rawPrice } from './bulkEdit.ts';
import { type SaleProblem, saleProblem } from './saleChange.ts';
import { type StockProblem, type StockStep, stockProblem, stockSteps } from './stockChange.ts';
import { combinationName } from './variants/combinations.ts';

/**
 * What is doubtful: a price that is nothing, or not below the one it is compared with; stock below
 * zero, of what is sold on when none are left.
 */
export type BulkWarning = 'free' | 'overCompareAt' | 'owed';

/**
 * Why a product stays as it is: nothing differs, it has no price, one would fall below zero, two of its
 * options would have one name, its stock or its sale cannot change so, or it is, or will be, on sale.
 */
export type UnchangedReason =
  | 'same'
  | 'noPrice'
  | 'negative'
  | 'doubled'
  | 'onSale'
  | 'otherSale'
  | SaleProblem
  | StockProblem;

/** A variant's price, and what it is compared with, before and after, in minor units. */
export interface VariantPrice {
  id: string;
  name: string;
  from: number | null;
  to: number | null;
  compareAt: { from: number | null; to: number | null };
}

/** What a bulk edit makes of one product; its variants' prices, and stock, apart from the other fields. */
export interface ProductPreview {
  product: Product;
  changes: FieldChange[];
  variantPrices: VariantPrice[];
  stock: StockStep[];
  warnings: BulkWarning[];
}

/** What a bulk edit makes of products. */
export interface BulkPreview {
  changed: ProductPreview[];
  kept: { product: Product; reason: UnchangedReason }[];
}

const fallsBelowZero = ({ price, variants, currency }: Product, change: PriceChange) =>
  [{ price }, ...variants].some(one => (rawPrice(one.price, change, currency) ?? 0) < 0);

const hasPrice = ({ price, variants }: Product) =>
  price !== null || variants.some(variant => variant.price !== null);

const variantPricesOf = (before: Product, after: Product): VariantPrice[] =>
  before.variants.flatMap(({ id, optionValues, price, compareAtPrice }, index) => {
    const now = after.variants[index];
    const to = now?.price ?? null;
    const compareAt = { from: compareAtPrice, to: now?.compareAtPrice ?? null };
    return to === price && compareAt.to === compareAt.from
      ? []
      : [{ id, name: combinationName(before.options, optionValues), from: price, to, compareAt }];
  });

const priceWarnings = (before: Product, after: Product): BulkWarning[] => {
  const sold = after.variants.length > 0 ? after.variants : [after];
  const priced = sold.map((one, index) => ({
    before: before.variants[index]?.price ?? before.price,
    price: one.price ?? after.price,
    compareAt: one.compareAtPrice ?? after.compareAtPrice,
  }));
  const altered = priced.filter(one => one.price !== one.before);
  const over = altered.some(
    ({ price, compareAt }) => price !== null && compareAt !== null && price >= compareAt,
  );
  return [
    ...(altered.some(({ price }) => price === 0) ? (['free'] as const) : []),
    ...(over ? (['overCompareAt'] as const) : []),
  ];
};

/** The fields that a preview tells apart from the others. */
const APART: ReadonlySet<string> = new Set(['variants', 'inventory']);

const reasonToKeep = (
  product: Product,
  { price, sale, stock }: BulkEdit,
): UnchangedReason | null => {
  if (sale && saleProblem(product, sale) === 'negative') return 'negative';
  if (price && fallsBelowZero(product, price)) return 'negative';
  const problem = stock ? stockProblem(product, stock) : null;
  // What has no stock that is counted may have other fields to change.
  return problem === 'notCounted' ? null : problem;
};

const whySame = (product: Product, { price, sale, stock }: BulkEdit): UnchangedReason => {
  if ((price || sale) && !hasPrice(product)) return 'noPrice';
  if (sale && saleProblem(product, sale)) return 'notOnSale';
  return (stock && stockProblem(product, stock)) ?? 'same';
};

/**
 * What a bulk edit would change, product by product, and what stays as it is and why. A product one
 * of whose prices would fall below zero, or one of whose stocks cannot change so, is left alone altogether.
 */
export const bulkPreview = (products: readonly Product[], edit: BulkEdit): BulkPreview => {
  const preview: BulkPreview = { changed: [], kept: [] };
  for (const product of products) {
    const refused = reasonToKeep(product, edit);
    if (refused) {
      preview.kept.push({ product, reason: refused });
      continue;
    }
    const fields = bulkChanges(product, edit);
    const changes = fieldChanges({ ...product }, fields);
    if (changes.length === 0) {
      preview.kept.push({ product, reason: whySame(product, edit) });
      continue;
    }
    const after = { ...product, ...fields };
    const stock = edit.stock ? stockSteps(product, after) : [];
    const pricesChange = edit.price !== undefined || edit.sale !== undefined;
    const owed = stock.some(({ to }) => to !== null && to < 0);
    preview.changed.push({
      product,
      changes: changes.filter(({ field }) => !APART.has(field)),
      variantPrices: pricesChange ? variantPricesOf(product, after) : [],
      stock,
      warnings: [
        ...(pricesChange ? priceWarnings(product, after) : []),
        ...(owed ? (['owed'] as const) : []),
      ],
    });
  }
  return preview;
};
