import { compareStrings, getPath, isPlainObject } from './values.ts';

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

/** Adds every prefix of every word, whole words first, as long as there is room. */
const addTokens = (tokens: Set<string>, texts: readonly string[]) => {
  const words = [...new Set(texts.flatMap(wordsOf).map(word => start(word, MAX_PREFIX)))];
  for (let length = MAX_PREFIX; length > 0; length--)
    for (const word of words) {
      if (tokens.size >= MAX_TOKENS) return;
      tokens.add(start(word, length));
    }
};

/**
 * The tokens to store with a record: every prefix of every word, folded, of up to `MAX_PREFIX`
 * letters, at most `MAX_TOKENS` in all (whole words first, in the order of the texts, then ever
 * shorter prefixes, so that a long text loses its shortest prefixes, not its last words). The words
 * of `more` get the room that `texts` leave.
 */
export const searchTokens = (texts: readonly string[], more: readonly string[] = []): string[] => {
  const tokens = new Set<string>();
  addTokens(tokens, texts);
  addTokens(tokens, more);
  return [...tokens];
};

/** The fields that a search finds records by, by dotted path, which may lead through a list. */
export interface SearchedFields {
  fields: readonly string[];
  /** Fields of which a record may have many, such as the codes of its parts: they come last. */
  more?: readonly string[];
}

const textsIn = (value: unknown, path: readonly string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap(item => textsIn(item, path));
  const [name, ...rest] = path;
  if (name !== undefined) return isPlainObject(value) ? textsIn(getPath(value, name), rest) : [];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' && value !== '' ? [value] : [];
};

/** The texts of a record's fields. */
export const textsOf = (
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): string[] => fields.flatMap(field => textsIn(record, field.split('.')));

/** The tokens to store with a record. */
export const recordTokens = (
  record: Readonly<Record<string, unknown>>,
  { fields, more = [] }: SearchedFields,
): string[] => searchTokens(textsOf(record, fields), textsOf(record, more));

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
