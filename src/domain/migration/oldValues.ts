import { decimalToMinor } from '../money/money.ts';
import { isFields } from './fields.ts';

/** Numbers from here on are milliseconds since 1970, smaller ones are seconds: 1973 in milliseconds. */
const FIRST_MILLISECONDS = 100_000_000_000;

const ISO_DAY = /^\d{4}-\d\d-\d\d/;
const DIGITS = /^-?\d+(\.\d+)?$/;

const instant = (milliseconds: number): Date | null => {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date;
};

const fromNumber = (value: number) =>
  instant(Math.abs(value) < FIRST_MILLISECONDS ? value * 1000 : value);

/**
 * The instant that an older system stored as a date, as text of ISO 8601, as seconds or milliseconds
 * since 1970, or as the parts of a Firestore timestamp that became a map.
 * @returns null for anything else, days of local notation among it: 03/04 is two days.
 */
export const dateOf = (value: unknown): Date | null => {
  if (value instanceof Date) return instant(value.getTime());
  if (typeof value === 'number') return value > 0 ? fromNumber(value) : null;
  if (typeof value === 'string') {
    const text = value.trim();
    if (DIGITS.test(text)) return Number(text) > 9999 ? fromNumber(Number(text)) : null;
    return ISO_DAY.test(text) ? instant(Date.parse(text)) : null;
  }
  if (!isFields(value)) return null;
  const seconds = value.seconds ?? value._seconds;
  const nanoseconds = value.nanoseconds ?? value._nanoseconds ?? 0;
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? instant(seconds * 1000 + Math.floor(nanoseconds / 1e6))
    : null;
};

const YES = new Set(['true', 'yes', '1', 'y']);
const NO = new Set(['false', 'no', '0', 'n', '']);

/** A boolean that may have been stored as a word or a number. @returns null for anything else. */
export const booleanOf = (value: unknown): boolean | null => {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const word = String(value).trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
};

/** A number that may have been stored as text. @returns null for anything else. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : null;
};

/** A text that may have been stored as a number. @returns null for anything else. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
};

/** The last part of a reference to a document such as `business/b1`; ids stay as they are. */
export const idOf = (value: unknown): string | null => {
  const text = textOf(isFields(value) ? (value.id ?? value.uid) : value)?.trim();
  return text ? (text.split('/').at(-1) ?? null) : null;
};

/** How a stored value is named in the reason of a change: texts and numbers as they are, others by kind. */
export const wordFor = (value: unknown): string => textOf(value) ?? typeof value;

/** Digits with marks between them: the last mark is the decimal one where one or two digits follow it. */
const plainDecimal = (text: string): string | null => {
  const digits = text.replace(/^[^\d-]+|[^\d]+$/g, '').replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(digits)) return null;
  const parts = /^(.*?)[.,](\d{1,2})$/.exec(digits);
  const whole = (parts ? parts[1] : digits)?.replace(/[.,]/g, '') ?? '';
  return parts ? `${whole}.${parts[2]}` : whole;
};

/**
 * The minor units of an amount that was stored in major units, as a number or as text with or without
 * the currency (`"$1,299.00"`, `"1.299,00 €"`). Fractions of a minor unit are rounded half up.
 * @returns null for what is no amount, or a negative one.
 */
export const minorOf = (value: unknown, currency: string): number | null => {
  const units = decimalToMinor('1', currency) ?? 100;
  const decimal = typeof value === 'number' ? value : plainDecimal(textOf(value)?.trim() ?? '');
  if (decimal === null || !Number.isFinite(Number(decimal))) return null;
  // 1.005 times 100 is 100.49999999999999: fifteen digits are what a double is sure of.
  const minor = Math.round(Number((Number(decimal) * units).toPrecision(15)));
  return Number.isSafeInteger(minor) && minor >= 0 ? minor : null;
};
