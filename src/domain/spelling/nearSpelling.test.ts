import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearSpelling, slipKeys } from './nearSpelling.ts';
import { spellingWords } from './spellingKey.ts';

const near = (a: string, b: string) => nearSpelling(spellingWords(a), spellingWords(b));

describe('nearSpelling', () => {
  it.each([
    ['Adidas', 'Addidas'],
    ['Samsung', 'Samsnug'],
    ['Patagonia', 'Patagonnia'],
    ['Birkenstock', 'Birkenstok'],
    ['Hewlett Packard', 'Hewlett Packart'],
    ['Herrenschuh', 'Herrenschuhe'],
    ['Nikke', 'Nike'],
  ])('%s and %s', (a, b) => {
    expect([near(a, b), near(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['iPhone 12', 'iPhone 13'],
    ['Size 8', 'Size 9'],
    ['Bosch', 'Bose'],
    ['Canon', 'Canyon'],
    ['Shirts', 'Skirts'],
    ['Lewis', 'Levis'],
    ['Vitamin B', 'Vitamin C'],
    ['Size XL', 'Size XXL'],
    ['Galaxy A100x', 'Galaxy A100y'],
    ['Mission', 'Fission'],
    ['Birkenstock', 'Birkntsock'],
    ['Samsung', 'Samsung'],
    ['Samsung', 'Samsung TV'],
    ['', 'a'],
  ])('not %s and %s', (a, b) => {
    expect([near(a, b), near(b, a)]).toEqual([false, false]);
  });
});

describe('slipKeys', () => {
  it('have one in common whenever two names are near', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc1'), minLength: 3, maxLength: 9 });
    const names = fc.array(word, { minLength: 1, maxLength: 2 });
    const change = fc.record({ at: fc.nat(9), letter: fc.constantFrom(...'abc'), how: fc.nat(3) });
    fc.assert(
      fc.property(names, change, (words, { at, letter, how }) => {
        const [first = '', ...rest] = words;
        const [start, end] = [first.slice(0, at), first.slice(at)];
        const changed = [
          start + letter + end,
          start + end.slice(1),
          start + letter + end.slice(1),
          start + (end[1] ?? '') + (end[0] ?? '') + end.slice(2),
        ][how];
        const other = [changed ?? '', ...rest];
        if (!nearSpelling(words, other)) return;
        const keys = new Set(slipKeys(words));
        expect(slipKeys(other).some(key => keys.has(key))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
