import { expect, test } from 'vitest';
import { wrongOrder } from './shownOrder.ts';

const record = (id: string, title: string, status = 'draft') => ({ id, title, status });
const address = '/all-products?filter={"status":"draft"}&sort=title&order=ASC';

test('rows within the filter and in order are right', () => {
  expect(wrongOrder(address, [record('1', 'a'), record('2', 'b'), record('3', 'b')])).toEqual([]);
  expect(wrongOrder('/all-products', [record('1', 'b'), record('2', 'a')])).toEqual([]);
  expect(wrongOrder('/all-products?filter=[1', [record('1', 'b')])).toEqual([]);
});

test('a row outside the filter, or out of order, is told', () => {
  expect(wrongOrder(address, [record('1', 'a', 'active')])).toHaveLength(1);
  expect(wrongOrder(address, [record('1', 'b'), record('2', 'a')])).toEqual([
    'sorted by title, the row of 1 comes before that of 2',
  ]);
  const descending = address.replace('ASC', 'DESC');
  expect(wrongOrder(descending, [record('1', 'b'), record('2', 'a')])).toEqual([]);
});

test('what labels say is worked out, as it is stored in no field', () => {
  const list = (filter: string) => `/all-products?filter=${encodeURIComponent(filter)}`;
  const regular = { ...record('1', 'a'), price: 900, compareAtPrice: null, tags: ['Summer'] };
  const reduced = { ...record('2', 'b'), price: 900, compareAtPrice: 1200, tags: [] };
  expect(wrongOrder(list('{"sale":"no"}'), [regular])).toEqual([]);
  expect(wrongOrder(list('{"sale":"yes"}'), [reduced])).toEqual([]);
  expect(wrongOrder(list('{"tag":"Summer"}'), [regular])).toEqual([]);
  expect(wrongOrder(list('{"sale":"no"}'), [reduced])).toHaveLength(1);
  expect(wrongOrder(list('{"tag":"Summer"}'), [reduced])).toHaveLength(1);
});
