import type { Product } from '../../../../src/domain/schemas/product.ts';
import { type Speaker, squash } from '../words.ts';

/** What a product weighs, as its list and its page say it; empty for what has no weight. */
export const productWeight = (
  { weightGrams, variants }: Pick<Product, 'weightGrams' | 'variants'>,
  { locale }: Speaker,
): string => {
  const shown = variants.filter(variant => variant.visible).map(variant => variant.weightGrams);
  const weighed = shown.filter(grams => typeof grams === 'number');
  const all = weighed.length > 0 ? weighed : weightGrams === null ? [] : [weightGrams];
  if (all.length === 0) return '';
  const written = (grams: number) =>
    squash(grams.toLocaleString(locale, { style: 'unit', unit: 'gram' }));
  const [from, to] = [Math.min(...all), Math.max(...all)];
  return from === to ? written(from) : `${written(from)} – ${written(to)}`;
};
