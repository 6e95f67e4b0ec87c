/** Bits of a signature, and the 32-bit numbers they are kept in. */
const BITS = 512;
const NUMBERS = BITS / 32;

/** How often a number's bits are 1. */
const ones = (word: number) => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** A bit for every run of three letters in a text: quick to compare, however long the text is; after them how many there are. */
export const signatureOf = (text: string): Int32Array => {
  const signature = new Int32Array(NUMBERS + 1);
  for (let at = 0; at + 3 <= text.length; at++) {
    const run =
      Math.imul(text.charCodeAt(at), 31 * 31) +
      Math.imul(text.charCodeAt(at + 1), 31) +
      text.charCodeAt(at + 2);
    const bit = (Math.imul(run, 0x9e3779b1) >>> 16) & (BITS - 1);
    signature[bit >>> 5] = (signature[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  for (let at = 0; at < NUMBERS; at++)
    signature[NUMBERS] = (signature[NUMBERS] ?? 0) + ones(signature[at] ?? 0);
  return signature;
};

/** Share of the runs of three letters that two texts have in common (Dice), from 0 to 1. */
export const signatureLikeness = (a: Int32Array, b: Int32Array): number => {
  const all = (a[NUMBERS] ?? 0) + (b[NUMBERS] ?? 0);
  let common = 0;
  for (let at = 0; at < NUMBERS; at++) common += ones((a[at] ?? 0) & (b[at] ?? 0));
  return all === 0 ? 0 : (2 * common) / all;
};
