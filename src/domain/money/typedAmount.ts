import { readAmount } from '../import/decimal.ts';

/** What divides whole units from parts of them where a person reads. */
export type DecimalMark = '.' | ',';

/** @returns the decimal mark of a locale; a point where it is neither point nor comma. */
export const decimalMark = (locale: string): DecimalMark =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',') ? ',' : '.';

/** A number as typed. */
export interface TypedAmount {
  /** With a point and without groups, as forms keep it; the text itself where it is no number. */
  plain: string;
  /** Whether its one mark could be meant the other way, as in `1.234`. */
  ambiguous: boolean;
}

/**
 * Reads a number as a person types it: `12,50` and `12.50` are the same everywhere; what could be
 * either (`1.234`) is read the way of the person's locale and says that it was.
 */
export const readTyped = (text: string, mark: DecimalMark): TypedAmount => {
  const read = readAmount(text.trim(), mark === ',');
  return read
    ? { plain: read.decimal, ambiguous: read.ambiguous }
    : { plain: text, ambiguous: false };
};

/** @returns a plain decimal with the locale's mark; any other text as it is. */
export const shownAmount = (plain: string, mark: DecimalMark): string =>
  /^-?\d*\.\d*$/.test(plain) ? plain.replace('.', mark) : plain;
