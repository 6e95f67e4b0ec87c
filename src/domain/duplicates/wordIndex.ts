import type { Profile } from './profile.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Which products have a word, for every word, without a list for each: two arrays. */
export interface WordIndex {
  /** Where the products of a word begin in `products`; they end where the next word's begin. */
  starts: Int32Array;
  products: Int32Array;
  /** The words, aliases included, that lead to each product's neighbours. */
  keys: readonly number[][];
}

const keysOf = (profile: Profile): number[] => {
  const keys = new Set([...profile.words, ...profile.aliases]);
  for (let at = 0; at < profile.joined.length; at += 3) keys.add(profile.joined[at] ?? 0);
  return [...keys];
};

/** Sorts products by their words. */
export const indexWords = (profiles: readonly Profile[], vocabulary: Vocabulary): WordIndex => {
  const keys = profiles.map(keysOf);
  const starts = new Int32Array(vocabulary.size() + 1);
  for (const list of keys) for (const key of list) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 1; key < starts.length; key++)
    starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const next = starts.slice();
  const products = new Int32Array(starts.at(-1) ?? 0);
  keys.forEach((list, product) => {
    for (const key of list) {
      const at = next[key] ?? 0;
      products[at] = product;
      next[key] = at + 1;
    }
  });
  return { starts, products, keys };
};
