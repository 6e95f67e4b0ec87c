/** An amount read from a cell. */
export interface ReadAmount {
  /** Exact decimal with a point, such as `-1299.00`. */
  decimal: string;
  /** Whether `1,299` or `1.299` could have been meant the other way. */
  ambiguous: boolean;
}

const PLAIN = /^\d{1,15}(?:\.\d{1,2})?$/;
const CLUTTER = /[\s\u00a0\u202f'’\p{Sc}]|\p{L}+\.?/gu;

const decimalOf = (sign: string, whole: string, fraction: string, ambiguous = false) => ({
  decimal: `${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}`,
  ambiguous,
});

const grouped = (text: string, separator: string) => {
  const [first = '', ...rest] = text.split(separator);
  const fits = first.length >= 1 && first.length <= 3 && rest.every(part => part.length === 3);
  return fits ? first + rest.join('') : null;
};

const readBoth = (sign: string, digits: string): ReadAmount | null => {
  const point = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  const mark = digits[point] === ',' ? '.' : ',';
  const fraction = digits.slice(point + 1);
  const whole = grouped(digits.slice(0, point), mark);
  return whole === null || /[.,]/.test(fraction) ? null : decimalOf(sign, whole, fraction);
};

const readOne = (sign: string, digits: string, separator: string, comma: boolean) => {
  const parts = digits.split(separator);
  if (parts.length > 2) {
    const whole = grouped(digits, separator);
    return whole === null ? null : decimalOf(sign, whole, '');
  }
  const [whole = '', fraction = ''] = parts;
  const looksGrouped = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const isDecimalMark = separator === (comma ? ',' : '.');
  return looksGrouped && !isDecimalMark
    ? decimalOf(sign, whole + fraction, '', true)
    : decimalOf(sign, whole, fraction, looksGrouped);
};

/**
 * Reads an amount as people and spreadsheets write it: currency signs and codes, spaces, `1,299.00`,
 * `1.299,00`, `12,5`, `99,-`, `(5)`.
 * @param comma whether the file writes decimals with a comma.
 * @returns null where it is no amount.
 */
export const readAmount = (text: string, comma: boolean): ReadAmount | null => {
  if (!comma && PLAIN.test(text)) return { decimal: text, ambiguous: false };
  if (/\dE[+-]?\d/i.test(text)) return null;
  const bare = text.replace(CLUTTER, '').replace(/[.,]?[-–—]$/, '');
  const negative = /^[-−]|^\(.*\)$/.test(bare);
  const digits = bare.replace(/^[-−+]|^\(|\)$/g, '').replace(/[.,]$/, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null;
  const sign = negative ? '-' : '';
  const hasComma = digits.includes(',');
  const hasPoint = digits.includes('.');
  if (hasComma && hasPoint) return readBoth(sign, digits);
  if (!hasComma && !hasPoint) return decimalOf(sign, digits, '');
  return readOne(sign, digits, hasComma ? ',' : '.', comma);
};

interface Exact {
  units: bigint;
  scale: number;
}

const exact = (decimal: string): Exact => {
  const point = decimal.indexOf('.');
  if (point < 0) return { units: BigInt(decimal), scale: 0 };
  const scale = decimal.length - point - 1;
  return { units: BigInt(decimal.slice(0, point) + decimal.slice(point + 1)), scale };
};

const written = ({ units, scale }: Exact): string => {
  const negative = units < 0n;
  const digits = String(negative ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${negative ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
};

const scaled = ({ units, scale }: Exact, to: number) => units * 10n ** BigInt(to - scale);

/** The exact sum of two decimal strings. */
export const addDecimals = (a: string, b: string): string => {
  const left = exact(a);
  const right = exact(b);
  const scale = Math.max(left.scale, right.scale);
  return written({ units: scaled(left, scale) + scaled(right, scale), scale });
};

/** The exact amount with `percent` taken off, both as decimal strings. */
export const lessPercent = (amount: string, percent: string): string => {
  const from = exact(amount);
  const share = exact(percent);
  const hundred = scaled({ units: 100n, scale: 0 }, share.scale);
  return written({
    units: from.units * (hundred - share.units),
    scale: from.scale + share.scale + 2,
  });
};

/** The sign of a decimal string: -1, 0 or 1. */
export const signOf = (decimal: string): -1 | 0 | 1 => {
  if (!/[1-9]/.test(decimal)) return 0;
  return decimal.startsWith('-') ? -1 : 1;
};

/** `decimal` with its sign turned. */
export const negate = (decimal: string) =>
  decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;

/** Whether a decimal string has more places than `exponent`, other than zeros. */
export const hasFinerDigits = (decimal: string, exponent: number): boolean => {
  const point = decimal.indexOf('.');
  return point >= 0 && /[1-9]/.test(decimal.slice(point + 1 + exponent));
};

/** Orders two decimal strings: below zero where `a` is the smaller one. */
export const compareDecimals = (a: string, b: string): number =>
  a === b ? 0 : signOf(addDecimals(a, negate(b)));
