import type { ProductDetails } from '../schemas/product.ts';
import { rangeOf } from './rangeOf.ts';

/**
 * What a product costs in purchase, in minor units of its currency: `variantCosts` has what single
 * variants cost by their ids, `cost` is that of all others, or of a product without variants.
 */
export type ProductCosts = Pick<ProductDetails, 'cost' | 'variantCosts'>;

/** Costs nobody has filled in. */
export const NO_COSTS: ProductCosts = { cost: null, variantCosts: null };

interface Identified {
  id: string;
}

/** The costs of a private part, which not every product has. */
export const costsOf = (details: ProductCosts | null | undefined): ProductCosts =>
  details ? { cost: details.cost, variantCosts: details.variantCosts } : NO_COSTS;

/** @returns minor units; null where nobody knows. */
export const variantCost = ({ cost, variantCosts }: ProductCosts, id: string): number | null =>
  variantCosts && Object.hasOwn(variantCosts, id) ? (variantCosts[id] ?? null) : cost;

/** Whether anything is known of what a product costs. */
export const hasCosts = ({ cost, variantCosts }: ProductCosts): boolean =>
  cost !== null || Object.keys(variantCosts ?? {}).length > 0;

/** The own costs of variants as they are stored: those that there are; null where there are none. */
export const ownCosts = (
  variants: readonly Identified[],
  costOf: (id: string) => number | null,
): ProductCosts['variantCosts'] => {
  const own = variants.flatMap(({ id }) => {
    const cost = costOf(id);
    return cost === null ? [] : [[id, cost] as const];
  });
  return own.length > 0 ? Object.fromEntries(own) : null;
};

/** The least and the most that what is sold costs; null where nobody knows of any. */
export const costRange = (costs: ProductCosts, variants: readonly Identified[]) =>
  rangeOf(
    (variants.length === 0
      ? [costs.cost]
      : variants.map(({ id }) => variantCost(costs, id))
    ).filter(cost => cost !== null),
  );

/**
 * Costs in the one form in which those that mean the same are equal: one for the product where all
 * its variants cost the same, otherwise one for each variant that has any. What is stored for
 * variants that are no more is left out.
 */
export const plainCosts = (costs: ProductCosts, variants: readonly Identified[]): ProductCosts => {
  const [first] = variants;
  if (!first) return { cost: costs.cost, variantCosts: null };
  const cost = variantCost(costs, first.id);
  if (variants.every(({ id }) => variantCost(costs, id) === cost))
    return { cost, variantCosts: null };
  return { cost: null, variantCosts: ownCosts(variants, id => variantCost(costs, id)) };
};
