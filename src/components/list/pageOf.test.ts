import { expect, it } from 'vitest';
import { pageOf } from './pageOf.ts';

it.each([
  ['1', 1],
  [' 3 ', 3],
  ['007', 7],
  ['8', null],
  ['0', null],
  ['', null],
  ['-1', null],
  ['2.5', null],
  ['1e0', null],
  ['two', null],
])('of seven pages %j is %j', (text, page) => {
  expect(pageOf(text, 7)).toBe(page);
});
