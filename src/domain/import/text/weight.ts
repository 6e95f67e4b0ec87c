import type { SourceWeight } from '../types.ts';

const GRAMS: Record<'g' | 'kg' | 'lb' | 'oz', number> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  oz: 28.349523125,
};

/** The unit a shop's settings name, where the source says only "the shop's unit". */
export type ShopWeightUnit = 'kg' | 'lb';

/** A weight in grams, to a milligram; null where there is none. */
export const weightInGrams = (
  weight: SourceWeight | null,
  shopUnit: ShopWeightUnit,
): number | null => {
  if (!weight) return null;
  const grams = Number(weight.value) * GRAMS[weight.unit === 'shop' ? shopUnit : weight.unit];
  return Number.isFinite(grams) && grams > 0 ? Math.round(grams * 1000) / 1000 : null;
};
