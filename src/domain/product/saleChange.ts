import { decimalToMinor } from '../money/money.ts';
import type { Product } from '../schemas/product.ts';
import { isReduced, type Prices } from './onSale.ts';

/**
 * A sale: so much off the regular price, by per cent or by an amount (a decimal string, because each
 * product's own currency says what a minor unit is), or its end.
 */
export type SaleChange =
  | { mode: 'percent'; percent: number }
  | { mode: 'amount'; amount: string }
  | { mode: 'end' };

/** Why a sale leaves a product as it is: a price would fall below zero, or there is no sale to end. */
export type SaleProblem = 'negative' | 'notOnSale';

type Priced = Pick<Product, 'price' | 'compareAtPrice' | 'currency' | 'variants'>;

/** The price without a sale: a second sale is not taken off the first one's price. */
const regularPrice = (prices: Prices) => (isReduced(prices) ? prices.compareAtPrice : prices.price);

const reduced = (regular: number, change: SaleChange, currency: string): number => {
  if (change.mode === 'end') return regular;
  return change.mode === 'percent'
    ? Math.round(regular * (1 - change.percent / 100))
    : regular - (decimalToMinor(change.amount, currency) ?? 0);
};

const salePrices = (prices: Prices, change: SaleChange, currency: string): Prices => {
  const { price, compareAtPrice } = prices;
  const regular = regularPrice(prices);
  if (regular === null) return { price, compareAtPrice };
  if (change.mode === 'end')
    return isReduced(prices) ? { price: regular, compareAtPrice: null } : { price, compareAtPrice };
  const lower = reduced(regular, change, currency);
  return lower < regular
    ? { price: Math.max(0, lower), compareAtPrice: regular }
    : { price, compareAtPrice };
};

/**
 * The prices of a product and of its variants in a sale, or after it: the regular price becomes the
 * compare-at price, and comes back. A variant without a price of its own follows the product.
 */
export const saleFields = <V extends Prices>(
  product: Pick<Priced, 'price' | 'compareAtPrice' | 'currency'>,
  variants: readonly V[],
  change: SaleChange,
) => ({
  ...salePrices(product, change, product.currency),
  variants: variants.map(variant => ({
    ...variant,
    ...salePrices(variant, change, product.currency),
  })),
});

/** What keeps the whole of a product out of a sale, or a sale from ending. */
export const saleProblem = (product: Priced, change: SaleChange): SaleProblem | null => {
  const all: Prices[] = [product, ...product.variants];
  if (change.mode === 'end') return all.some(isReduced) ? null : 'notOnSale';
  const below = all.some(prices => {
    const regular = regularPrice(prices);
    return regular !== null && reduced(regular, change, product.currency) < 0;
  });
  return below ? 'negative' : null;
};
