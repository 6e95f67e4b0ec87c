import { expect, it } from 'vitest';
import { QueryError } from './errors.ts';
import { parseFilter } from './parseFilter.ts';

const where = (filter: Record<string, unknown>, options = {}) => parseFilter(filter, options).where;

it.each([
  [{ a: 1 }, '==', 1],
  [{ a: null }, '==', null],
  [{ a: [1, 2] }, 'in', [1, 2]],
  [{ a_eq: 1 }, '==', 1],
  [{ a_neq: 1 }, '!=', 1],
  [{ a_lt: 1 }, '<', 1],
  [{ a_lte: 1 }, '<=', 1],
  [{ a_gt: 1 }, '>', 1],
  [{ a_gte: 1 }, '>=', 1],
  [{ a_in: [1] }, 'in', [1]],
  [{ a_eq_any: [1] }, 'in', [1]],
  [{ a_nin: [1] }, 'not-in', [1]],
  [{ a_neq_any: [1] }, 'not-in', [1]],
  [{ a_contains: 1 }, 'array-contains', 1],
  [{ a_inc: 1 }, 'array-contains', 1],
  [{ a_contains_any: [1] }, 'array-contains-any', [1]],
  [{ a_inc_any: [1] }, 'array-contains-any', [1]],
  [{ 'a@gte': 1 }, '>=', 1],
])('reads %j', (filter, op, value) => {
  expect(where(filter)).toEqual([{ field: 'a', op, value }]);
});

it('reads nested objects of filter forms as dotted paths', () => {
  expect(where({ source: { platform: 'shop', at_gte: 3 } })).toEqual([
    { field: 'source.platform', op: '==', value: 'shop' },
    { field: 'source.at', op: '>=', value: 3 },
  ]);
});

it('asks nothing where nothing was filled in', () => {
  expect(parseFilter({ a: '', b: undefined, c: [], d_in: [], q: '  ' })).toEqual({ where: [] });
  expect(parseFilter(undefined)).toEqual({ where: [] });
  expect(() => parseFilter({ id: [] })).toThrow(/empty list/);
});

it('trims the text of the search', () => {
  expect(parseFilter({ q: ' lamp ' })).toEqual({ where: [], search: 'lamp' });
  expect(() => parseFilter({ q: 5 })).toThrow(/"q" needs text/);
});

it('lets declared fields win over suffixes', () => {
  expect(where({ checked_in: true }, { fields: ['checked_in'] })).toEqual([
    { field: 'checked_in', op: '==', value: true },
  ]);
  expect(() => where({ checked_in: true })).toThrow(/declare it/);
});

it('reads text as a date for date fields', () => {
  expect(where({ at_gte: '2026-01-02' }, { dates: ['at'] })[0]?.value).toEqual(
    new Date('2026-01-02'),
  );
  const [{ value } = { value: null }] = where({ at_lte: 'now' }, { dates: ['at'] });
  expect(value).toEqual(new Date(Math.floor(Date.now() / 60_000) * 60_000));
  expect(() => where({ at_gte: 'soon' }, { dates: ['at'] })).toThrow(/needs a date, not "soon"/);
});

it.each(['a_ninc_any', 'a_q', 'a_like', 'a_between', 'a_starts_with', 'a@near'])(
  'refuses %s by name',
  key => {
    expect(() => where({ [key]: 'x' })).toThrow(
      expect.objectContaining({ status: 400, body: { code: 'invalid-query', field: 'a' } }),
    );
  },
);

it('reads a key of the labels as a condition on the search tokens, folded', () => {
  const labelled = (filter: Record<string, unknown>) => where(filter, { labels: ['tag'] });
  const contains = { field: '_tokens', op: 'array-contains', value: 'tag:ete' };
  expect(labelled({ tag: ' Été ' })).toEqual([contains]);
  expect(labelled({ tag_eq: 'été' })).toEqual([contains]);
  expect(labelled({ tag: ['A', 'b'] })).toEqual([
    { field: '_tokens', op: 'array-contains-any', value: ['tag:a', 'tag:b'] },
  ]);
  expect(labelled({ tag: '' })).toEqual([]);
  expect(labelled({ tag: [] })).toEqual([]);
  expect(labelled({ tags: 'a' })).toEqual([{ field: 'tags', op: '==', value: 'a' }]);
  for (const odd of [{ tag: 5 }, { tag: null }, { tag: [5] }, { tag_neq: 'a' }, { tag_in: 'a' }])
    expect(() => labelled(odd)).toThrow(QueryError);
  expect(() => labelled({ '@or': { tag: 'a', title: 'b' } })).toThrow(QueryError);
});
