import type { Comparing } from './evidence.ts';
import type { Profile } from './profile.ts';

/** How well the words of two titles meet; holds until the next two are matched. */
export interface TitleMatch {
  /** For each word of the first title, how well the other one has it, from 0 to 1. */
  creditsA: Float64Array;
  creditsB: Float64Array;
  /** Weighted likeness of both, from 0 to 1. */
  cosine: number;
  /** Share of the one title that the other one has, of whichever is contained more. */
  contained: number;
  /** Sum of the squared weights in common. */
  shared: number;
  /** The heaviest word that the other title lacks. */
  oddA: number;
  oddB: number;
}

const has = (list: readonly number[], wanted: number) => {
  for (const one of list) if (one === wanted) return true;
  return false;
};

const creditExact = (a: Profile, b: Profile, creditsA: Float64Array, creditsB: Float64Array) => {
  let [i, j] = [0, 0];
  while (i < a.words.length && j < b.words.length) {
    const [x, y] = [a.words[i] ?? 0, b.words[j] ?? 0];
    if (x === y) {
      creditsA[i] = 1;
      creditsB[j] = 1;
    }
    if (x <= y) i++;
    if (y <= x) j++;
  }
};

/** "bread maker" here is "breadmaker" there; the brand stands in a field of its own. */
const creditAliases = (
  one: Profile,
  other: Profile,
  credits: Float64Array,
  othersCredits: Float64Array,
) => {
  if (other.aliases.length > 0)
    for (let index = 0; index < one.words.length; index++)
      if (credits[index] === 0 && has(other.aliases, one.words[index] ?? -1)) credits[index] = 1;
  for (let at = 0; at < one.joined.length; at += 3) {
    const place = other.words.indexOf(one.joined[at] ?? -1);
    if (place < 0) continue;
    othersCredits[place] = 1;
    for (const part of [one.joined[at + 1], one.joined[at + 2]]) {
      const own = one.words.indexOf(part ?? -1);
      if (own >= 0) credits[own] = 1;
    }
  }
};

const creditFuzzy = (
  a: Profile,
  b: Profile,
  creditsA: Float64Array,
  creditsB: Float64Array,
  comparing: Comparing,
) => {
  const { initials, likeness: likenessOf } = comparing;
  for (let i = 0; i < a.words.length; i++) {
    const word = a.words[i] ?? 0;
    const initial = initials[word] ?? 0;
    if (creditsA[i] === 1 || initial === 0) continue;
    for (let j = 0; j < b.words.length; j++) {
      const other = b.words[j] ?? 0;
      if (initials[other] !== initial || creditsB[j] === 1) continue;
      const likeness = likenessOf(word, other);
      if (likeness > (creditsA[i] ?? 0)) creditsA[i] = likeness;
      if (likeness > (creditsB[j] ?? 0)) creditsB[j] = likeness;
    }
  }
};

const summed = (words: readonly number[], credits: Float64Array, weights: Float32Array) => {
  let [all, met, odd] = [0, 0, 0];
  for (let index = 0; index < words.length; index++) {
    const weight = weights[words[index] ?? 0] ?? 0;
    const credit = credits[index] ?? 0;
    all += weight * weight;
    met += weight * weight * credit;
    odd = Math.max(odd, weight * (1 - credit));
  }
  return { all, met, odd };
};

// Millions of pairs are matched, and two lists for each would be most of the work.
let scratchA = new Float64Array(64);
let scratchB = new Float64Array(64);

const cleared = (scratch: Float64Array<ArrayBuffer>, size: number) =>
  size > scratch.length ? new Float64Array(2 * size) : scratch.fill(0, 0, size);

/** Finds out which words of two titles meet: exactly, joined, by brand, or misspelt. */
export const matchTitles = (a: Profile, b: Profile, comparing: Comparing): TitleMatch => {
  scratchA = cleared(scratchA, a.words.length);
  scratchB = cleared(scratchB, b.words.length);
  const [creditsA, creditsB] = [scratchA, scratchB];
  creditExact(a, b, creditsA, creditsB);
  creditAliases(a, b, creditsA, creditsB);
  creditAliases(b, a, creditsB, creditsA);
  creditFuzzy(a, b, creditsA, creditsB, comparing);
  const left = summed(a.words, creditsA, comparing.weights);
  const right = summed(b.words, creditsB, comparing.weights);
  const shareA = left.all === 0 ? 0 : left.met / left.all;
  const shareB = right.all === 0 ? 0 : right.met / right.all;
  return {
    creditsA,
    creditsB,
    cosine: Math.sqrt(shareA * shareB),
    contained: Math.max(shareA, shareB),
    shared: Math.min(left.met, right.met),
    oddA: left.odd,
    oddB: right.odd,
  };
};
