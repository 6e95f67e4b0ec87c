import { isGtin } from '../text/gtin.ts';

/** What a range of GTINs is for, where it is not for goods that anybody may sell. */
export type GtinRange = 'restricted' | 'coupon';

/** The digits by which GS1 hands out ranges, as EAN has them; null where a code has no such digits. */
const asEan = (code: string): string | null => {
  if (!isGtin(code) || code.length === 8) return null;
  return code.length === 14 ? code.slice(1) : code.padStart(13, '0');
};

/**
 * The range of a GTIN that no channel takes: 2, 02 and 04 are for use within one shop, 981 to 984,
 * 99 and 05 are coupons. Null for every other code, and for what is no GTIN at all.
 */
export const gtinRange = (code: string): GtinRange | null => {
  const ean = asEan(code);
  if (ean === null) return null;
  if (/^(?:2|02|04)/.test(ean)) return 'restricted';
  return /^(?:98[1-4]|99|05)/.test(ean) ? 'coupon' : null;
};
