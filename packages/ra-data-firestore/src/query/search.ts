import { compareStrings, getPath, isPlainObject } from './values.ts';

/** Letters of a word's longest prefix token; longer words are compared on this many. */
export const MAX_PREFIX = 10;

/** Tokens kept per record; the first texts given win. Each token is one index entry of Firestore. */
export const MAX_TOKENS = 200;

/** Labels kept per record; the first ones win. Words keep the rest of `MAX_TOKENS`. */
export const MAX_LABELS = 60;

/** Letters of a label's value that are compared. */
const MAX_LABEL = 40;

/** Letters of all labels of a record together. */
const MAX_LABEL_LETTERS = 2000;

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

/** Between a label's name and its value: no word has it. */
const LABEL_MARK = ':';

/** Whether a token is a label, which counts only as a whole. */
export const isLabel = (token: string): boolean => token.includes(LABEL_MARK);

/** The token of a label: its name and its value, folded, of up to 40 letters. */
export const labelToken = (name: string, value: string): string =>
  `${name}${LABEL_MARK}${start(fold(value).trim(), MAX_LABEL)}`;

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

/** A filter that the search tokens answer: what it reads of a record, and the values it makes of it. */
export interface Label {
  /** The fields that the values follow from. */
  fields: readonly string[];
  values: (record: Readonly<Record<string, unknown>>) => readonly string[];
}

/** The fields that a search finds records by, by dotted path, which may lead through a list. */
export interface SearchedFields {
  fields: readonly string[];
  /** Fields of which a record may have many, such as the codes of its parts: they come last. */
  more?: readonly string[];
  /** By the filter's key: `{ tag: 'Summer' }` finds the records that have this value. */
  labels?: Readonly<Record<string, Label>>;
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

const recordLabels = (
  record: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, Label>>,
): string[] => {
  const all = Object.entries(labels).flatMap(([name, { values }]) =>
    values(record).map(value => labelToken(name, value)),
  );
  let letters = 0;
  return [...new Set(all)].slice(0, MAX_LABELS).filter(token => {
    letters += token.length;
    return letters <= MAX_LABEL_LETTERS;
  });
};

/** The tokens to store with a record: its labels, and the words that there is room for. */
export const recordTokens = (
  record: Readonly<Record<string, unknown>>,
  { fields, more = [], labels = {} }: SearchedFields,
): string[] => {
  const own = recordLabels(record, labels);
  const words = searchTokens(textsOf(record, fields), textsOf(record, more));
  return [...own, ...words.slice(0, MAX_TOKENS - own.length)];
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
