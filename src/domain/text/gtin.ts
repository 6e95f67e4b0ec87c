/**
 * Whether a code is a GTIN (EAN, UPC, ISBN-13): 8, 12, 13 or 14 digits with a right check digit.
 * Source: GS1 General Specifications, section 7.9.
 */
export const isGtin = (code: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  let sum = 0;
  for (let index = 0; index < code.length - 1; index++) {
    const weight = (code.length - index) % 2 === 0 ? 3 : 1;
    sum += (code.charCodeAt(index) - 48) * weight;
  }
  return (10 - (sum % 10)) % 10 === code.charCodeAt(code.length - 1) - 48;
};

/**
 * Whether a code has as many digits as a GTIN and a wrong check digit. Eight digits are left alone:
 * those are often a shop's own, such as the ones that apps print on labels.
 */
export const isMistypedGtin = (code: string): boolean => /^\d{12,14}$/.test(code) && !isGtin(code);
