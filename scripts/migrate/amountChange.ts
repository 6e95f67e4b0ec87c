import { z } from 'zod';
import { sameValue } from '../../src/domain/fieldChanges.ts';
import { fieldHash } from '../../src/domain/import/map/fieldHashes.ts';
import { costsOf, type ProductCosts } from '../../src/domain/product/productCosts.ts';
import { growth } from './browserDigits.ts';

const amount = z.int().min(0).nullable();

/** All amounts of a product, in minor units; those of variants in their order. */
const amountsSchema = z.object({
  price: amount,
  compareAtPrice: amount,
  variants: z.array(z.object({ price: amount, compareAtPrice: amount })),
  /** Of its private part; null where it has none. */
  cost: amount,
  /** Of single variants; plans from before these were kept have none. */
  variantCosts: z.record(z.string(), z.int().min(0)).nullable().default(null),
});

/** What is changed of one product, and back. */
export const amountChangeSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  title: z.string(),
  currency: z.string(),
  from: amountsSchema,
  to: amountsSchema,
});

/** All amounts of a product. */
export type Amounts = z.infer<typeof amountsSchema>;
/** What is changed of one product, and back. */
export type AmountChange = z.infer<typeof amountChangeSchema>;

/** What is read of a product; of variants all that there is, as imports know them by it. */
export const pricedSchema = z.object({
  businessId: z.string(),
  title: z.string(),
  currency: z.string(),
  price: amount,
  compareAtPrice: amount,
  variants: z.array(z.looseObject({ price: amount, compareAtPrice: amount })),
  source: z.object({ base: z.record(z.string(), z.string()) }).nullish(),
});

/** A product with all that its amounts concern. */
export type Priced = z.infer<typeof pricedSchema> & { id: string } & ProductCosts;

/** The amounts of a product, as they are stored. */
export const amountsOf = ({ price, compareAtPrice, variants, ...costs }: Amounts): Amounts => ({
  ...{ price, compareAtPrice, ...costsOf(costs) },
  variants: variants.map(variant => ({
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
  })),
});

const grown = (amounts: Amounts, factor: number): Amounts => {
  const { price, compareAtPrice, variants, cost, variantCosts } = amounts;
  const grow = (one: number | null) => (one === null ? null : one * factor);
  return {
    ...{ price: grow(price), compareAtPrice: grow(compareAtPrice), cost: grow(cost) },
    variantCosts:
      variantCosts &&
      Object.fromEntries(Object.entries(variantCosts).map(([id, one]) => [id, one * factor])),
    variants: variants.map(variant => ({
      price: grow(variant.price),
      compareAtPrice: grow(variant.compareAtPrice),
    })),
  };
};

/** Whether two products' worth of amounts are the same. */
export const sameAmounts = (a: Amounts, b: Amounts): boolean =>
  sameValue(amountsOf(a), amountsOf(b));

/**
 * What becomes of a product whose amounts were stored with the browser's digits.
 * @returns null where it has no amounts, or those are the same either way.
 */
export const amountChange = (product: Priced): AmountChange | null => {
  const { id, businessId, title, currency } = product;
  const from = amountsOf(product);
  const to = grown(from, growth(currency));
  return sameAmounts(from, to) ? null : { id, businessId, title, currency, from, to };
};

/**
 * The fields of a product with other amounts. What an import left is still what an import left: its
 * hashes follow, so that the next one does not take the change for somebody's edit.
 */
export const withAmounts = (product: Priced, to: Amounts) => {
  const after = {
    ...{ price: to.price, compareAtPrice: to.compareAtPrice, ...costsOf(to) },
    variants: product.variants.map((variant, index) => ({ ...variant, ...to.variants[index] })),
  };
  const known = product.source?.base ?? {};
  const base = (['price', 'compareAtPrice', 'variants', 'cost'] as const).flatMap(field =>
    known[field] !== undefined && known[field] === fieldHash(field, { ...product })
      ? [[field, fieldHash(field, after)] as const]
      : [],
  );
  return { ...after, base: Object.fromEntries(base) };
};
