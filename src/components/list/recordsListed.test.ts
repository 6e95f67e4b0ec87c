import { expect, it } from 'vitest';
import { recordsListed, recordsStoodFor } from './recordsListed.ts';

it.each([
  ['a row each, where nothing else is said', { total: 60 }, 60],
  ['what rows that join several stand for', { total: 27, meta: { records: 29 } }, 29],
  ['unknown where rows are picked out otherwise', { total: 1, meta: { records: null } }, null],
  ['unknown where the list is', { meta: undefined }, null],
  ['a row each, where the answer says something else', { total: 3, meta: { capped: true } }, 3],
])('is %s', (_, list, records) => expect(recordsListed(list)).toBe(records));

it('tells what rows stand for only where the list does', () => {
  expect(recordsStoodFor({ meta: { records: null, standFor: 4 } })).toBe(4);
  expect(recordsStoodFor({ meta: { records: 5 } })).toBeNull();
  expect(recordsStoodFor({ meta: undefined })).toBeNull();
});
