import { type AskedFields, asksOf, type ChannelAsk } from '../channels/channelAsks.ts';
import type { Product, ProductGap } from '../schemas/product.ts';

/** Something that a product lacks, to be sold at all or for what shops and channels ask. */
export type Lack = ProductGap | ChannelAsk;

/**
 * How much each lack weighs. What stops a sale weighs most. All that a product can lack at once is
 * 100: what is asked of pictures is asked where there are some.
 */
export const LACK_WEIGHTS: Readonly<Record<Lack, number>> = {
  price: 26,
  image: 24,
  description: 13,
  stock: 12,
  category: 9,
  sku: 4,
  ...{ alt: 4, pictureSize: 4, barcode: 4, weight: 4, brand: 4 },
};

/** How ready a product is to be sold, and what to fix first. */
export interface Readiness {
  /** 0 to 100. */
  score: number;
  /** What is lacking, heaviest first, with the points it would bring. */
  fixes: { lack: Lack; points: number }[];
}

/**
 * The readiness of a product: from the gaps that every write of it derives, and from what shops and
 * channels ask.
 */
export const readinessOf = (product: Pick<Product, 'gaps'> & AskedFields): Readiness => {
  const fixes = [...new Set<Lack>([...product.gaps, ...asksOf(product)])]
    .map(lack => ({ lack, points: LACK_WEIGHTS[lack] }))
    .sort((a, b) => b.points - a.points);
  return { score: fixes.reduce((score, fix) => score - fix.points, 100), fixes };
};
