import { describe, expect, it } from 'vitest';
import { currencyExponent } from './minorUnits.ts';

const shown = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

describe('currencyExponent', () => {
  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['CLF', 4],
    ['RSD', 2],
    ['ISK', 0],
    ['nonsense', 2],
    ['constructor', 2],
  ])('%s has %i decimal places', (currency, places) => {
    expect(currencyExponent(currency)).toBe(places);
  });

  it('never has fewer places than any browser shows', () => {
    const shownWithMore = Intl.supportedValuesOf('currency').filter(
      code => shown(code) > currencyExponent(code),
    );
    expect(shownWithMore).toEqual([]);
  });

  it('has two for what Chrome shows in whole units and Firefox and Safari with two', () => {
    const whole = ['AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK'];
    for (const code of [...whole, 'PKR', 'RSD', 'SLE', 'SOS', 'SYP', 'TZS', 'YER'])
      expect([code, currencyExponent(code)]).toEqual([code, 2]);
    expect(currencyExponent('IQD')).toBe(3);
  });
});
