import { describe, expect, it } from 'vitest';
import { afterDecision, freeRows, neighbour } from './neighbour.ts';

const ids = ['a', 'b', 'c'];
const ONLY_PAGE = { hasNextPage: false, hasPreviousPage: false };
const MIDDLE_PAGE = { hasNextPage: true, hasPreviousPage: true };

describe('neighbour', () => {
  it.each([
    [null, 1, { id: 'a' }],
    ['a', 1, { id: 'b' }],
    ['b', -1, { id: 'a' }],
    ['a', -1, null],
    ['c', 1, null],
    ['gone', 1, { id: 'a' }],
    ['gone', -1, { id: 'a' }],
  ] as const)('%s moved by %i on the only page is %o', (id, step, expected) => {
    expect(neighbour(ids, id, step, ONLY_PAGE)).toEqual(expected);
  });

  it('goes on to the page beside, at either end', () => {
    expect(neighbour(ids, 'c', 1, MIDDLE_PAGE)).toEqual({ page: 1 });
    expect(neighbour(ids, 'a', -1, MIDDLE_PAGE)).toEqual({ page: -1 });
    expect(neighbour(ids, 'b', 1, MIDDLE_PAGE)).toEqual({ id: 'c' });
  });

  it('is nothing in an empty queue', () => {
    expect(neighbour([], null, 1, MIDDLE_PAGE)).toBeNull();
  });
});

it('passes over what somebody else has', () => {
  const isTaken = (id: string) => id === 'b' || id === 'c';
  expect(freeRows(ids, 'a', isTaken)).toEqual(['a']);
  expect(freeRows(ids, 'c', isTaken)).toEqual(['a', 'c']);
  expect(afterDecision(['a', 'b', 'd'], 1, 'x', isTaken)).toBe('d');
  expect(afterDecision(['a', 'b'], 1, 'x', isTaken)).toBe('a');
  expect(afterDecision(['b', 'c'], 0, 'x', isTaken)).toBeNull();
});

describe('afterDecision', () => {
  it.each([
    ['the one that moved up', ['a', 'c', 'd'], 1, 'c'],
    ['from the top, after the last one', ['a', 'b'], 2, 'a'],
    ['nothing, where nothing is left', [], 0, null],
    ['itself, while it is still listed', ['a', 'decided', 'c'], 1, 'decided'],
  ])('is %s', (_, left, at, expected) => {
    expect(afterDecision(left, at, 'decided')).toBe(expected);
  });
});
