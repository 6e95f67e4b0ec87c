const LENGTHS = new Set([8, 12, 13, 14]);
const GTIN_DIGITS = 14;
/** Fewer digits than this are a number on a shelf, not a barcode. */
const FEWEST_DIGITS = 7;

const checkDigit = (digits: string) => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** A barcode as it is compared. */
export interface Barcode {
  /** 14 digits, however it was typed: UPC, EAN and GTIN-14 of one article are equal. Empty: none. */
  digits: string;
  /** Whether its length and check digit are those of a GTIN. */
  valid: boolean;
}

const NONE: Barcode = { digits: '', valid: false };

/** Reads a barcode; placeholders (one digit repeated, 12345678) and what is too short are none. */
export const readBarcode = (barcode: string): Barcode => {
  const digits = barcode.replace(/[\s-]/g, '');
  const bare = digits.replace(/^0+/, '');
  if (!/^\d+$/.test(digits) || bare.length < FEWEST_DIGITS || bare.length > GTIN_DIGITS)
    return NONE;
  if (/^(\d)\1*$/.test(bare) || '12345678901234'.startsWith(bare)) return NONE;
  const padded = bare.padStart(GTIN_DIGITS, '0');
  const valid =
    (LENGTHS.has(digits.length) || LENGTHS.has(bare.length)) &&
    checkDigit(padded.slice(0, -1)) === Number(padded.at(-1));
  return { digits: padded, valid };
};

const SHORTEST_SKU = 4;
const LONGEST_SKU = 40;

/** A SKU in one spelling; empty for placeholders and for what is too short or has no digit. */
export const readSku = (sku: string): string => {
  const bare = sku.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const says = bare.length >= SHORTEST_SKU && bare.length <= LONGEST_SKU && /\d/.test(bare);
  return says && !/^(.)\1*$/.test(bare) ? bare : '';
};
