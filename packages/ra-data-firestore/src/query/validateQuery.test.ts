import { expect, it } from 'vitest';
import { parseFilter } from './parseFilter.ts';
import { validateQuery } from './validateQuery.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const check = (filter: Record<string, unknown>, sort: string[] = []) =>
  validateQuery({
    ...parseFilter(filter),
    orderBy: sort.map(field => ({ field, direction: 'asc' as const })),
  });

it.each([
  { a_in: numbers(30) },
  { a_in: numbers(5), b_in: numbers(6) },
  { a_nin: numbers(10), b: 1 },
  { a_gt: 1, a_lt: 5, b_gte: 2 },
  { a_neq: null },
  { tags_contains: 'x', a_in: [1, 2] },
  { id_gt: 'x' },
])('accepts %j', filter => {
  expect(() => check(filter)).not.toThrow();
});

it.each([
  [{ a_in: numbers(31) }, /"a" has 31 values; Firestore takes 30/],
  [{ a_in: numbers(6), b_in: numbers(6) }, /36 combinations/],
  [{ a_nin: numbers(11) }, /takes 10/],
  [{ a_in: [1, null] }, /null in its list/],
  [{ a_gt: null }, /only == and != take it/],
  [{ a_gt: Number.NaN }, /only == and != take it/],
  [{ a_contains: null }, /only == and != take it/],
  [{ a_contains: 1, b_contains: 2 }, /"b" is a second condition on elements/],
  [{ a_contains: 1, b_contains_any: [2] }, /second condition on elements/],
  [{ a_neq: 1, b_neq: 2 }, /second exclusion/],
  [{ a_neq: 1, b_nin: [2] }, /second exclusion/],
  [{ a_nin: [1], b_in: [2] }, /cannot go with "b"/],
  [{ a_gt: new Date(Number.NaN) }, /invalid date/],
  [{ id: true }, /document ids/],
  [{ id: 'a/b' }, /document ids/],
  [Object.fromEntries(numbers(11).map(n => [`f${n}_gt`, 1])), /Ranges on 11 fields/],
])('refuses %j', (filter, message) => {
  expect(() => check(filter)).toThrow(message);
});

it('refuses a sort that names a field twice', () => {
  expect(() => check({}, ['a', 'a'])).toThrow(/twice/);
});
