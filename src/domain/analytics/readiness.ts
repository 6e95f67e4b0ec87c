import type { Product, ProductGap } from '../schemas/product.ts';

/** How much each lack weighs; together 100. What stops a sale weighs most. */
export const GAP_WEIGHTS: Readonly<Record<ProductGap, number>> = {
  price: 30,
  image: 25,
  description: 15,
  stock: 15,
  category: 10,
  sku: 5,
};

/** How ready a product is to be sold, and what to fix first. */
export interface Readiness {
  /** 0 to 100. */
  score: number;
  /** What is lacking, heaviest first, with the points it would bring. */
  fixes: { gap: ProductGap; points: number }[];
}

/** The readiness of a product, from the gaps that every write of it derives. */
export const readinessOf = ({ gaps }: Pick<Product, 'gaps'>): Readiness => {
  const fixes = [...new Set(gaps)]
    .map(gap => ({ gap, points: GAP_WEIGHTS[gap] }))
    .sort((a, b) => b.points - a.points);
  return { score: fixes.reduce((score, fix) => score - fix.points, 100), fixes };
};
