import { formatMoney } from '../../../../src/domain/money/money.ts';
import type { Product } from '../../../../src/domain/schemas/product.ts';
import { type Speaker, squash } from '../words.ts';

/**
 * What a list or a page shows as a product's price, worked out from what is stored alone: a variant
 * without a price of its own costs what the product does.
 */
export const productPrice = (
  product: Pick<Product, 'price' | 'currency' | 'variants'>,
  { locale, say }: Speaker,
): string => {
  const visible = product.variants.filter(variant => variant.visible);
  const prices = (visible.length > 0 ? visible : [{ price: product.price }])
    .map(({ price }) => price ?? product.price)
    .filter(price => price !== null);
  if (prices.length === 0) return say('products.noPrice');
  const money = (minor: number) => squash(formatMoney(minor, product.currency, locale));
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  return from === to ? money(from) : `${money(from)} – ${money(to)}`;
};
