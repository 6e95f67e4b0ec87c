import type { Product } from '../../../../src/domain/schemas/product.ts';
import type { Speaker } from '../words.ts';

/** Tracked stock at or below this many pieces is low. */
const LOW = 5;

/** What a list or a page shows as a product's stock: that of its visible variants together. */
export const productStock = (
  { inventory, variants }: Pick<Product, 'inventory' | 'variants'>,
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
  return `${say(`products.stock.${pieces <= LOW ? 'low' : 'inStock'}`)} · ${pieces}`;
};
