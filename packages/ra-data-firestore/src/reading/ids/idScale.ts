import { compareStrings } from '../../query/index.ts';

const DIGITS = '0123456789';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Characters of an id that are weighed; further ones do not move a guess. */
const LONGEST = 48;

/** Ids as numbers, so that one can be guessed between two others. */
export interface IdScale {
  toNumber: (id: string) => bigint;
  toText: (number: bigint) => string;
  /** The number of the greatest id of this shape. */
  greatest: bigint;
  /** Whether all ids have one length, so that their numbers are as far apart as they are. */
  isEven: boolean;
  /** Whether they are one text and a number. */
  isNumbered: boolean;
}

/** The characters of one place of an id, in Firestore's order; `''` is the end of the id. */
type Place = readonly string[];

const inOrder = (characters: Iterable<string>): Place =>
  [...new Set(characters)].sort(compareStrings);

/** All the characters of the kinds that occur in the ids. */
const alphabetOf = (ids: readonly string[]): Place => {
  const text = ids.join('');
  const other = text.replace(/[0-9a-zA-Z]/g, '');
  const isHex =
    /\d/.test(text) &&
    (/^[\da-f]+$/.test(text.replace(/-/g, '')) || /^[\dA-F]+$/.test(text.replace(/-/g, '')));
  const letters = (letter: RegExp, all: string) =>
    letter.test(text) ? all.slice(0, isHex ? 6 : 26) : '';
  return inOrder(
    `${/\d/.test(text) ? DIGITS : ''}${letters(/[a-z]/, LOWER)}${letters(/[A-Z]/, UPPER)}${other}`,
  );
};

const isPunctuation = (character: string | undefined) =>
  character !== undefined && !/[0-9a-zA-Z]/.test(character);

/** `row0001`: a text that all share and a number, which is what tells them apart. */
const numberedPlaces = (ids: readonly string[]): Place[] | undefined => {
  const parts = ids.map(id => /^(\D*)(\d+)$/.exec(id));
  const [prefix = '', digits = ''] = parts[0]?.slice(1) ?? [];
  if (!parts.every(part => part?.[1] === prefix)) return undefined;
  const longest = Math.max(digits.length, ...ids.map(id => id.length - prefix.length));
  const isPadded = ids.length > 1 && ids.every(id => id.length === prefix.length + longest);
  if (!isPadded && !/^[01]0*$/.test(digits)) return undefined;
  const digit = isPadded ? inOrder(DIGITS) : ['', ...inOrder(DIGITS)];
  return [
    ...[...prefix].map(character => [character]),
    ...Array.from({ length: isPadded ? longest : longest + 4 }, () => digit),
  ];
};

const placesOf = (ids: readonly string[], isWide: boolean): Place[] => {
  const numbered = isWide ? undefined : numberedPlaces(ids);
  if (numbered) return numbered;
  const alphabet = alphabetOf(ids);
  const [first = ''] = ids;
  const isFixed = !isWide && ids.every(id => id.length === first.length);
  if (!isFixed)
    return Array.from({ length: Math.max(...ids.map(id => id.length)) + 4 }, () => [
      '',
      ...alphabet,
    ]);
  const inside = alphabet.filter(character => !isPunctuation(character));
  return [...first].map((character, at) => {
    const isLiteral = isPunctuation(character) && ids.every(id => id[at] === character);
    return isLiteral ? [character] : inside.length > 0 ? inside : alphabet;
  });
};

const digitOf = (character: string, place: Place) => {
  let digit = 0;
  while (digit + 1 < place.length && compareStrings(place[digit + 1] ?? '', character) <= 0)
    digit++;
  return digit;
};

/** Ids that Firestore, or a generator of random ones, has made: spread evenly over all texts. */
const isRandom = (id: string) =>
  /^[0-9A-Za-z]{20}$/.test(id) ||
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/i.test(id);

/** Ids made of words: they begin with few of the texts of their shape. */
export const isWords = (id: string) =>
  /[a-z]{3}/.test(id) && /[g-z]/.test(id) && /[^0-9a-zA-Z]/.test(id);

/** Whether ids like this one are likely to end long before the last text of their shape. */
export const mayEndEarly = (id: string): boolean =>
  /^\D*(0\d*|10*)$/.test(id) || !(isRandom(id) || isWords(id));

/**
 * A scale on which ids of the shape of these are spread as evenly as can be told.
 * @param isWide whether others may be longer, shorter or begin otherwise than these.
 */
export const idScale = (ids: readonly string[], isWide = false): IdScale => {
  const places = placesOf(ids, isWide).slice(0, LONGEST);
  const toNumber = (id: string) => {
    let number = 0n;
    let isBeyond = 0;
    for (const [at, place] of places.entries()) {
      const character = id[at] ?? '';
      // A text above a place whose characters are given lies above all that begin like it.
      if (isBeyond === 0 && place.length === 1)
        isBeyond = Math.sign(compareStrings(character, place[0] ?? ''));
      const digit = isBeyond > 0 ? place.length - 1 : isBeyond < 0 ? 0 : digitOf(character, place);
      number = number * BigInt(place.length) + BigInt(digit);
    }
    return number;
  };
  const toText = (number: bigint) => {
    let rest = number;
    let text = '';
    for (const place of [...places].reverse()) {
      const size = BigInt(place.length);
      text = (place[Number(rest % size)] ?? '') + text;
      rest /= size;
    }
    return text;
  };
  const greatest = places.reduce((all, { length }) => all * BigInt(length), 1n) - 1n;
  const isNumbered = !isWide && numberedPlaces(ids) !== undefined;
  const isEven =
    isNumbered || (!isWide && ids.every(id => id.length === ids[0]?.length && !isWords(id)));
  return { toNumber, toText, greatest, isEven, isNumbered };
};

/** Texts after all the ids that begin like this one, up to each of its words. */
export const bordersOf = (id: string): string[] => {
  const words = [...id.matchAll(/[^0-9a-zA-Z]/g)].map(({ index }) => index + 1);
  const ends = words.length > 0 ? words : [2, 4, 8];
  return ends.map(end => `${id.slice(0, end)}\u{10ffff}`);
};
