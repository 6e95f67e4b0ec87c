/** Shortest word in which a letter doubled, or two that changed places, are taken for a slip. */
const SHORTEST = 5;
/** Shortest in which any one letter is: "Canon" and "Canyon", "shirt" and "skirt" are other words. */
const SHORTEST_LETTER = 7;
/** Longer ones are sentences. */
const LONGEST = 40;

/** Whether a word is of the kind and length that a slip can be told in, which may have cost it a letter. */
const canSlip = (word: string): boolean =>
  word.length >= SHORTEST - 1 && word.length <= LONGEST && /^\p{L}+$/u.test(word);

const commonStart = (a: string, b: string) => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
};

/** Whether two words of letters differ by one slip of the fingers, their first letter not. */
const isSlip = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length < SHORTEST || long.length - short.length > 1 || short[0] !== long[0])
    return false;
  if (!canSlip(short) || !canSlip(long)) return false;
  const at = commonStart(short, long);
  if (short.length < long.length) {
    if (short.slice(at) !== long.slice(at + 1)) return false;
    return long[at] === long[at - 1] || long.length >= SHORTEST_LETTER;
  }
  if (short.slice(at + 1) === long.slice(at + 1)) return long.length >= SHORTEST_LETTER;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
};

/**
 * Whether two names, by their words, may be one with a slip: all words alike but one, and that one of
 * letters only, long enough, with one letter more, less or other, or two that changed places. Digits,
 * short words and first letters always tell names apart.
 */
export const nearSpelling = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  const differing = a.flatMap((word, index) => (word === b[index] ? [] : index));
  const [at] = differing;
  return differing.length === 1 && at !== undefined && isSlip(a[at] ?? '', b[at] ?? '');
};

/**
 * Names that may be near have one of these in common, so that not every name is compared with every
 * other: the words with one of them left whole, or less one of its letters.
 */
export const slipKeys = (words: readonly string[]): string[] => {
  const keys = new Set<string>();
  for (const [index, word] of words.entries()) {
    if (!canSlip(word)) continue;
    const add = (instead: string) => keys.add(words.with(index, instead).join('\u0000'));
    add(word);
    for (let at = 1; at < word.length; at++) add(word.slice(0, at) + word.slice(at + 1));
  }
  return [...keys];
};
