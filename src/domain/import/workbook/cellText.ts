import type { CellFormat } from './cellFormats.ts';

/** A cell as its sheet stores it. */
export interface StoredCell {
  /** Kind of the value: `s`, `str`, `inlineStr`, `b`, `e`, `d`, or `n` for numbers. */
  type: string;
  /** The value; null where the cell stores none. */
  value: string | null;
  isFormula: boolean;
  format: CellFormat | undefined;
}

/** What all cells of a workbook share. */
export interface CellContext {
  strings: readonly string[];
  /** Whether days are counted from 1904, as Excel for Mac did. */
  from1904: boolean;
}

/** What stands for a formula whose result the file does not tell, as for one that failed. */
export const NO_RESULT = '#VALUE!';

const DAY = 86_400_000;
/** Excel's day 0 in its two calendars; 1900 has a 29 February there. */
const START = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
/** Digits that a spreadsheet keeps of a number. */
const DIGITS = 15;

const dateText = (days: number, from1904: boolean): string | null => {
  const time = (from1904 ? START[1904] : START[1900]) + Math.round(days * 86_400) * 1000;
  const date = new Date(time);
  if (Number.isNaN(date.getTime()) || days < 0) return null;
  const [day = '', clock = ''] = date.toISOString().split('T');
  if (days < 1) return clock.slice(0, 8);
  return time % DAY === 0 ? day : `${day} ${clock.slice(0, 8)}`;
};

/** A number with the digits that a spreadsheet shows, not those of its binary form. */
const numberText = (number: number, digits: number): string => {
  const rounded = Number(number.toPrecision(DIGITS));
  // Of a longer whole number the last digits are lost: it must not look like a code.
  if (Math.abs(rounded) >= 10 ** DIGITS) return rounded.toExponential(DIGITS - 1).replace('e', 'E');
  const plain = String(rounded).includes('e') ? rounded.toFixed(20) : String(rounded);
  const text = plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
  return /^\d+$/.test(text) ? text.padStart(digits, '0') : text;
};

/** `_x000D_` is how workbooks write what XML cannot hold. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** A cell as text, as a spreadsheet would save it, but exact where that rounds. */
export const textOfCell = (
  { type, value, isFormula, format }: StoredCell,
  { strings, from1904 }: CellContext,
): string => {
  if (type === 'str' && value !== null) return unescapeText(value);
  if (value === null || value === '') return isFormula ? NO_RESULT : '';
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'inlineStr') return unescapeText(value);
  if (type === 'b') return value === '0' ? 'FALSE' : 'TRUE';
  if (type === 'e' || type === 'd') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const date = format?.isDate ? dateText(number, from1904) : null;
  return date ?? numberText(number, format?.digits ?? 0);
};
