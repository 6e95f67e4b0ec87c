/** Shortest word that may be misspelt or cut short; shorter ones are other words. */
const SHORTEST = 4;
const SHORTEST_START = 3;

const trigrams = (word: string) => {
  const padded = ` ${word} `;
  const found: string[] = [];
  for (let at = 0; at + 3 <= padded.length; at++) found.push(padded.slice(at, at + 3));
  return found;
};

/** Share of the runs of three letters that two words have in common (Dice), from 0 to 1. */
export const trigramLikeness = (a: string, b: string): number => {
  const [left, right] = [trigrams(a), trigrams(b)];
  const free = new Map<string, number>();
  for (const one of left) free.set(one, (free.get(one) ?? 0) + 1);
  let common = 0;
  for (const one of right) {
    const count = free.get(one) ?? 0;
    if (count === 0) continue;
    free.set(one, count - 1);
    common++;
  }
  return left.length + right.length === 0 ? 0 : (2 * common) / (left.length + right.length);
};

/**
 * How likely two different words are one that is misspelt or cut short ("adv", "advanced"), from
 * 0 to 1.
 */
export const fuzzyLikeness = (a: string, b: string): number => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST_START || /\d/.test(short) || /\d/.test(long)) return 0;
  // "laptop" and "laptops" to "lap": the more is left off, the less it says.
  if (long.startsWith(short)) return Math.max(0.5, short.length / long.length);
  if (short.length < SHORTEST || long.length - short.length > 3 || a[0] !== b[0]) return 0;
  const likeness = trigramLikeness(a, b);
  return likeness >= 0.5 ? likeness : 0;
};
