import type { Comparing } from './evidence.ts';
import type { Profile } from './profile.ts';
import { fuzzyLikeness } from './text/fuzzyLikeness.ts';

/** NaN where nothing is known; 0: only one says something; -1: they contradict; to 1: they agree. */
const agreement = (common: number, a: number, b: number) => {
  if (a === 0 || b === 0) return a === b ? Number.NaN : 0;
  return common === 0 ? -1 : common / Math.max(a, b);
};

/** Agreement of two lists: colours, sizes, or versions and years. */
export const listAgreement = (a: readonly number[], b: readonly number[]): number => {
  if (a.length === 0 || b.length === 0) return agreement(0, a.length, b.length);
  let common = 0;
  for (const one of a) if (b.includes(one)) common++;
  return agreement(common, a.length, b.length);
};

/** Two measures are one within this share: inches and centimetres are rounded. */
const NEAR = 0.03;

/** Agreement of measures (dimension and value in turn): -1 where one that both name differs. */
export const measureAgreement = (a: readonly number[], b: readonly number[]): number => {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? Number.NaN : 0;
  let outcome = 0;
  for (let i = 0; i < a.length; i += 2) {
    let [named, near] = [false, false];
    for (let j = 0; j < b.length; j += 2) {
      if (a[i] !== b[j]) continue;
      named = true;
      const [x, y] = [a[i + 1] ?? 0, b[j + 1] ?? 0];
      near ||= Math.abs(x - y) <= NEAR * Math.max(x, y);
    }
    if (named && !near) return -1;
    if (named) outcome = 1;
  }
  return outcome;
};

/** -1: only one is an accessory, or they are others. */
export const accessoryAgreement = (a: number, b: number): number => {
  if (a === 0 && b === 0) return Number.NaN;
  return (a & b) !== 0 ? 1 : -1;
};

/** Shortest beginning of a code that tells it. */
const SHORTEST_START = 4;
const SHORTEST_END = 5;

const partOf = (word: string, other: string) => {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return (
    (short.length >= SHORTEST_START && long.startsWith(short)) ||
    (short.length >= SHORTEST_END && long.endsWith(short))
  );
};

/** A code that more products have names a standard or a series, not a model. */
const MOST_WITH_CODE = 6;

/**
 * Model codes. 4: one in common; 1: only one that many have; 3: one is part of the other; 2: told in the description or as
 * SKU; 0: only one has any; -1: others; NaN: none at all.
 */
export const codeAgreement = (a: Profile, b: Profile, { vocabulary }: Comparing): number => {
  if (a.codes.length === 0 && b.codes.length === 0) return Number.NaN;
  let frequent = false;
  for (const code of a.codes) {
    if (!b.codes.includes(code)) continue;
    if (vocabulary.frequencyOf(code) <= MOST_WITH_CODE) return 4;
    frequent = true;
  }
  if (frequent) return 1;
  for (const code of a.codes) {
    const word = vocabulary.wordOf(code);
    for (const other of b.codes) if (partOf(word, vocabulary.wordOf(other))) return 3;
  }
  const mentionsCode = (one: Profile, other: Profile) =>
    one.codes.some(
      code =>
        other.description.includes(code) ||
        other.words.includes(code) ||
        other.aliases.includes(code) ||
        other.joined.includes(code) ||
        vocabulary.wordOf(code) === other.sku,
    );
  if (mentionsCode(a, b) || mentionsCode(b, a)) return 2;
  return a.codes.length === 0 || b.codes.length === 0 ? 0 : -1;
};

/** Brands. 3: same; 2: spelt otherwise, or in the title; 1: the other's is in the title; 0: only one; -1: others. */
export const brandAgreement = (a: Profile, b: Profile): number => {
  if (a.brandId === b.brandId) return a.brandId === 0 ? Number.NaN : 3;
  if (a.brandId === 0 || b.brandId === 0) {
    const [given, other] = a.brandId === 0 ? [b, a] : [a, b];
    return other.bare.includes(given.brand) ? 2 : 0;
  }
  if (a.brand.startsWith(b.brand) || b.brand.startsWith(a.brand)) return 2;
  if (fuzzyLikeness(a.brand, b.brand) > 0.6) return 2;
  return a.bare.includes(b.brand) || b.bare.includes(a.brand) ? 1 : -1;
};

/** The lower price in parts of the higher one; NaN where they cannot be compared. */
export const priceRatio = (a: Profile, b: Profile): number =>
  a.price === null || b.price === null || a.currencyId !== b.currencyId
    ? Number.NaN
    : Math.min(a.price, b.price) / Math.max(a.price, b.price);

/** Barcodes. 2: one that is valid in common; 1: one in common; -1: two valid ones that differ. */
export const barcodeAgreement = (a: Profile, b: Profile): number => {
  if (a.barcodeId === 0 || b.barcodeId === 0) return Number.NaN;
  if (a.barcodeId === b.barcodeId) return a.validBarcode ? 2 : 1;
  return a.validBarcode && b.validBarcode ? -1 : 0;
};

/**
 * SKUs. 1: the same; -1: others, in a catalogue whose businesses share their numbering; 0: others
 * of businesses that each number for themselves, which says nothing.
 */
export const skuAgreement = (a: Profile, b: Profile, { sharedSkus }: Comparing): number => {
  if (a.sku === '' || b.sku === '') return Number.NaN;
  if (a.sku === b.sku) return 1;
  return sharedSkus && a.business !== b.business && !partOf(a.sku, b.sku) ? -1 : 0;
};

/** Most words that a title has in place of another's. */
const MOST_SWAPPED = 2;
const FEWEST_AROUND = 2;

/**
 * Whether two titles are one pattern ("Charm Heart", "Charm Clover"). 2: they differ by a word or
 * two in the same place; 1: one has a word or two more; 0: otherwise; NaN: equal.
 */
export const swapped = (a: readonly number[], b: readonly number[]): number => {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.length - start - end, b.length - start - end];
  if (left === 0 && right === 0) return Number.NaN;
  if (start + end < FEWEST_AROUND || Math.max(left, right) > MOST_SWAPPED) return 0;
  return Math.min(left, right) === 0 ? 1 : 2;
};
