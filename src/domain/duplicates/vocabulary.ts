import type { TokenKind } from './text/readTitle.ts';

/** What each word weighs beside others of its rarity: a model code tells more than a word. */
const KIND_WEIGHT: Readonly<Record<TokenKind, number>> = {
  code: 1.6,
  word: 1,
  number: 0.8,
  measure: 0.9,
  colour: 0.6,
  size: 0.6,
  filler: 0,
};

/** So many products are assumed at least: in a handful every word would seem frequent. */
const FEWEST_PRODUCTS = 1000;

/** The words of a catalogue by number, with how many products have each. */
export interface Vocabulary {
  /** The number of a word, which gets one where it has none. */
  numberOf: (word: string, kind: TokenKind) => number;
  wordOf: (number: number) => string;
  kindOf: (number: number) => TokenKind;
  /** Counts that one more product has a word. */
  count: (number: number) => void;
  frequencyOf: (number: number) => number;
  /** The number of the word with this hash; -1 where there is none. */
  withHash: (hash: number) => number;
  size: () => number;
  /** The first letter of each word as a number; 0 for codes and numbers, which are not misspelt. */
  initials: () => Uint16Array;
  /** What each word weighs, by number, among so many products. */
  weights: (products: number) => Float32Array;
}

/** A number of 32 bits that is nearly always another one for another text (FNV-1a). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
};

/** A vocabulary without words. */
export const createVocabulary = (): Vocabulary => {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const kinds: TokenKind[] = [];
  const frequencies: number[] = [];
  let hashes: Map<number, number> | null = null;
  return {
    numberOf: (word, kind) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, words.length);
      words.push(word);
      kinds.push(kind);
      frequencies.push(0);
      hashes = null;
      return words.length - 1;
    },
    wordOf: number => words[number] ?? '',
    kindOf: number => kinds[number] ?? 'word',
    count: number => {
      frequencies[number] = (frequencies[number] ?? 0) + 1;
    },
    frequencyOf: number => frequencies[number] ?? 0,
    withHash: hash => {
      hashes ??= new Map(words.map((word, number) => [hashOf(word), number]));
      return hashes.get(hash) ?? -1;
    },
    size: () => words.length,
    initials: () =>
      Uint16Array.from(words, (word, number) =>
        kinds[number] === 'word' && !/\d/.test(word) ? word.charCodeAt(0) : 0,
      ),
    weights: products => {
      const all = Math.max(products, FEWEST_PRODUCTS);
      return Float32Array.from(
        words,
        (_, number) =>
          Math.log(1 + all / Math.max(1, frequencies[number] ?? 1)) *
          KIND_WEIGHT[kinds[number] ?? 'word'],
      );
    },
  };
};
