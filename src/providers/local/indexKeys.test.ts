import fc from 'fast-check';
import { compareValues } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { elementKey, type IndexKey, indexKey } from './indexKeys.ts';

const rank = (key: IndexKey) => (typeof key === 'number' ? 0 : key instanceof Date ? 1 : 2);

/** IndexedDB's order of keys: numbers, dates, text by UTF-16 units. */
const compareKeys = (a: IndexKey, b: IndexKey) => {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  return a < b ? -1 : a > b ? 1 : 0;
};

const value = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.constant(Number.NaN),
  fc.double({ min: -1e300, max: 1e300, noNaN: true }),
  fc.date({ noInvalidDate: true }),
  fc.string({ unit: 'binary' }),
);

describe('indexKey', () => {
  it('orders keys as Firestore orders values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [indexKey(a), indexKey(b)];
        if (left === undefined || right === undefined) throw new Error('every value has a key');
        expect(Math.sign(compareKeys(left, right))).toBe(Math.sign(compareValues(a, b)));
      }),
      { numRuns: 2000 },
    );
  });

  it('has no key for lists, maps, missing values and no dates', () => {
    for (const one of [[], {}, undefined, new Date(Number.NaN)])
      expect(indexKey(one)).toBeUndefined();
  });
});

describe('elementKey', () => {
  it('is a text of its own for every element, whatever it is', () => {
    const elements: unknown[] = [
      ...['x', 5, '5', null, true, { toString: 'x' }, [[{ toString: 'x' }]], [5]],
      ...[new Date(0), new Date(Number.NaN), { a: 1 }],
    ];
    const keys = elements.map(element => elementKey('products', element));
    expect(new Set(keys.slice(0, 9)).size).toBe(9);
    for (const key of keys) expect(key.startsWith('products\u0000')).toBe(true);
    expect(elementKey('products', { a: 1 })).toBe(elementKey('products', { a: 1 }));
  });
});
