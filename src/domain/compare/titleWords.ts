import { fold } from 'ra-data-firestore/query';

const FILLERS = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'or', 'the', 'with']);

const wordsOf = (text: string) =>
  fold(text)
    .replace(/(\d)[.,](\d)/g, '$1_$2')
    .replace(/(\d)\s+(?=(?:ml|cl|l|g|kg|mm|cm|m|oz|lb|in|w|v|gb|tb)\b)/g, '$1')
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(word => word !== '' && !FILLERS.has(word));

/** The words of a title that tell products apart: folded, distinct, sorted, without the brand. */
export const titleWords = (title: string, brand: string): string[] => {
  const ofBrand = new Set(wordsOf(brand));
  const words = [...new Set(wordsOf(title))];
  const own = words.filter(word => !ofBrand.has(word));
  return (own.length > 0 ? own : words).sort();
};
