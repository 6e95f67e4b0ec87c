import { currencyExponent } from '../../src/domain/money/minorUnits.ts';

/**
 * Currencies that Chrome shows in whole units (CLDR), whereas ISO 4217 has minor units: amounts that
 * were stored with the browser's digits are whole units there. Firefox and Safari follow ISO, and
 * for some of them later versions of Chrome do, too.
 */
const SHOWN_WHOLE = [
  ...(['AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA'] as const),
  ...(['MMK', 'PKR', 'RSD', 'SLE', 'SLL', 'SOS', 'SYP', 'TZS', 'YER'] as const),
] as const;

/** By how much amounts grow that Chrome's digits were stored with; 1 where both are the same. */
export const growth = (currency: string): number =>
  SHOWN_WHOLE.some(code => code === currency) ? 10 ** currencyExponent(currency) : 1;

/** Currencies whose amounts may be stored otherwise. */
export const CONCERNED: readonly string[] = SHOWN_WHOLE;
