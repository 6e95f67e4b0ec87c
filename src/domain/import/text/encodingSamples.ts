import type { TextPart } from './decodeText.ts';

const SAMPLE = 100_000;
const MOST = 5;
const LONGEST = 30;

/**
 * Words by which people see whether a text was read in the right encoding: the first ones with a
 * letter that encodings differ in. None where the text has no such letter.
 */
export const encodingSamples = (text: string): string[] => {
  const first = text.search(/[^\0-\x7f]/);
  if (first < 0) return [];
  const start = Math.max(0, first - LONGEST);
  const words = text.slice(start, start + SAMPLE).split(/[\s,;:"|<>&/()]+/);
  const samples = words.filter(word => word.length <= LONGEST && /[^\0-\x7f]/.test(word));
  return [...new Set(samples)].slice(0, MOST);
};

/** Looks for such words in a text while its parts are read for something else. */
export const wordFinder = (parts: () => Iterable<TextPart>) => {
  let words: string[] = [];
  function* watched(): Generator<TextPart> {
    for (const part of parts()) {
      if (words.length === 0) words = encodingSamples(part.text);
      yield part;
    }
  }
  return { parts: watched, found: () => words };
};
