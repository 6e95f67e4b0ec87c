import { queryTokens } from 'ra-data-firestore/query';

/** Words of a title that are counted before one is looked for: each is a read. */
export const WORDS_COUNTED = 3;

/** Shorter words stand in too many titles to be worth a read. */
const SHORTEST_WORD = 3;

const isCode = (word: string) => /\d/.test(word) && /\p{L}/u.test(word);

/**
 * The words of a title that a search for its like begins with, the most telling first: model codes,
 * then long words. As the search keeps them: folded, their first ten letters.
 */
export const distinctiveWords = (title: string): string[] => {
  const words = queryTokens(title).filter(word => [...word].length >= SHORTEST_WORD);
  return [...words.filter(isCode), ...words.filter(word => !isCode(word))].slice(0, WORDS_COUNTED);
};
