import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { compareStrings } from '../query/index.ts';
import { between, greatestLike, isSameValue, typeBorder } from './interpolate.ts';

const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });

it('lies strictly between two numbers, or is nothing', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(
      number,
      number,
      share,
      fc.constantFrom('linear' as const, 'logarithmic' as const),
      (a, b, at, scale) => {
        const value = between(a, b, at, scale);
        if (value === undefined) return;
        expect(value).toBeGreaterThan(Math.min(a, b));
        expect(value).toBeLessThan(Math.max(a, b));
      },
    ),
  );
  expect(between(0, 100, 0.25, 'linear')).toBe(25);
  expect(between(1, 1, 0.5, 'linear')).toBeUndefined();
});

it('lies strictly between two texts, or is nothing', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  fc.assert(
    fc.property(text, text, share, (a, b, at) => {
      const [low, high] = compareStrings(a, b) < 0 ? [a, b] : [b, a];
      const value = between(low, high, at, 'linear');
      if (typeof value !== 'string') return;
      expect(compareStrings(low, value)).toBeLessThan(0);
      expect(compareStrings(value, high)).toBeLessThan(0);
    }),
    { numRuns: 500 },
  );
  expect(between('row000', 'row999', 0.5, 'linear')).toMatch(/^row4/);
  expect(between('apple', 'zebra', 0.5, 'linear')).toMatch(/^[l-n]/);
});

it('lies between two times to the microsecond', () => {
  const [a, b] = [new Timestamp(10, 0), new Timestamp(20, 0)];
  expect(between(a, b, 0.25, 'linear')).toEqual(new Timestamp(12, 500_000_000));
  expect(between(a, new Timestamp(10, 1000), 0.5, 'linear')).toBeUndefined();
  expect(isSameValue(a, new Timestamp(10, 0))).toBe(true);
});

it('knows the borders between types, both ways', () => {
  expect(typeBorder(null, 'text', 0.99)).toBe('');
  expect(typeBorder(null, 5, 0.1)).toBe(false);
  expect(typeBorder('text', null, 0.01)).toBe('');
  expect(typeBorder(1, 2, 0.5)).toBeUndefined();
  expect(typeBorder(1, new Map(), 0.5)).toBeUndefined();
  expect(typeBorder('text', { a: 1 }, 0.9)).toEqual({});
  expect(typeBorder([1], { a: 1 }, 0.5)).toEqual({});
});

it('guesses beyond numbered ids only', () => {
  expect(greatestLike('row0007')).toBe('row99999');
  expect(greatestLike('a8Kx9Qw2')).toBeUndefined();
});
