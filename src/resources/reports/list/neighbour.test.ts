import { describe, expect, it } from 'vitest';
import { neighbour } from './neighbour.ts';

const ids = ['a', 'b', 'c'];

describe('neighbour', () => {
  it.each([
    [null, 1, 'a'],
    ['a', 1, 'b'],
    ['b', -1, 'a'],
    ['a', -1, null],
    ['c', 1, null],
    ['gone', 1, 'a'],
    ['gone', -1, 'a'],
  ] as const)('%s moved by %i is %s', (id, step, expected) => {
    expect(neighbour(ids, id, step)).toBe(expected);
  });

  it('is nothing in an empty queue', () => {
    expect(neighbour([], null, 1)).toBeNull();
  });
});
