import { onceForValues } from '../onceFor.ts';
import { currencyExponent } from './minorUnits.ts';

/** An amount in minor units of a currency. */
export interface Money {
  minor: number;
  currency: string;
}

/** @returns the amount as a plain decimal string with a point, such as `12.50`. */
export const minorToDecimal = (minor: number, currency: string): string => {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
};

/**
 * Reads a plain decimal string (`-?digits[.digits]`) without going through floating point.
 * Digits beyond the currency's places round half away from zero.
 * @returns null where the text is no such number, or too large to be exact.
 */
export const decimalToMinor = (decimal: string, currency: string): number | null => {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(decimal.trim());
  if (!match || !(match[2] || match[3])) return null;
  const exponent = currencyExponent(currency);
  const fraction = (match[3] ?? '').padEnd(exponent + 1, '0');
  const whole = Number(`${match[2] || '0'}${fraction.slice(0, exponent)}`);
  const rounded = whole + (Number(fraction[exponent]) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(rounded)) return null;
  return match[1] && rounded !== 0 ? -rounded : rounded;
};

/** Making a format takes longer than writing a page of amounts with it. */
const moneyFormat = onceForValues(
  (currency: string, digits: number | undefined, locale: string | undefined) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits }),
);

/**
 * @returns the amount in the reader's way of writing, such as `$12.50`. Where that leaves out the
 * minor unit, as for forints, an amount that is not whole is written out all the same.
 */
export const formatMoney = (minor: number, currency: string, locale?: string): string => {
  const exponent = currencyExponent(currency);
  const value = Number(minorToDecimal(minor, currency));
  const digits = minor % 10 ** exponent === 0 ? undefined : exponent;
  try {
    return moneyFormat(currency, digits, locale).format(value);
  } catch {
    return `${minorToDecimal(minor, currency)} ${currency}`;
  }
};
