import type { Comparing } from './evidence.ts';
import { keepNearest } from './nearest.ts';
import { limitsWithin, type NearestLists, USUAL_LIMITS } from './neighbourLimits.ts';
import type { Profile } from './profile.ts';
import { hashOf } from './vocabulary.ts';
import { indexWords } from './wordIndex.ts';

/**
 * Neighbours of all products together. Where few words make up all titles nearly everything is
 * near everything, and what comes after the first few tells nothing.
 */
const MOST_NEIGHBOURS = 800_000;
/** Titles that are less alike (cosine of exact words) are not worth a comparison. */
const LEAST_ALIKE = 0.05;
/** Places of the index that are looked at for one product, its rarest words first. */
const MOST_VISITS = 4500;
/** All products at these first places are weighed, the ones that share one word only, too. */
const DISTINCTIVE_VISITS = 256;
/** With so many that share a rare word or two common ones, sharing one common word is nothing. */
const ENOUGH_CLOSE = 80;
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
  const inverses = Float32Array.from(
    profiles,
    ({ words }) => 1 / Math.sqrt(words.reduce((sum, word) => sum + (weights[word] ?? 0) ** 2, 1)),
  );
  const businesses = Int32Array.from(profiles, ({ business }) => business);
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
  const others = keepNearest(USUAL_LIMITS.others);
  const own = keepNearest(USUAL_LIMITS.own);
  const nearest: NearestLists[] = [];
  const touched = new Int32Array(MOST_VISITS);
  const close = new Int32Array(MOST_VISITS);
  profiles.forEach((_, index) => {
    const rarestFirst = (keys[index] ?? []).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
    const leastScore = LEAST_ALIKE / (inverses[index] ?? 1);
    const business = businesses[index] ?? 0;
    let [visits, touchedCount, closeCount] = [0, 0, 0];
    for (const key of rarestFirst) {
      const [from, to] = [starts[key] ?? 0, starts[key + 1] ?? 0];
      if (visits + to - from > MOST_VISITS) break;
      visits += to - from;
      const weight = (weights[key] ?? 0) ** 2;
      const isDistinctive = visits <= DISTINCTIVE_VISITS;
      for (let at = from; at < to; at++) {
        const other = products[at] ?? 0;
        const sum = sums[other] ?? 0;
        if (sum === 0) touched[touchedCount++] = other;
        if (sum > 0 || isDistinctive) close[closeCount++] = other;
        sums[other] = sum + weight;
      }
    }
    const enough = closeCount >= ENOUGH_CLOSE;
    const [looked, count] = enough ? [close, closeCount] : [touched, touchedCount];
    let [leastOther, leastOwn] = [leastScore, leastScore];
    sums[index] = 0;
    for (let at = 0; at < count; at++) {
      const other = looked[at] ?? 0;
      const score = (sums[other] ?? 0) * (inverses[other] ?? 1);
      // Who comes twice counts once.
      sums[other] = 0;
      if (businesses[other] === business) {
        if (score > leastOwn) leastOwn = Math.max(leastOwn, own.offer(other, score));
      } else if (score > leastOther) leastOther = Math.max(leastOther, others.offer(other, score));
    }
    if (enough) for (let at = 0; at < touchedCount; at++) sums[touched[at] ?? 0] = 0;
    nearest.push({ others: others.take(), own: own.take() });
  });
  const limits = limitsWithin(nearest, MOST_NEIGHBOURS);
  nearest.forEach((lists, index) => {
    for (const other of lists.others.slice(0, limits.others)) add(index, other);
    for (const other of lists.own.slice(0, limits.own)) add(index, other);
    if (lists.others.length > limits.others || lists.own.length > limits.own) cut.add(index);
  });
  return { of: found, cutShort: cut.size };
};
