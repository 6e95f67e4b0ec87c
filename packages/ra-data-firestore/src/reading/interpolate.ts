import { Timestamp } from 'firebase/firestore';

/** Characters that ids and most texts are made of, in Firestore's order. */
const ALPHABET = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS = 7;

const digitOf = (char: string | undefined): number => {
  if (char === undefined) return 0;
  let digit = 0;
  while (digit + 1 < ALPHABET.length && ALPHABET.charAt(digit + 1) <= char) digit++;
  return digit;
};

const toNumber = (text: string) => {
  let number = 0;
  for (let index = 0; index < DIGITS; index++)
    number = number * ALPHABET.length + digitOf(text[index]);
  return number;
};

const toText = (number: number) => {
  let text = '';
  let rest = Math.floor(number);
  for (let index = 0; index < DIGITS; index++) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
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
  const from = toNumber(a.slice(common));
  return a.slice(0, common) + toText(from + (toNumber(b.slice(common)) - from) * share);
};

const MICROS = 1_000_000;
const micros = (time: Timestamp) => time.seconds * MICROS + Math.floor(time.nanoseconds / 1000);

const betweenTimes = (a: Timestamp, b: Timestamp, share: number): Timestamp => {
  const time = Math.round(micros(a) + (micros(b) - micros(a)) * share);
  const seconds = Math.floor(time / MICROS);
  return new Timestamp(seconds, (time - seconds * MICROS) * 1000);
};

const isStrictlyBetween = <T extends string | number>(value: T, a: T, b: T) =>
  (a < value && value < b) || (b < value && value < a);

/**
 * A value that lies between two stored ones, at about `share` (0 to 1) of the way from `a` to `b`.
 * @returns undefined where there is none, or where the values have no distance (other types).
 */
export const between = (a: unknown, b: unknown, share: number): unknown => {
  if (typeof a === 'number' && typeof b === 'number') {
    const value = a + (b - a) * share;
    return isStrictlyBetween(value, a, b) ? value : undefined;
  }
  if (a instanceof Timestamp && b instanceof Timestamp) {
    const value = betweenTimes(a, b, share);
    return isStrictlyBetween(micros(value), micros(a), micros(b)) ? value : undefined;
  }
  if (typeof a === 'string' && typeof b === 'string') {
    const value = betweenTexts(a, b, share);
    return value !== '' && isStrictlyBetween(value, a, b) ? value : undefined;
  }
  return undefined;
};

/** Whether two stored values of a sort key are the same to Firestore, as far as can be told. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (a instanceof Timestamp && b instanceof Timestamp) return a.isEqual(b);
  return Object.is(a, b) || a === b;
};
