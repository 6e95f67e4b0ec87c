import { z } from 'zod';
import { currencyCode } from '../schemas/product.ts';

/** An answer of the exchange-rate service: how much of each currency one unit of `base` buys. */
export const exchangeRatesSchema = z.object({
  base: currencyCode,
  date: z.iso.date(),
  rates: z.record(z.string(), z.number().positive()),
});

/** The rates of one base on one day. */
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;

/** A rate between two currencies, with the day it is from. */
export interface Rate {
  rate: number;
  date: string;
}

const direct = (table: ExchangeRates, from: string, to: string): number | null => {
  const price = (currency: string) => (currency === table.base ? 1 : table.rates[currency]);
  const [ofFrom, ofTo] = [price(from), price(to)];
  return ofFrom === undefined || ofTo === undefined ? null : ofTo / ofFrom;
};

/**
 * The rate from one currency to another. A table whose base is one of the two is exact; otherwise
 * the cross rate through the first base that knows both.
 * @returns null where no table knows both; never 1 as a guess.
 */
export const findRate = (
  tables: readonly ExchangeRates[],
  from: string,
  to: string,
): Rate | null => {
  if (from === to) return { rate: 1, date: '' };
  const ranked = [
    ...tables.filter(table => table.base === from),
    ...tables.filter(table => table.base === to),
    ...tables.filter(table => table.base !== from && table.base !== to),
  ];
  for (const table of ranked) {
    const rate = direct(table, from, to);
    if (rate !== null) return { rate, date: table.date };
  }
  return null;
};

/** @returns the oldest day of the tables, `YYYY-MM-DD`; null where there are none. */
export const ratesDate = (tables: readonly ExchangeRates[]): string | null =>
  tables.map(table => table.date).sort()[0] ?? null;
