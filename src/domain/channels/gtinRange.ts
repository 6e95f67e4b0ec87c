import { isGtin } from '../text/gtin.ts';

/** What a range of GTINs is for, where it is not for goods that anybody may sell. */
export type GtinRange = 'restricted' | 'coupon';

/**
 * The range of a GTIN that no channel takes: 2, 02 and 04 are for use within one shop, 981 to 984,
 * 99 and 05 are coupons; of eight digits only 2 is told, as those with 0 may be a shortened UPC.
 * Null for every other code, and for what is no GTIN at all.
 * Source: GS1 General Specifications, section 1.4, GS1 Prefixes and GS1-8 Prefixes.
 */
export const gtinRange = (code: string): GtinRange | null => {
  if (!isGtin(code)) return null;
  if (code.length === 8) return code.startsWith('2') ? 'restricted' : null;
  const ean = code.length === 14 ? code.slice(1) : code.padStart(13, '0');
  if (/^(?:2|02|04)/.test(ean)) return 'restricted';
  return /^(?:98[1-4]|99|05)/.test(ean) ? 'coupon' : null;
};
