import type { DuplicateFeatures } from './duplicateFeatures.ts';

/** Products that share a key are compared; all others never are. */
export type Blocks = ReadonlyMap<string, readonly number[]>;

/** Rarest words of a title that block keys are made of; every two of them are one key. */
const RARE_WORDS = 3;

const frequencies = (products: readonly DuplicateFeatures[]) => {
  const counts = new Map<string, number>();
  for (const { words } of products)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const titleKeys = ({ words }: DuplicateFeatures, counts: ReadonlyMap<string, number>) => {
  // A word that only one product has cannot lead to another one.
  const shared = words.filter(word => (counts.get(word) ?? 0) > 1);
  const rare = shared
    .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1))
    .slice(0, RARE_WORDS)
    .sort();
  const keys = words.length > 0 ? [`t ${words.join(' ')}`] : [];
  rare.forEach((first, index) => {
    for (const second of rare.slice(index + 1)) keys.push(`w ${first} ${second}`);
  });
  return keys;
};

/**
 * Sorts products (by their index) into blocks: same barcode, same SKU, same normalised title, or
 * two of the title's rarest words in common. At most six keys for each product, so linear.
 */
export const blocksOf = (products: readonly DuplicateFeatures[]): Blocks => {
  const counts = frequencies(products);
  const blocks = new Map<string, number[]>();
  products.forEach((product, index) => {
    const keys = titleKeys(product, counts);
    if (product.barcode) keys.push(`b ${product.barcode}`);
    if (product.sku) keys.push(`s ${product.sku}`);
    for (const key of keys) {
      const block = blocks.get(key);
      if (block) block.push(index);
      else blocks.set(key, [index]);
    }
  });
  return blocks;
};
