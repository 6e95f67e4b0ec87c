import type { Priced } from './priceRange.ts';
import { type ProductCosts, variantCost } from './productCosts.ts';
import { rangeOf } from './rangeOf.ts';

/**
 * The share of the price that is left over the cost; negative where it costs more than it brings.
 * @param price minor units; @param cost minor units of the same currency.
 * @returns 0.25 for 25 %; null where either is unknown, or nothing is charged.
 */
export const marginOf = (price: number | null, cost: number | null): number | null =>
  price && cost !== null ? (price - cost) / price : null;

/** What a product can be bought for, with the ids of its variants. */
interface Offered extends Priced {
  variants: readonly (Priced['variants'][number] & { id: string })[];
}

/**
 * The least and the greatest share of the price that is left over the cost, of what can be bought.
 * @returns null where no price or no cost is known.
 */
export const marginRange = (
  { price, variants }: Offered,
  costs: ProductCosts,
): { from: number; to: number } | null => {
  const offered = variants.filter(({ visible }) => visible);
  const all =
    offered.length > 0
      ? offered.map(one => marginOf(one.price ?? price, variantCost(costs, one.id)))
      : [marginOf(price, costs.cost)];
  return rangeOf(all.filter(margin => margin !== null));
};
