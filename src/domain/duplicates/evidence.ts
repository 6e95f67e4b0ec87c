import {
  accessoryAgreement,
  barcodeAgreement,
  brandAgreement,
  codeAgreement,
  listAgreement,
  measureAgreement,
  priceRatio,
  skuAgreement,
  swapped,
} from './agreement.ts';
import { matchTitles, type TitleMatch } from './matchTitles.ts';
import type { Profile } from './profile.ts';
import { signatureLikeness } from './text/signature.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is measured of a pair, in the order of the model's table. */
export const EVIDENCE = [
  'title',
  'contained',
  'code',
  'numbers',
  'measures',
  'colours',
  'sizes',
  'qualifiers',
  'accessories',
  'price',
  'brand',
  'description',
  'mentioned',
  'oddBoth',
  'oddEither',
  'letters',
  'category',
  'shared',
  'swapped',
  'barcode',
  'sku',
] as const;

/** One thing that is measured of a pair. */
export type EvidenceKind = (typeof EVIDENCE)[number];

/** What is compared with: the words, and what each of them weighs. */
export interface Comparing {
  vocabulary: Vocabulary;
  weights: Float32Array;
  /** First letter of each word that may be misspelt, by its number; 0 for codes and numbers. */
  initials: Uint16Array;
  /** How likely two words are one that is misspelt, by their numbers, from 0 to 1. */
  likeness: (a: number, b: number) => number;
  products: number;
  /** Whether businesses use the same SKUs for the same things: the makers' numbers. */
  sharedSkus: boolean;
}

const bits = (word: number) => {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
};

const SHORTEST_DESCRIPTION = 4;

/** Cosine of the descriptions' weighted words. */
const descriptionLikeness = (a: Profile, b: Profile, weights: Float32Array): number => {
  const [left, right] = [a.description, b.description];
  if (left.length < SHORTEST_DESCRIPTION || right.length < SHORTEST_DESCRIPTION) return Number.NaN;
  let common = 0;
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    const [x, y] = [left[i] ?? 0, right[j] ?? 0];
    if (x === y) common += (weights[x] ?? 0) ** 2;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return common / Math.sqrt(a.descriptionWeight * b.descriptionWeight + 1e-9);
};

/** Share of a title that the other product says in its title or its description. */
const shareMentioned = (
  one: Profile,
  other: Profile,
  credits: Float64Array,
  weights: Float32Array,
): number => {
  let [sum, all] = [0, 0];
  for (let index = 0; index < one.words.length; index++) {
    const word = one.words[index] ?? 0;
    const weight = (weights[word] ?? 0) ** 2;
    all += weight;
    const credit = credits[index] ?? 0;
    sum += weight * (credit < 1 && other.description.includes(word) ? 1 : credit);
  }
  return all === 0 ? 0 : sum / all;
};

/** 1: the same; 0: others; NaN: one has none. */
const sameOrNot = (a: number, b: number) => (a === 0 || b === 0 ? Number.NaN : a === b ? 1 : 0);

/** What takes longest to measure: it is left out of pairs that it could not save. */
export const LATE_EVIDENCE: ReadonlySet<EvidenceKind> = new Set([
  'mentioned',
  'description',
  'letters',
]);

const [DESCRIPTION, MENTIONED, LETTERS] = [
  EVIDENCE.indexOf('description'),
  EVIDENCE.indexOf('mentioned'),
  EVIDENCE.indexOf('letters'),
];

/** Everything but the late evidence, in whose places is NaN. */
const measureEarly = (a: Profile, b: Profile, match: TitleMatch, comparing: Comparing) => {
  const most = Math.log(1 + Math.max(comparing.products, 1000));
  return [
    match.cosine,
    match.contained,
    codeAgreement(a, b, comparing),
    listAgreement(a.numbers, b.numbers),
    measureAgreement(a.measures, b.measures),
    listAgreement(a.colours, b.colours),
    listAgreement(a.sizes, b.sizes),
    a.qualifiers === b.qualifiers ? 0 : bits(a.qualifiers ^ b.qualifiers),
    accessoryAgreement(a.accessories, b.accessories),
    priceRatio(a, b),
    brandAgreement(a, b),
    Number.NaN,
    Number.NaN,
    Math.min(match.oddA, match.oddB) / most,
    Math.max(match.oddA, match.oddB) / most,
    Number.NaN,
    sameOrNot(a.categoryId, b.categoryId),
    Math.sqrt(match.shared) / most,
    swapped(a.order, b.order),
    barcodeAgreement(a, b),
    skuAgreement(a, b, comparing),
  ];
};

const addLate = (
  evidence: number[],
  a: Profile,
  b: Profile,
  match: TitleMatch,
  { weights }: Comparing,
) => {
  evidence[DESCRIPTION] = descriptionLikeness(a, b, weights);
  evidence[MENTIONED] = Math.max(
    shareMentioned(a, b, match.creditsA, weights),
    shareMentioned(b, a, match.creditsB, weights),
  );
  evidence[LETTERS] = signatureLikeness(a.letters, b.letters);
  return evidence;
};

/**
 * Measures everything that speaks for or against two products being one; NaN: nothing is known.
 * @param isHopeless says by the evidence, with NaN for what is late, whether the rest matters.
 * @returns null for a pair without hope.
 */
export const measureHopeful = (
  a: Profile,
  b: Profile,
  comparing: Comparing,
  isHopeless: (evidence: readonly number[]) => boolean,
): number[] | null => {
  const match = matchTitles(a, b, comparing);
  const evidence = measureEarly(a, b, match, comparing);
  return isHopeless(evidence) ? null : addLate(evidence, a, b, match, comparing);
};

/** Measures everything that speaks for or against two products being one; NaN: nothing is known. */
export const measurePair = (a: Profile, b: Profile, comparing: Comparing): number[] => {
  const match = matchTitles(a, b, comparing);
  return addLate(measureEarly(a, b, match, comparing), a, b, match, comparing);
};
