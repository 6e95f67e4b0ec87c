import { compareStrings } from './values.ts';

/** Letters of a word's longest prefix token; longer words are compared on this many. */
export const MAX_PREFIX = 10;

/** Tokens kept per record; the first texts given win. Each token is one index entry of Firestore. */
export const MAX_TOKENS = 200;

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Folds case, accents and compatibility forms away: `'Crème Brûlée'` becomes `'creme brulee'`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþı]/g, letter => LETTERS[letter] ?? letter);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(word => word !== '');

const start = (word: string, length: number) => [...word].slice(0, length).join('');

/**
 * The tokens to store with a record: every prefix of every word, folded, of up to `MAX_PREFIX`
 * letters, at most `MAX_TOKENS` in all (whole words first, in the order of the texts, then ever
 * shorter prefixes, so that a long text loses its shortest prefixes, not its last words).
 */
export const searchTokens = (texts: readonly string[]): string[] => {
  const words = [...new Set(texts.flatMap(wordsOf).map(word => start(word, MAX_PREFIX)))];
  const tokens = new Set(words.slice(0, MAX_TOKENS));
  for (let length = MAX_PREFIX - 1; length > 0; length--)
    for (const word of words) {
      if (tokens.size >= MAX_TOKENS) return [...tokens];
      tokens.add(start(word, length));
    }
  return [...tokens];
};

/**
 * The tokens that a record must all have to match the words of `q`, longest first (the first one
 * is the most selective to ask an index for). Empty where `q` has neither letter nor digit.
 */
export const queryTokens = (q: string): string[] => {
  const words = [...new Set(wordsOf(q).map(word => start(word, MAX_PREFIX)))];
  return words
    .filter(word => !words.some(other => other !== word && other.startsWith(word)))
    .sort((a, b) => b.length - a.length || compareStrings(a, b));
};

/** Whether the stored tokens answer `q`. */
export const matchesSearch = (tokens: readonly unknown[], q: string): boolean => {
  const wanted = queryTokens(q);
  return wanted.length > 0 && wanted.every(token => tokens.includes(token));
};
