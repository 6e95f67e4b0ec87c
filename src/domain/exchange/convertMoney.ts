import { currencyExponent } from '../money/minorUnits.ts';
import type { Money } from '../money/money.ts';
import { type ExchangeRates, findRate } from './exchangeRates.ts';

/** An amount in the wanted currency, or the original where there is no rate for it. */
export type Converted =
  | { kind: 'same'; money: Money }
  | { kind: 'converted'; money: Money; original: Money; rate: number; date: string }
  | { kind: 'noRate'; money: Money };

/**
 * An amount in another currency, rounded half up to that currency's minor unit.
 * Without a rate the original comes back and says so: it is never taken one to one.
 */
export const convertMoney = (
  money: Money,
  currency: string,
  tables: readonly ExchangeRates[],
): Converted => {
  if (money.currency === currency) return { kind: 'same', money };
  const found = findRate(tables, money.currency, currency);
  if (!found) return { kind: 'noRate', money };
  const shift = 10 ** (currencyExponent(currency) - currencyExponent(money.currency));
  // Twelve significant digits drop the noise of binary fractions before halves are rounded.
  const minor = Math.round(Number((money.minor * found.rate * shift).toPrecision(12)));
  return {
    kind: 'converted',
    money: { minor, currency },
    original: money,
    rate: found.rate,
    date: found.date,
  };
};
