import { fuzzyLikeness } from './text/fuzzyLikeness.ts';

/** Pairs of words that are remembered, a power of two. */
const REMEMBERED = 1 << 14;

/**
 * How likely two words are one that is misspelt, from 0 to 1, by their numbers. The same few words
 * meet again and again, so what was found is remembered, in a table that does not grow.
 * @param wordOf the word of a number.
 */
export const createWordLikeness = (
  wordOf: (number: number) => string,
): ((a: number, b: number) => number) => {
  const [lower, higher] = [new Int32Array(REMEMBERED).fill(-1), new Int32Array(REMEMBERED)];
  const likeness = new Float64Array(REMEMBERED);
  return (a, b) => {
    const [first, second] = a < b ? [a, b] : [b, a];
    const at = (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 18;
    if (lower[at] === first && higher[at] === second) return likeness[at] ?? 0;
    lower[at] = first;
    higher[at] = second;
    const found = fuzzyLikeness(wordOf(first), wordOf(second));
    likeness[at] = found;
    return found;
  };
};
