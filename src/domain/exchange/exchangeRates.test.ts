import { describe, expect, it } from 'vitest';
import { exchangeRatesSchema, findRate, ratesDate } from './exchangeRates.ts';

const usd = { base: 'USD', date: '2026-11-20', rates: { EUR: 0.8, AUD: 1.6, JPY: 150 } };
const eur = { base: 'EUR', date: '2026-11-19', rates: { USD: 1.25, AUD: 2, SEK: 11 } };

describe('exchangeRatesSchema', () => {
  it('reads an answer of the service and drops what it does not need', () => {
    expect(exchangeRatesSchema.parse({ amount: 1, ...usd })).toEqual(usd);
  });

  it.each([
    ['no rates', { base: 'USD', date: '2026-11-20' }],
    ['a rate of nothing', { ...usd, rates: { EUR: 0 } }],
    ['a rate as text', { ...usd, rates: { EUR: '0.8' } }],
    ['a date that is none', { ...usd, date: 'today' }],
    ['an error page', '<html>'],
  ])('refuses %s', (_, answer) => {
    expect(exchangeRatesSchema.safeParse(answer).success).toBe(false);
  });
});

describe('findRate', () => {
  it('prefers the table of the currency that is converted', () => {
    expect(findRate([eur, usd], 'USD', 'EUR')).toEqual({ rate: 0.8, date: '2026-11-20' });
  });

  it('turns a rate round', () => {
    expect(findRate([eur], 'USD', 'EUR')).toEqual({ rate: 0.8, date: '2026-11-19' });
  });

  it('crosses through a base that knows both', () => {
    expect(findRate([usd], 'JPY', 'AUD')?.rate).toBeCloseTo(1.6 / 150, 12);
  });

  it('has none where no single table knows both', () => {
    expect(findRate([usd, eur], 'JPY', 'SEK')).toBeNull();
    expect(findRate([], 'USD', 'EUR')).toBeNull();
  });

  it('says the oldest day of what it used', () => {
    expect(ratesDate([usd, eur])).toBe('2026-11-19');
    expect(ratesDate([])).toBeNull();
  });
});
