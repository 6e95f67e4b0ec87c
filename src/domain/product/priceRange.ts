import type { Product } from '../schemas/product.ts';

/** Lowest and highest price of what can be bought, in minor units; null where nothing has one. */
export const priceRange = (
  product: Pick<Product, 'price' | 'variants'>,
): { from: number; to: number } | null => {
  const prices = product.variants
    .filter(variant => variant.visible)
    .flatMap(variant => variant.price ?? []);
  const all = prices.length > 0 ? prices : product.price === null ? [] : [product.price];
  if (all.length === 0) return null;
  return { from: Math.min(...all), to: Math.max(...all) };
};
