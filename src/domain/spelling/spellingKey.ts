/** Marks that say who owns a name; NFKC would spell them out as letters. */
const OWNED = /[™℠®©]/gu;

/** Accents of scripts in which they are left out as often as not; elsewhere a mark is another letter. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu;

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Numbers with what is written inside them (1.5, 10-12, 1/2, and a minus in front), words, and signs
 * that tell names apart (A+ and A, C# and C).
 */
const PIECES = /(?:(?<=^|\s)-)?\p{N}+(?:[.,/:-]\p{N}+)*|[\p{L}\p{M}]+|[\p{S}#%*]/gu;

/** Between two other words they say the same as nothing at all does. */
const JOINING: ReadonlySet<string> = new Set(['and', 'und', '+']);

const folded = (name: string) =>
  name
    .replace(OWNED, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .normalize('NFC')
    .replace(/[ßøæœłđðþı]/g, letter => LETTERS[letter] ?? letter)
    .replace(/\u2044/g, '/')
    // Within a word they part nothing: Levi’s, H.M.
    .replace(/(?<=\p{L})['’‘ʼ`´.\u00ad\u200b-\u200d](?=\p{L})/gu, '');

/** The words of a name, however it is written: without case, accents, marks and joining words. */
export const spellingWords = (name: string): string[] => {
  const words = (folded(name).match(PIECES) ?? []).map(word => word.replaceAll(',', '.'));
  return words.filter(
    (word, index) => !JOINING.has(word) || index === 0 || index === words.length - 1,
  );
};

/**
 * One word without what makes it a plural in English. Rough, as it makes keys and no text: short words
 * and those with other letters stay, and what ends in -ss, -us or -is is none.
 */
export const singular = (word: string): string => {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.length > 4 && /(?:ies?|y)$/.test(word)) return word.replace(/(?:ies?|y)$/, 'y');
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Two numbers side by side stay two ("1 2" is not "12"); a tee shirt is a T-shirt. */
const joined = (words: readonly string[]) =>
  words
    .reduce(
      (key, word) => (/\p{N}$/u.test(key) && /^\p{N}/u.test(word) ? `${key} ${word}` : key + word),
      '',
    )
    .replace(/tee(?=shirt)/g, 't');

/** Names with the same key are written alike but for case, blanks, punctuation and accents. */
export const writtenKey = (name: string): string => joined(spellingWords(name));

/**
 * What spellings of one name have in common: no case, blanks, punctuation, accents or plural. Empty
 * where a name has neither letters nor digits.
 */
export const spellingKey = (name: string): string => joined(spellingWords(name).map(singular));

/** A name with ä, ö and ü written out, as who lacks the keys writes them: Moebel. */
export const writtenOut = (name: string): string =>
  name.normalize('NFC').replace(/[äöüÄÖÜ]/g, letter => `${letter.normalize('NFD').charAt(0)}e`);
