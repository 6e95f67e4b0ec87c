import { describe, expect, it } from 'vitest';
import { fieldChanges, sameValue } from './fieldChanges.ts';

describe('sameValue', () => {
  it.each([
    [new Date(5), new Date(5), true],
    [new Date(5), new Date(6), false],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [[1, 2], [2, 1], false],
    [null, undefined, false],
    ['1', 1, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameValue(a, b)).toBe(same);
  });
});

describe('fieldChanges', () => {
  it('tells only what differs, without bookkeeping', () => {
    const before = { title: 'Lamp', price: 5, version: 1, tags: ['a'] };
    const changes = { title: 'Lamp', price: 6, version: 2, tags: ['a'], brand: 'Lux' };
    expect(fieldChanges(before, changes)).toEqual([
      { field: 'price', from: 5, to: 6 },
      { field: 'brand', from: null, to: 'Lux' },
    ]);
  });
});
