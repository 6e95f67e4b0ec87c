import type { Product } from '../schemas/product.ts';

/** What can be written in several ways. */
export const SPELLING_FIELDS = ['brand', 'category', 'tags', 'options'] as const;

/** A field whose names can be written in several ways; of options, their names. */
export type SpellingField = (typeof SPELLING_FIELDS)[number];

/** The names that one product has in each field, each once. */
export interface SpelledProduct extends Record<SpellingField, readonly string[]> {
  id: string;
}

/** What a product says in each field. */
export const spelledProduct = (product: Pick<Product, 'id' | SpellingField>): SpelledProduct => ({
  id: product.id,
  brand: product.brand === '' ? [] : [product.brand],
  category: product.category === '' ? [] : [product.category],
  tags: [...new Set(product.tags)],
  options: [...new Set(product.options.map(({ name }) => name))],
});

/** How many products have each name of a field. */
export const countNames = (
  products: Iterable<SpelledProduct>,
  field: SpellingField,
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const name of product[field]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** The products that have one of the names in a field. */
export const productsWith = (
  products: Iterable<SpelledProduct>,
  field: SpellingField,
  names: readonly string[],
): string[] => {
  const wanted = new Set(names);
  return [...products]
    .filter(product => product[field].some(name => wanted.has(name)))
    .map(({ id }) => id);
};
