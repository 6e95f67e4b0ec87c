import type { Comparing } from './evidence.ts';
import { keepNearest } from './nearest.ts';
import type { Profile } from './profile.ts';
import { hashOf } from './vocabulary.ts';
import { indexWords } from './wordIndex.ts';

/** Products of other businesses, and of the same one, that each product is compared with. */
const OTHERS = 20;
const OWN = 6;
/** Titles that are less alike (cosine of exact words) are not worth a comparison. */
const LEAST_ALIKE = 0.05;
/** Places of the index that are looked at for one product, its rarest words first. */
const MOST_VISITS = 3000;
/** Of products with the same barcode, SKU or title, each is compared with so many that follow. */
const WINDOW = 12;

/** The pairs worth comparing. */
export interface Neighbours {
  /** Indices of the neighbours of each product, of a higher index each: no pair comes twice. */
  of: readonly (readonly number[])[];
  /** Products with so many others alike that not all of them were looked at. */
  cutShort: number;
}

/** Products that share a barcode, a SKU or the whole title, whatever its words weigh. */
const sameKeys = (profiles: readonly Profile[]) => {
  const lists = new Map<number, number[]>();
  profiles.forEach(({ barcode, sku, bare }, index) => {
    const keys = [barcode && `b${barcode}`, sku && `s${sku}`, bare && `t${bare}`];
    for (const key of keys) {
      if (!key) continue;
      const hash = hashOf(key);
      const list = lists.get(hash);
      if (list) list.push(index);
      else lists.set(hash, [index]);
    }
  });
  return lists;
};

/**
 * The neighbours of every product: those that share its barcode, SKU or title, and those with the
 * heaviest words in common. Work and memory grow with the number of products, not its square.
 */
export const neighboursOf = (
  profiles: readonly Profile[],
  { vocabulary, weights }: Comparing,
): Neighbours => {
  const { starts, products, keys } = indexWords(profiles, vocabulary);
  const sizeOf = (key: number) => (starts[key + 1] ?? 0) - (starts[key] ?? 0);
  const sums = new Float32Array(profiles.length);
  const norms = Float32Array.from(profiles, ({ words }) =>
    Math.sqrt(words.reduce((sum, word) => sum + (weights[word] ?? 0) ** 2, 1)),
  );
  const found: number[][] = profiles.map(() => []);
  const add = (a: number, b: number) => {
    const list = a === b ? undefined : found[Math.min(a, b)];
    const later = Math.max(a, b);
    // A list has a few dozen entries at most.
    if (list && !list.includes(later)) list.push(later);
  };
  const cut = new Set<number>();
  for (const list of sameKeys(profiles).values()) {
    list.forEach((product, index) => {
      for (const other of list.slice(index + 1, index + 1 + WINDOW)) add(product, other);
      if (list.length > WINDOW + 1) cut.add(product);
    });
  }
  const others = keepNearest(OTHERS);
  const own = keepNearest(OWN);
  const touched = new Int32Array(MOST_VISITS);
  profiles.forEach((profile, index) => {
    const rarestFirst = (keys[index] ?? []).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
    const leastScore = LEAST_ALIKE * (norms[index] ?? 1);
    let [visits, count] = [0, 0];
    for (const key of rarestFirst) {
      const [from, to] = [starts[key] ?? 0, starts[key + 1] ?? 0];
      if (visits + to - from > MOST_VISITS) break;
      visits += to - from;
      const weight = (weights[key] ?? 0) ** 2;
      for (let at = from; at < to; at++) {
        const other = products[at] ?? 0;
        if (sums[other] === 0) touched[count++] = other;
        sums[other] = (sums[other] ?? 0) + weight;
      }
    }
    for (let at = 0; at < count; at++) {
      const other = touched[at] ?? 0;
      const score = (sums[other] ?? 0) / (norms[other] ?? 1);
      sums[other] = 0;
      if (other === index || score < leastScore) continue;
      (profiles[other]?.business === profile.business ? own : others).offer(other, score);
    }
    for (const other of others.take()) add(index, other);
    for (const other of own.take()) add(index, other);
  });
  return { of: found, cutShort: cut.size };
};
