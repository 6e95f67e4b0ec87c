import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStrings } from '../../query/index.ts';
import { commonLength, halfWay } from './halfWay.ts';

describe('halfWay', () => {
  it('halves the first character in which two texts differ', () => {
    expect(halfWay('row1', 'row5')).toBe('row3');
    expect(halfWay('a', 'k')).toBe('f');
    expect(halfWay('', 'k')).toBe('F');
  });

  it('ends at ASCII first where nothing is known of the end', () => {
    expect(halfWay('row1', undefined)).toBe('\x7f');
    expect(halfWay('row1', 'row\u{10ffff}')).toBe('row\x7f');
  });

  it('goes on in the next character where two lie side by side', () => {
    expect(halfWay('a1', 'b')).toBe('a\x7f');
    expect(halfWay('a1', 'a2')).toBe('a1\x7f');
  });

  it('lies strictly between, and is a text that an id may begin with', () => {
    const text = fc.string({ unit: fc.constantFrom(...'-./0127AZaz~é日😀\u{e000}'), maxLength: 6 });
    fc.assert(
      fc.property(text, fc.option(text, { nil: undefined }), (a, b) => {
        fc.pre(b === undefined || compareStrings(a, b) < 0);
        const found = halfWay(a, b);
        if (found === undefined) return;
        expect(compareStrings(found, a)).toBeGreaterThan(0);
        if (b !== undefined) expect(compareStrings(found, b)).toBeLessThan(0);
        // All but the character that was halved is the first text's.
        const own = [...found].at(-1) ?? '';
        expect(a.startsWith([...found].slice(0, -1).join(''))).toBe(true);
        expect(['.', '/']).not.toContain(own);
        // Throws at half of a surrogate.
        expect(decodeURIComponent(encodeURIComponent(found))).toBe(found);
      }),
    );
  });

  it('finds a text between any two ids of letters and digits', () => {
    const id = fc.string({ unit: fc.constantFrom(...'019AZaz'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(id, id, (a, b) => {
        fc.pre(compareStrings(a, b) < 0 && !b.startsWith(a));
        expect(halfWay(a, b)).toBeDefined();
      }),
    );
  });
});

describe('commonLength', () => {
  it('counts characters, not halves of them', () => {
    expect(commonLength('😀a', '😀b')).toBe(1);
    expect(commonLength('abc', 'abcd')).toBe(3);
    expect(commonLength('', 'a')).toBe(0);
  });
});
