/**
 * How many decimal places a currency's minor unit has, where they are not two.
 * Source: ISO 4217:2015 list one, national currencies and funds.
 * What a browser shows (`Intl`) is something else: Chrome follows CLDR, Firefox and Safari ISO.
 */
const MINOR_UNITS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
};

const USUAL = 2;

/**
 * How many decimal places a currency has in what is stored; the same on every machine.
 * An unknown code counts as two, which is what nearly every currency has.
 */
export const currencyExponent = (currency: string): number =>
  Object.hasOwn(MINOR_UNITS, currency) ? (MINOR_UNITS[currency] ?? USUAL) : USUAL;
