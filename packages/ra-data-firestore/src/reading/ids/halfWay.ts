import { compareStrings } from '../../query/index.ts';

const LAST_CODE = 0x10ffff;
/** The first character after those that most ids are made of. */
const PAST_ASCII = 0x7f;
const ZERO = 0x30;

/** Comes after all characters of an id. */
export const LAST_CHARACTER = String.fromCodePoint(LAST_CODE);

/** How many characters two texts begin with alike. */
export const commonLength = (a: string, b: string): number => {
  const [from, to] = [[...a], [...b]];
  let length = 0;
  while (length < from.length && from[length] === to[length]) length++;
  return length;
};

/** No id has a slash or is a dot, nor is any half of a surrogate. */
const allowed = (code: number) => {
  if (code === 0x2e || code === 0x2f) return ZERO;
  return code >= 0xd800 && code <= 0xdfff ? 0xe000 : code;
};

/** The code half way between two, or the end of ASCII where the upper one lies beyond it. */
const middleOf = (low: number, high: number) =>
  allowed(low < PAST_ASCII && high > PAST_ASCII ? PAST_ASCII : low + Math.ceil((high - low) / 2));

/**
 * A text about half way between an id and a later text, as short as can be: a character is halved,
 * at the first place where the two may differ.
 * @param to the later text; undefined for the end of all texts.
 * @returns undefined where nothing so short lies between them.
 */
export const halfWay = (id: string, to: string | undefined): string | undefined => {
  const [from, end] = [[...id], [...(to ?? LAST_CHARACTER)]];
  const isBetween = (text: string) =>
    compareStrings(text, id) > 0 && (to === undefined || compareStrings(text, to) < 0);
  const common = commonLength(id, to ?? LAST_CHARACTER);
  for (let at = common; at <= from.length; at++) {
    const low = from[at]?.codePointAt(0) ?? 0x20;
    const high = at === common ? (end[at]?.codePointAt(0) ?? 0) : LAST_CODE;
    const text = from.slice(0, at).join('') + String.fromCodePoint(middleOf(low, high));
    if (isBetween(text)) return text;
  }
  return undefined;
};
