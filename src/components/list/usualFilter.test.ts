import { expect, it } from 'vitest';
import { withUsualFilter } from './usualFilter.ts';

const OPEN = { status: 'open' };

it.each(['?perPage=100', '?sort=createdAt&order=ASC', '?page=2', '?id=r1&perPage=100'])(
  'adds the usual filter to %s',
  search => {
    const params = new URLSearchParams(withUsualFilter(search, OPEN) ?? '');
    expect(params.get('filter')).toBe('{"status":"open"}');
    params.delete('filter');
    expect(`?${params}`).toBe(search);
  },
);

it.each(['', '?id=r1', '?columns=title', '?perPage=100&filter=%7B%7D', '?filter=%7B%7D'])(
  'leaves %j alone',
  search => {
    expect(withUsualFilter(search, OPEN)).toBeNull();
  },
);

it('adds nothing where a list has no usual filter', () => {
  expect(withUsualFilter('?perPage=100', undefined)).toBeNull();
});
