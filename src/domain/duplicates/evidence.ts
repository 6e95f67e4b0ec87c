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
import { matchTitles } from './matchTitles.ts';
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
  'told',
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
const descriptionLikeness = (
  a: readonly number[],
  b: readonly number[],
  weights: Float32Array,
): number => {
  if (a.length < SHORTEST_DESCRIPTION || b.length < SHORTEST_DESCRIPTION) return Number.NaN;
  let [common, left, right] = [0, 0, 0];
  for (const word of a) left += (weights[word] ?? 0) ** 2;
  for (const word of b) right += (weights[word] ?? 0) ** 2;
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] ?? 0, b[j] ?? 0];
    if (x === y) common += (weights[x] ?? 0) ** 2;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return common / Math.sqrt(left * right + 1e-9);
};

/** Measures everything that speaks for or against two products being one; NaN: nothing is known. */
export const measurePair = (a: Profile, b: Profile, comparing: Comparing): number[] => {
  const { weights, products } = comparing;
  const match = matchTitles(a, b, comparing);
  const most = Math.log(1 + Math.max(products, 1000));
  const told = (one: Profile, other: Profile, credits: readonly number[]) => {
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
  const toldA = told(a, b, match.creditsA);
  const toldB = told(b, a, match.creditsB);
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
    descriptionLikeness(a.description, b.description, weights),
    Math.max(toldA, toldB),
    Math.min(match.oddA, match.oddB) / most,
    Math.max(match.oddA, match.oddB) / most,
    signatureLikeness(a.letters, b.letters),
    a.category === '' || b.category === '' ? Number.NaN : a.category === b.category ? 1 : 0,
    Math.sqrt(match.shared) / most,
    swapped(a.order, b.order),
    barcodeAgreement(a, b),
    skuAgreement(a, b, comparing),
  ];
};
