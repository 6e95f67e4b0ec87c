import { fieldChanges } from '../fieldChanges.ts';
import type { FieldChange } from '../schemas/audit.ts';
import type { Product } from '../schemas/product.ts';
import { type BulkEdit, bulkChanges, type PriceChange, rawPrice } from './bulkEdit.ts';
import { combinationName } from './variants/combinations.ts';

/** What is doubtful about a new price: it is nothing, or not below the price it is compared with. */
export type PriceWarning = 'free' | 'overCompareAt';

/** Why a product stays as it is: nothing differs, it has no price, or one would fall below zero. */
export type KeptReason = 'same' | 'noPrice' | 'negative';

/** A variant's price before and after, in minor units. */
export interface VariantPrice {
  id: string;
  name: string;
  from: number | null;
  to: number | null;
}

/** What a bulk edit makes of one product; its variants' prices apart from the other fields. */
export interface ProductPreview {
  product: Product;
  changes: FieldChange[];
  variantPrices: VariantPrice[];
  warnings: PriceWarning[];
}

/** What a bulk edit makes of products. */
export interface BulkPreview {
  changed: ProductPreview[];
  kept: { product: Product; reason: KeptReason }[];
}

const fallsBelowZero = ({ price, variants, currency }: Product, change: PriceChange) =>
  [{ price }, ...variants].some(one => (rawPrice(one.price, change, currency) ?? 0) < 0);

const hasPrice = ({ price, variants }: Product) =>
  price !== null || variants.some(variant => variant.price !== null);

const variantPricesOf = (before: Product, after: Product): VariantPrice[] =>
  before.variants.flatMap(({ id, optionValues, price }, index) => {
    const to = after.variants[index]?.price ?? null;
    return to === price
      ? []
      : [{ id, name: combinationName(before.options, optionValues), from: price, to }];
  });

const warningsOf = (before: Product, after: Product): PriceWarning[] => {
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

/**
 * What a bulk edit would change, product by product, and what stays as it is and why. A product one
 * of whose prices would fall below zero is left alone altogether.
 */
export const bulkPreview = (products: readonly Product[], edit: BulkEdit): BulkPreview => {
  const preview: BulkPreview = { changed: [], kept: [] };
  for (const product of products) {
    if (edit.price && fallsBelowZero(product, edit.price)) {
      preview.kept.push({ product, reason: 'negative' });
      continue;
    }
    const fields = bulkChanges(product, edit);
    const changes = fieldChanges({ ...product }, fields);
    if (changes.length === 0) {
      const reason = edit.price && !hasPrice(product) ? 'noPrice' : 'same';
      preview.kept.push({ product, reason });
      continue;
    }
    const after = { ...product, ...fields };
    preview.changed.push({
      product,
      changes: changes.filter(({ field }) => field !== 'variants'),
      variantPrices: edit.price ? variantPricesOf(product, after) : [],
      warnings: edit.price ? warningsOf(product, after) : [],
    });
  }
  return preview;
};
