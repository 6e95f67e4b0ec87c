import { byFrequency } from '../text/byFrequency.ts';
import type { SpelledProduct, SpellingField } from './spellingFields.ts';

/** Fields whose names a product's form suggests. */
export type SuggestedField = Exclude<SpellingField, 'options'>;

/** The names of each field, the most frequent first. */
export type KnownNames = Readonly<Record<SuggestedField, readonly string[]>>;

/** The names that products have in each field. */
export const knownNames = (products: readonly SpelledProduct[]): KnownNames => {
  const of = (field: SuggestedField) => byFrequency(products.flatMap(product => product[field]));
  return { brand: of('brand'), category: of('category'), tags: of('tags') };
};
