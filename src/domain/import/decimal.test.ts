import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalToMinor, minorToDecimal } from '@/domain/money/money.ts';
import { addDecimals, hasFinerDigits, lessPercent, readAmount, signOf } from './decimal.ts';

const read = (text: string, comma = false) => readAmount(text, comma)?.decimal ?? null;

describe('readAmount', () => {
  it.each([
    ['59.90', '59.90'],
    ['18', '18'],
    ['11990.0', '11990.0'],
    ['1,299.00', '1299.00'],
    ['1.299,00', '1299.00'],
    ['1 299,50', '1299.50'],
    ['1\u202f299,50 €', '1299.50'],
    ["1'299.50", '1299.50'],
    ['$12.5', '12.5'],
    ['USD 12.50', '12.50'],
    ['12,5', '12.5'],
    ['99,-', '99'],
    ['kr. 99', '99'],
    ['(5.00)', '-5.00'],
    ['-1.0', '-1.0'],
    ['−3', '-3'],
    ['1,299,000', '1299000'],
    ['.5', '0.5'],
    ['0.125', '0.125'],
  ])('%s is %s', (text, decimal) => {
    expect(read(text)).toBe(decimal);
  });

  it.each(['', 'free', '-', '1.2.3', '1,2,3', '4.00638E+12', '1,23,456.7', 'N/A', '1-2'])(
    '%s is no amount',
    text => {
      expect(read(text)).toBeNull();
    },
  );

  it('says where a separator could mean either', () => {
    expect(readAmount('1,299', false)).toEqual({ decimal: '1299', ambiguous: true });
    expect(readAmount('1.299', true)).toEqual({ decimal: '1299', ambiguous: true });
    expect(readAmount('1.299', false)).toEqual({ decimal: '1.299', ambiguous: true });
    expect(readAmount('1,299', true)).toEqual({ decimal: '1.299', ambiguous: true });
    expect(readAmount('0,500', true)).toEqual({ decimal: '0.500', ambiguous: false });
  });

  it('reads back every amount of every exponent exactly, however it is written', () => {
    const amounts = fc.record({
      minor: fc.integer({ min: 0, max: 10 ** 12 }),
      currency: fc.constantFrom('USD', 'ISK', 'KWD'),
      style: fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH'),
    });
    fc.assert(
      fc.property(amounts, ({ minor, currency, style }) => {
        const text = new Intl.NumberFormat(style, { style: 'currency', currency }).format(
          Number(minorToDecimal(minor, currency)),
        );
        const amount = readAmount(text, style === 'de-DE' || style === 'fr-FR');
        fc.pre(amount !== null && !amount.ambiguous);
        expect(decimalToMinor(amount?.decimal ?? '', currency)).toBe(minor);
      }),
    );
  });
});

describe('exact arithmetic', () => {
  it('adds a surcharge and takes a percentage off without floating point', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('10.0', '-1.0')).toBe('9.0');
    expect(addDecimals('0.0', '85.5')).toBe('85.5');
    expect(decimalToMinor(lessPercent('10.0', '10.0'), 'USD')).toBe(900);
    expect(decimalToMinor(lessPercent('19.99', '33.33'), 'USD')).toBe(1333);
  });

  it('agrees with whole minor units', () => {
    const minor = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        const sum = addDecimals(minorToDecimal(a, 'USD'), minorToDecimal(b, 'USD'));
        expect(decimalToMinor(sum, 'USD')).toBe(a + b);
      }),
    );
  });

  it('knows signs and finer digits', () => {
    expect([signOf('-0.00'), signOf('-0.01'), signOf('5')]).toEqual([0, -1, 1]);
    expect(hasFinerDigits('1.230', 2)).toBe(false);
    expect(hasFinerDigits('1.234', 2)).toBe(true);
  });
});
