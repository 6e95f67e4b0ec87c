import { z } from 'zod';
import { fieldChanges } from '../fieldChanges.ts';
import { isReduced, type Prices } from '../product/onSale.ts';
import { type SaleChange, saleFields, saleProblem } from '../product/saleChange.ts';
import type { FieldChange } from '../schemas/audit.ts';
import type { PlannedSale } from '../schemas/plannedSale.ts';
import { minorAmount, type Product } from '../schemas/product.ts';

/** The fields of a product that a sale sets. */
export type SaleFieldsOfProduct = Pick<Product, 'price' | 'compareAtPrice' | 'variants'>;

/** Whether one of a product's prices is reduced already, shown or not. */
export const hasReduced = (product: SaleFieldsOfProduct): boolean =>
  [product, ...product.variants].some(isReduced);

/** How much a stored sale takes off; null where it does not say. */
export const changeOf = ({ mode, percent, amount }: PlannedSale['change']): SaleChange | null => {
  if (mode === 'percent') return percent === undefined ? null : { mode, percent };
  return amount === undefined ? null : { mode, amount };
};

const isOfSale = ({ businessId, mergedInto }: Product, sale: PlannedSale) =>
  businessId === sale.businessId && !mergedInto;

/**
 * What the start of a sale sets in a product. Null where it leaves it as it is: on sale already, merged,
 * somebody else's by now, without a price, or one that cannot become so much cheaper.
 */
export const startChanges = (product: Product, sale: PlannedSale): SaleFieldsOfProduct | null => {
  const change = changeOf(sale.change);
  if (!change || !isOfSale(product, sale) || hasReduced(product)) return null;
  if (saleProblem(product, change)) return null;
  const fields = saleFields(product, product.variants, change);
  return fieldChanges({ ...product }, fields).length > 0 ? fields : null;
};

const pricesPart = z.object({
  price: minorAmount.nullable().optional(),
  compareAtPrice: minorAmount.nullable().optional(),
});
const variantsPart = z.array(pricesPart.extend({ id: z.string() }));

type RecordedPrices = z.infer<typeof pricesPart>;

const PRICES = ['price', 'compareAtPrice'] as const;

/** Prices as they were, where they are as the sale left them; null where somebody changed them since. */
const pricesBack = (
  now: Prices,
  from: RecordedPrices,
  to: RecordedPrices,
): Partial<Prices> | null => {
  const changed = PRICES.filter(field => to[field] !== undefined && from[field] !== undefined);
  if (changed.some(field => now[field] !== to[field])) return null;
  return Object.fromEntries(changed.map(field => [field, from[field]]));
};

/**
 * What the end of a sale sets in a product, price by price: each as it was before the start, where nobody
 * changed it since. `isWhole` says whether every price of the sale comes back.
 * @param changed what the trail tells of the start; it is stored, and so not trusted.
 */
export const endChanges = (
  product: Product,
  changed: readonly FieldChange[],
  sale: PlannedSale,
): { fields: Partial<SaleFieldsOfProduct>; isWhole: boolean } => {
  const none = { fields: {}, isWhole: false };
  const side = (which: 'from' | 'to') => {
    const values = Object.fromEntries(changed.map(change => [change.field, change[which]]));
    const own = pricesPart.safeParse(values);
    const variants = variantsPart.safeParse(values.variants ?? []);
    return own.success && variants.success ? { own: own.data, variants: variants.data } : null;
  };
  const [from, to] = [side('from'), side('to')];
  if (!from || !to || !isOfSale(product, sale)) return none;
  const own = pricesBack(product, from.own, to.own);
  let isWhole = own !== null;
  const before = new Map(from.variants.map(variant => [variant.id, variant]));
  const after = new Map(to.variants.map(variant => [variant.id, variant]));
  const variants = product.variants.map(variant => {
    const [was, became] = [before.get(variant.id), after.get(variant.id)];
    const inSale = was && became && PRICES.some(field => was[field] !== became[field]);
    if (!inSale) return variant;
    const back = pricesBack(variant, was, became);
    if (back === null) isWhole = false;
    return { ...variant, ...back };
  });
  return { fields: { ...own, variants }, isWhole };
};
