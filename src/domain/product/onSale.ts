/** A price and what it is compared with, in minor units; null where there is none. */
export interface Prices {
  price: number | null;
  compareAtPrice: number | null;
}

/** What a sale shows by: the product's own prices, and those of its variants. */
export interface SaleFields extends Prices {
  variants: readonly (Prices & { visible: boolean })[];
}

/** Whether a price is below the one it is compared with. */
export const isReduced = ({ price, compareAtPrice }: Prices): boolean =>
  price !== null && compareAtPrice !== null && compareAtPrice > price;

/**
 * Whether something of a product that can be bought is reduced. A variant without a price of its own
 * costs what the product does.
 */
export const isOnSale = (product: SaleFields): boolean => {
  const offered = product.variants.filter(({ visible }) => visible);
  return offered.length === 0
    ? isReduced(product)
    : offered.some(variant => isReduced(variant.price === null ? product : variant));
};
