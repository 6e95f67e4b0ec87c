import { offeredVariants } from './checkSource.ts';

/** The variant whose price a product is offered at: the cheapest visible one; null where none has a price. */
export const cheapestOffered = <T extends { visible: boolean; price: number | null }>(
  variants: readonly T[],
): T | null =>
  offeredVariants(variants)
    .filter(({ price }) => price !== null)
    .reduce<T | null>(
      (best, one) => (best === null || (one.price ?? 0) < (best.price ?? 0) ? one : best),
      null,
    );
