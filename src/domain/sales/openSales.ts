import { sameValue } from '../fieldChanges.ts';
import { saleFields } from '../product/saleChange.ts';
import type { PlannedSale } from '../schemas/plannedSale.ts';
import type { Product } from '../schemas/product.ts';
import { changeOf, hasReduced } from './saleChanges.ts';

/** From when until when; null is without an end. */
export type SaleSpan = Pick<PlannedSale, 'startsAt' | 'endsAt'>;

const overlap = (one: SaleSpan, other: SaleSpan) =>
  (one.endsAt === null || one.endsAt > other.startsAt) &&
  (other.endsAt === null || other.endsAt > one.startsAt);

/** The products that open sales have in a span: no other sale can have them then. */
export const productsTaken = (sales: readonly PlannedSale[], span: SaleSpan): ReadonlySet<string> =>
  new Set(sales.filter(sale => overlap(sale, span)).flatMap(({ productIds }) => productIds));

/** The open sales of each product, those that start first at first. */
export const salesByProduct = (
  sales: readonly PlannedSale[],
): ReadonlyMap<string, readonly PlannedSale[]> => {
  const byProduct = new Map<string, PlannedSale[]>();
  const inOrder = [...sales].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const sale of inOrder)
    for (const id of sale.productIds) {
      const known = byProduct.get(id);
      if (known) known.push(sale);
      else byProduct.set(id, [sale]);
    }
  return byProduct;
};

/** Whether a product's prices are those of a sale that runs: others were left, or changed since. */
const hasPricesOf = (product: Product, sale: PlannedSale): boolean => {
  const change = changeOf(sale.change);
  if (!change || !hasReduced(product)) return false;
  const regular = saleFields(product, product.variants, { mode: 'end' });
  const expected = saleFields({ ...product, ...regular }, regular.variants, change);
  const { price, compareAtPrice, variants } = product;
  return sameValue(expected, { price, compareAtPrice, variants });
};

/** The sale that a product is in, or will be in next; null where there is none. */
export const saleOfProduct = (
  product: Product,
  sales: readonly PlannedSale[],
): PlannedSale | null =>
  sales.find(sale => sale.status === 'planned' || hasPricesOf(product, sale)) ?? null;
