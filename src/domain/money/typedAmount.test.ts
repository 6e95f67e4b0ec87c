import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorToDecimal } from './money.ts';
import { decimalMark, readTyped, shownAmount } from './typedAmount.ts';

describe('decimalMark', () => {
  it.each([
    ['en', '.'],
    ['en-US', '.'],
    ['de', ','],
    ['de-AT', ','],
    ['de-CH', '.'],
  ])('of %s is %s', (locale, mark) => {
    expect(decimalMark(locale)).toBe(mark);
  });
});

describe('readTyped', () => {
  it.each([
    ['12,50', '12.50'],
    ['12.50', '12.50'],
    ['12,5', '12.5'],
    ['0,125', '0.125'],
    ['1.299,00', '1299.00'],
    ['1,299.00', '1299.00'],
    ['1.234.567', '1234567'],
    ['€ 12', '12'],
    ['1 234,50', '1234.50'],
    ['12,', '12'],
    ['-3,5', '-3.5'],
    ['', ''],
    ['twelve', 'twelve'],
    ['12.3.4', '12.3.4'],
  ])('reads "%s" the same in every locale', (text, plain) => {
    expect(readTyped(text, '.')).toEqual({ plain, ambiguous: false });
    expect(readTyped(text, ',')).toEqual({ plain, ambiguous: false });
  });

  it.each([
    ['1.234', ',', '1234'],
    ['1.234', '.', '1.234'],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
    ['12.500', ',', '12500'],
    ['12.500', '.', '12.500'],
  ] as const)(
    'reads "%s" with the mark "%s" as %s, and says that it could be otherwise',
    (text, mark, plain) => {
      expect(readTyped(text, mark)).toEqual({ plain, ambiguous: true });
    },
  );

  it('reads what it shows, and keeps it when it is read again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        fc.constantFrom('.' as const, ',' as const),
        (minor, currency, mark) => {
          const plain = minorToDecimal(minor, currency);
          expect(readTyped(shownAmount(plain, mark), mark).plain).toBe(plain);
        },
      ),
    );
  });
});

describe('shownAmount', () => {
  it('leaves what only holds an amount as it was typed', () => {
    for (const text of ['about 1.5', '1.5 or so', '1.5.2'])
      expect(shownAmount(text, ',')).toBe(text);
  });

  it.each([
    ['12.50', ',', '12,50'],
    ['12.50', '.', '12.50'],
    ['500', ',', '500'],
    ['-0.5', ',', '-0,5'],
    ['twelve. Or so', ',', 'twelve. Or so'],
    ['', ',', ''],
  ] as const)('shows %s with %s as "%s"', (plain, mark, shown) => {
    expect(shownAmount(plain, mark)).toBe(shown);
  });
});
