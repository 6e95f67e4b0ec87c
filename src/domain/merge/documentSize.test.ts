import { expect, it } from 'vitest';
import { valueBytes } from './documentSize.ts';

/** The figures are those of Firestore's documentation. */
it.each<[string, unknown, number]>([
  ['a text: its bytes and one', 'olé', 5],
  ['an empty text', '', 1],
  ['a number', 7, 8],
  ['a date', new Date(0), 8],
  ['a boolean', true, 1],
  ['null', null, 1],
  ['a list: what is in it', [1, 'a', null], 11],
  ['an empty list', [], 0],
  ['a map: 32, its names and what is in it', { ab: 1, c: 'd' }, 32 + 3 + 8 + 2 + 2],
  ['a map without what is undefined', { ab: undefined }, 32],
  ['a map in a list', [{ a: [true] }], 32 + 2 + 1],
])('counts %s', (_, value, bytes) => {
  expect(valueBytes(value)).toBe(bytes);
});
