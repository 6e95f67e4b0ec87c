import { currencyExponent } from '../money/minorUnits.ts';
import { decimalToMinor } from '../money/money.ts';
import type { Product, ProductStatus } from '../schemas/product.ts';
import { type SaleChange, saleFields } from './saleChange.ts';
import { type StockChange, stockFields } from './stockChange.ts';

/**
 * How prices change: to an amount, by per cent, or by an amount (both may be negative). Amounts are
 * decimal strings, because each product's own currency says what a minor unit is.
 */
export type PriceChange =
  | { mode: 'set'; amount: string }
  | { mode: 'percent'; percent: number; ending: number | null }
  | { mode: 'amount'; amount: string; ending: number | null };

/** What a bulk edit changes; what is not named stays. */
export interface BulkEdit {
  status?: ProductStatus;
  category?: string;
  brand?: string;
  price?: PriceChange;
  /** Not together with a change of prices, which it is one of. */
  sale?: SaleChange;
  stock?: StockChange;
  /** Null is the default. */
  lowStockThreshold?: Product['lowStockThreshold'];
  addTags?: readonly string[];
  removeTags?: readonly string[];
}

/**
 * The amount nearest to `minor` that ends in `ending` within one unit of the currency, such as
 * …,99. Currencies without decimal places are left alone. Never below zero.
 */
export const withEnding = (minor: number, ending: number | null, currency: string): number => {
  const unit = 10 ** currencyExponent(currency);
  if (ending === null || unit === 1) return Math.max(0, minor);
  const wholeUnits = Math.round((minor - ending) / unit);
  return Math.max(0, wholeUnits) * unit + ending;
};

/**
 * What a change comes to before it is rounded: below zero, where it takes off more than there is.
 * A product without a price gets one only by `set`.
 */
export const rawPrice = (
  minor: number | null,
  change: PriceChange,
  currency: string,
): number | null => {
  if (change.mode === 'set') return decimalToMinor(change.amount, currency) ?? 0;
  if (minor === null) return null;
  return change.mode === 'percent'
    ? Math.round(minor * (1 + change.percent / 100))
    : minor + (decimalToMinor(change.amount, currency) ?? 0);
};

/** One price after a change, never below zero. */
export const changedPrice = (
  minor: number | null,
  change: PriceChange,
  currency: string,
): number | null => {
  const raw = rawPrice(minor, change, currency);
  if (raw === null) return null;
  return withEnding(raw, change.mode === 'set' ? null : change.ending, currency);
};

/** What of a tag tells it from another: files of shops write one with more spaces than are typed. */
const tagKey = (tag: string) => tag.trim().replace(/\s+/g, ' ').toLowerCase();

const changedTags = (tags: readonly string[], edit: BulkEdit): string[] => {
  const removed = new Set((edit.removeTags ?? []).map(tagKey));
  const kept = tags.filter(tag => !removed.has(tagKey(tag)));
  const known = new Set(kept.map(tagKey));
  const added = (edit.addTags ?? []).filter(tag => !known.has(tagKey(tag)));
  return [...kept, ...added];
};

/** The fields of one product that a bulk edit sets, whether or not they differ. */
export const bulkChanges = (product: Product, edit: BulkEdit): Partial<Product> => {
  const { price, currency } = product;
  const { price: change, lowStockThreshold } = edit;
  const stocked = edit.stock ? stockFields(product, edit.stock) : {};
  const variants = stocked.variants ?? product.variants;
  return {
    ...(edit.status === undefined ? {} : { status: edit.status }),
    ...(edit.category === undefined ? {} : { category: edit.category }),
    ...(edit.brand === undefined ? {} : { brand: edit.brand }),
    ...(edit.addTags || edit.removeTags ? { tags: changedTags(product.tags, edit) } : {}),
    ...stocked,
    ...(lowStockThreshold === undefined ? {} : { lowStockThreshold }),
    ...(edit.sale ? saleFields(product, variants, edit.sale) : {}),
    ...(change
      ? {
          price: changedPrice(price, change, currency),
          variants: variants.map(variant => ({
            ...variant,
            price: changedPrice(variant.price, change, currency),
          })),
        }
      : {}),
  };
};
