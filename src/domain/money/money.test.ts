import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalToMinor, formatMoney, minorToDecimal } from './money.ts';

describe('money', () => {
  it.each([
    ['33.61', 'USD', 3361],
    ['59.9', 'USD', 5990],
    ['.5', 'USD', 50],
    ['7', 'JPY', 7],
    ['1.2345', 'KWD', 1235],
    ['0.005', 'USD', 1],
    ['-3.20', 'EUR', -320],
    ['-0', 'EUR', 0],
    ['1500.50', 'RSD', 150050],
    ['1500.50', 'HUF', 150050],
    [' 12.5 ', 'USD', 1250],
    ['', 'USD', null],
    ['.', 'USD', null],
    ['1,5', 'USD', null],
    ['1e3', 'USD', null],
    ['99999999999999999', 'USD', null],
  ])('reads %s %s as %s', (text, currency, minor) => {
    expect(decimalToMinor(text, currency)).toBe(minor);
  });

  it('comes back to the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(decimalToMinor(minorToDecimal(minor, currency), currency)).toBe(minor + 0);
        },
      ),
    );
  });

  it('writes plain decimals with all their places', () => {
    expect(minorToDecimal(0, 'USD')).toBe('0.00');
    expect(minorToDecimal(-5, 'USD')).toBe('-0.05');
    expect(minorToDecimal(0, 'JPY')).toBe('0');
  });

  it('writes amounts the way the locale does', () => {
    expect(formatMoney(123450, 'USD', 'en-US')).toBe('$1,234.50');
    expect(formatMoney(123450, 'EUR', 'de-DE').replace(/\s/u, ' ')).toBe('1.234,50 €');
    expect(formatMoney(150000, 'HUF', 'en-US').replace(/\s/u, ' ')).toMatch(/^HUF 1,500/);
    expect(formatMoney(150050, 'HUF', 'en-US').replace(/\s/u, ' ')).toBe('HUF 1,500.50');
    expect(formatMoney(500, 'not a code', 'en-US')).toBe('5.00 not a code');
  });
});
