import { rangeOf } from './rangeOf.ts';

/** What a price range is worked out from; amounts in minor units, null is "no price of its own". */
export interface Priced {
  price: number | null;
  variants: readonly { price: number | null; visible: boolean }[];
}

/**
 * Lowest and highest price of what can be bought, in minor units; null where nothing has one.
 * A variant without a price of its own costs what the product does.
 */
export const priceRange = ({ price, variants }: Priced): { from: number; to: number } | null => {
  const offered = variants.filter(({ visible }) => visible);
  const all = (offered.length > 0 ? offered : [{ price }]).flatMap(one => one.price ?? price ?? []);
  return rangeOf(all);
};

/** The lowest price that something of the product can be bought for, in minor units. */
export const lowestPrice = (product: Priced): number | null => priceRange(product)?.from ?? null;
