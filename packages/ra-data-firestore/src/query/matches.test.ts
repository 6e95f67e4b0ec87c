import { expect, it } from 'vitest';
import { matches, sortRecords, toOrder } from './matches.ts';
import { parseFilter } from './parseFilter.ts';

const found = (record: Record<string, unknown>, filter: Record<string, unknown>, sort = 'id') =>
  matches(
    { id: 'x', ...record },
    { ...parseFilter(filter), orderBy: toOrder({ field: sort, order: 'ASC' }) },
  );

it.each([
  [{ a: 1 }, { a: 1 }, true],
  [{ a: null }, { a: null }, true],
  [{}, { a: null }, false],
  [{ a: 2 }, { a_neq: 1 }, true],
  [{}, { a_neq: 1 }, false],
  [{ a: null }, { a_neq: 1 }, false],
  [{ a: 1 }, { a_neq: null }, true],
  [{ a: 'b' }, { a_gt: 1 }, false],
  [{ a: 2 }, { a_gt: 1 }, true],
  [{ a: [1, { b: 2 }] }, { a_contains: 1 }, true],
  [{ a: 1 }, { a_contains: 1 }, false],
  [{ a: [3] }, { a_contains_any: [1, 3] }, true],
  [{ a: 3 }, { a_nin: [1, 2] }, true],
  [{ a: null }, { a_nin: [1] }, false],
  [{ a: { b: 1 } }, { 'a.b': 1 }, true],
])('%j by %j is %s', (record, filter, expected) => {
  expect(found(record, filter)).toBe(expected);
});

it('leaves out what lacks the field of the sort', () => {
  expect(found({}, {}, 'price')).toBe(false);
  expect(found({ price: null }, {}, 'price')).toBe(true);
});

it('searches the stored tokens', () => {
  expect(found({ _tokens: ['lamp', 'oak'] }, { q: 'oak lamp' })).toBe(true);
  expect(found({ _tokens: ['lamp'] }, { q: 'oak lamp' })).toBe(false);
  expect(found({}, { q: 'oak' })).toBe(false);
});

it('sorts by the keys, then by the ranges, then by id, in one direction', () => {
  const rows = [
    { id: 'a', s: 1, r: 2 },
    { id: 'b', s: 1, r: 1 },
    { id: 'c', s: 2, r: 1 },
    { id: 'd', s: 1, r: 1 },
  ];
  const ids = (order: 'ASC' | 'DESC', filter = {}) =>
    sortRecords(rows, { ...parseFilter(filter), orderBy: toOrder({ field: 's', order }) })
      .map(({ id }) => id)
      .join('');
  expect(ids('ASC')).toBe('abdc');
  expect(ids('DESC')).toBe('cdba');
  expect(ids('ASC', { r_gt: 0 })).toBe('bdac');
});
