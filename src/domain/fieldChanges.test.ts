import { describe, expect, it } from 'vitest';
import { fieldChanges, sameValue, valuesThatDiffer } from './fieldChanges.ts';

describe('sameValue', () => {
  it.each([
    [new Date(5), new Date(5), true],
    [new Date(5), new Date(6), false],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [[1, 2], [2, 1], false],
    [null, undefined, false],
    ['1', 1, false],
    [Number.NaN, Number.NaN, true],
    [new Date(Number.NaN), new Date(0), false],
    [new Date(5), 5, false],
    [5, new Date(5), false],
    [new Date(5), {}, false],
    [{}, new Date(5), false],
    [[1], [1, 2], false],
    [[1, 2], [1, 3], false],
    [['a'], { 0: 'a', length: 1 }, false],
    [{ 0: 'a', length: 1 }, ['a'], false],
    [[1, 2], [1], false],
    [[1, undefined], [1], false],
    [['a'], { 0: 'a' }, false],
    [{ 0: 'a' }, ['a'], false],
    [[], {}, false],
    [{}, null, false],
    [null, {}, false],
    [{}, 'x', false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [new Map(), new Map(), false],
    [new Map(), {}, false],
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

it.each([
  ...['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'auditId', '_tokens'],
])('does not tell of %s, which every write sets', field => {
  expect(fieldChanges({ [field]: 1 }, { [field]: 2 })).toEqual([]);
});

it('tells what a value becomes that is taken out', () => {
  expect(fieldChanges({ brand: 'Lux' }, { brand: undefined })).toEqual([
    { field: 'brand', from: 'Lux', to: null },
  ]);
});

describe('valuesThatDiffer', () => {
  it('leaves out what a record has, by content, and keeps what it lacks', () => {
    const stored = { at: new Date(5), list: [1], name: 'a' };
    const values = { at: new Date(5), list: [1], name: 'b', more: null };
    expect(valuesThatDiffer(stored, values)).toEqual({ name: 'b', more: null });
  });
});
