import { hasFinerDigits, readAmount } from '../../import/decimal.ts';
import { currencyExponent } from '../../money/minorUnits.ts';
import { decimalToMinor, minorToDecimal } from '../../money/money.ts';

/** What an amount field holds: minor units (null: left empty), or the key of what is wrong. */
export type AmountReading =
  | { minor: number | null; problem?: undefined }
  | { minor?: undefined; problem: string };

/**
 * Reads an amount as a person types it (`12.5`, `12,50`, `1,299.00`, `€ 12`) into minor units of
 * `currency`. Digits that the currency does not have are refused, never rounded away.
 */
export const readAmountText = (text: string, currency: string): AmountReading => {
  const trimmed = text.trim();
  if (trimmed === '') return { minor: null };
  const amount = readAmount(trimmed, false);
  if (!amount) return { problem: 'validation.amount' };
  if (hasFinerDigits(amount.decimal, currencyExponent(currency))) {
    return { problem: 'products.form.error.decimals' };
  }
  const minor = decimalToMinor(amount.decimal, currency);
  if (minor === null) return { problem: 'validation.amount' };
  return minor < 0 ? { problem: 'validation.negativeAmount' } : { minor };
};

/** @returns what an amount field shows for stored minor units; empty for none. */
export const amountText = (minor: number | null | undefined, currency: string): string =>
  minor === null || minor === undefined ? '' : minorToDecimal(minor, currency);
