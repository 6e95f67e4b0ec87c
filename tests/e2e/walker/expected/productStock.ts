import type { Product } from '../../../../src/domain/schemas/product.ts';
import type { Speaker } from '../words.ts';

/** Tracked stock at or below this many pieces is low, where the product says nothing else. */
const LOW = 5;

/**
 * What a list or a page shows as a product's stock: that of its visible variants together, low at
 * and below the product's own threshold.
 */
export const productStock = (
  {
    inventory,
    variants,
    lowStockThreshold,
  }: Pick<Product, 'inventory' | 'variants' | 'lowStockThreshold'>,
  { say }: Speaker,
): string => {
  const visible = variants.filter(variant => variant.visible).map(variant => variant.inventory);
  const counted = visible.length > 0 ? visible : [inventory];
  const tracked = counted.filter(one => one.tracked);
  if (tracked.length === 0)
    return say(`products.stock.${counted.some(one => one.inStock) ? 'untracked' : 'out'}`);
  const pieces =
    visible.length > 0
      ? tracked.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0)
      : inventory.quantity;
  if (pieces <= 0)
    return say(`products.stock.${counted.some(one => one.oversell) ? 'inStock' : 'out'}`);
  const low = pieces <= (lowStockThreshold ?? LOW);
  return `${say(`products.stock.${low ? 'low' : 'inStock'}`)} · ${pieces}`;
};
