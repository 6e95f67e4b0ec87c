import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore';
import { compareStrings, isPlainObject } from '../query/index.ts';
import { halfWay } from './ids/halfWay.ts';

const DIGITS = '0123456789';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';

/** Characters that ids and texts are made of, in Firestore's order; the smallest set comes first. */
const ALPHABETS = [
  DIGITS,
  `${DIGITS}abcdef`,
  `-${DIGITS}abcdef`,
  `${DIGITS}${LOWER}`,
  `${DIGITS}${UPPER}`,
  `${DIGITS}${UPPER}${LOWER}`,
  ` -${DIGITS}${UPPER}_${LOWER}`,
];

const KNOWN = /^[ \-_0-9A-Za-z]*$/;

/** Characters of a text that are weighed, as digits of a number. */
const LENGTH = 7;

const alphabetOf = (...texts: readonly string[]) =>
  ALPHABETS.find(alphabet => texts.every(text => [...text].every(one => alphabet.includes(one)))) ??
  ` -${DIGITS}${UPPER}_${LOWER}`;

const digitOf = (char: string | undefined, alphabet: string): number => {
  if (char === undefined) return 0;
  let digit = 0;
  while (digit + 1 < alphabet.length && alphabet.charAt(digit + 1) <= char) digit++;
  return digit;
};

const toNumber = (text: string, alphabet: string) => {
  let number = 0;
  for (let index = 0; index < LENGTH; index++)
    number = number * alphabet.length + digitOf(text[index], alphabet);
  return number;
};

const toText = (number: number, alphabet: string) => {
  let text = '';
  let rest = Math.floor(number);
  for (let index = 0; index < LENGTH; index++) {
    text = alphabet.charAt(rest % alphabet.length) + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text.trimEnd();
};

const commonLength = (a: string, b: string) => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

const betweenTexts = (a: string, b: string, share: number): string => {
  const common = commonLength(a, b);
  const rest = [a, b].map(text => text.slice(common, common + LENGTH));
  if (!rest.every(text => KNOWN.test(text))) {
    // Which characters of all scripts lie between, nobody knows.
    const [from, to] = compareStrings(a, b) < 0 ? [a, b] : [b, a];
    return halfWay(from, to) ?? '';
  }
  const alphabet = alphabetOf(...rest);
  const [from = 0, to = 0] = rest.map(text => toNumber(text, alphabet));
  return a.slice(0, common) + toText(from + (to - from) * share, alphabet);
};

const MICROS = 1_000_000;
const micros = (time: Timestamp) => time.seconds * MICROS + Math.floor(time.nanoseconds / 1000);

const betweenTimes = (a: Timestamp, b: Timestamp, share: number): Timestamp => {
  const time = Math.round(micros(a) + (micros(b) - micros(a)) * share);
  const seconds = Math.floor(time / MICROS);
  return new Timestamp(seconds, (time - seconds * MICROS) * 1000);
};

const isStrictlyBetween = (value: number, a: number, b: number) =>
  (a < value && value < b) || (b < value && value < a);

const isTextBetween = (value: string, a: string, b: string) =>
  Math.sign(compareStrings(value, a)) * Math.sign(compareStrings(b, value)) > 0;

/** How a distance is shared out: evenly, or by orders of magnitude, for skewed numbers. */
export type Scale = 'linear' | 'logarithmic';

const betweenNumbers = (a: number, b: number, share: number, scale: Scale) =>
  scale === 'linear'
    ? a + (b - a) * share
    : Math.sinh(Math.asinh(a) + (Math.asinh(b) - Math.asinh(a)) * share);

/**
 * A value that lies between two stored ones, at about `share` (0 to 1) of the way from `a` to `b`.
 * @returns undefined where there is none, or where the values have no distance (other types).
 */
export const between = (a: unknown, b: unknown, share: number, scale: Scale): unknown => {
  if (typeof a === 'number' && typeof b === 'number') {
    const value = betweenNumbers(a, b, share, scale);
    return isStrictlyBetween(value, a, b) ? value : undefined;
  }
  if (a instanceof Timestamp && b instanceof Timestamp) {
    const value = betweenTimes(a, b, share);
    return isStrictlyBetween(micros(value), micros(a), micros(b)) ? value : undefined;
  }
  if (typeof a === 'string' && typeof b === 'string') {
    const value = betweenTexts(a, b, share);
    return value !== '' && isTextBetween(value, a, b) ? value : undefined;
  }
  return undefined;
};

/** The least value of each type, in Firestore's order of types. */
const LEAST: readonly unknown[] = [
  null,
  false,
  Number.NaN,
  new Timestamp(-62_135_596_800, 0),
  '',
  Bytes.fromUint8Array(new Uint8Array()),
  new GeoPoint(-90, -180),
  [],
  {},
];

const typeOf = (value: unknown): number => {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (value instanceof Timestamp) return 3;
  if (typeof value === 'string') return 4;
  if (value instanceof Bytes) return 5;
  if (value instanceof GeoPoint) return 6;
  if (Array.isArray(value)) return 7;
  return isPlainObject(value) ? 8 : -1;
};

/**
 * The border between two types that lies at about `share` of the way from `a` to `b`.
 * @returns the least value of the upper type; undefined where both have the same or a rare type.
 */
export const typeBorder = (a: unknown, b: unknown, share: number): unknown => {
  const [from, to] = [typeOf(a), typeOf(b)];
  if (from === to || from < 0 || to < 0) return undefined;
  const low = Math.min(from, to);
  const steps = Math.abs(to - from);
  const step = Math.min(steps - 1, Math.floor((from < to ? share : 1 - share) * steps));
  return LEAST[low + 1 + step];
};

/** A guess at the greatest id of a collection whose least one is a prefix and a number. */
export const greatestLike = (id: string): string | undefined =>
  /^\D+\d+$/.test(id) ? id.replace(/\d/g, '9').concat('9') : undefined;

/** Whether two stored values of a sort key are the same to Firestore, as far as can be told. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (a instanceof Timestamp && b instanceof Timestamp) return a.isEqual(b);
  return Object.is(a, b) || a === b;
};
