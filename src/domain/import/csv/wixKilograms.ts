import { weightInGrams } from '../text/weight.ts';
import type { SourceWeight } from '../types.ts';
import { decimalText } from './exportCells.ts';

/** A weight for Wix, whose files name no unit: the shop's own as it came, any other in kilograms. */
export const wixKilograms = (weight: SourceWeight | null): string => {
  if (weight === null || weight.unit === 'shop') return weight?.value ?? '';
  const grams = weightInGrams(weight, 'kg');
  return grams === null ? '' : decimalText(grams / 1000, 6);
};
