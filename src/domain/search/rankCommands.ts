import { fold } from 'ra-data-firestore/query';

/** Something that can be found by its words. */
export interface Findable {
  /** What is shown. */
  label: string;
  /** Further words it is known by. */
  keywords?: string;
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a word fits the words of a text: as a whole, as a beginning, or inside one. */
const fitOf = (word: string, words: readonly string[]): number => {
  if (words.includes(word)) return 3;
  if (words.some(other => other.startsWith(word))) return 2;
  return words.some(other => other.includes(word)) ? 1 : 0;
};

const scoreOf = (wanted: readonly string[], item: Findable): number => {
  const label = wordsOf(item.label);
  const keywords = wordsOf(item.keywords ?? '');
  let score = 0;
  for (const word of wanted) {
    const best = Math.max(fitOf(word, label) * 2, fitOf(word, keywords));
    if (best === 0) return 0;
    score += best;
  }
  return score;
};

/** The items that every word of `query` fits, best first; all of them where it has no word. */
export const rankCommands = <T extends Findable>(query: string, items: readonly T[]): T[] => {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [...items];
  return items
    .map((item, place) => ({ item, place, score: scoreOf(wanted, item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ item }) => item);
};
