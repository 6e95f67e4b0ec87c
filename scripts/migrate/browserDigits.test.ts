import { describe, expect, it } from 'vitest';
import { currencyExponent } from '../../src/domain/money/minorUnits.ts';
import { growth } from './browserDigits.ts';

describe('growth', () => {
  it.each([
    ['RSD', 100],
    ['HUF', 100],
    ['IQD', 1000],
    ['EUR', 1],
    ['JPY', 1],
    ['KWD', 1],
  ])('of %s is %i', (currency, factor) => {
    expect(growth(currency)).toBe(factor);
  });

  it('knows every currency that this runtime shows with fewer digits than ISO has', () => {
    const shown = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2;
    const fewer = Intl.supportedValuesOf('currency').filter(
      currency => shown(currency) < currencyExponent(currency),
    );
    expect(fewer).not.toEqual([]);
    expect(fewer.filter(currency => growth(currency) === 1)).toEqual([]);
  });
});
