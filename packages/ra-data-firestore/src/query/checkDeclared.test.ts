import { expect, it } from 'vitest';
import { checkDeclared } from './checkDeclared.ts';
import { toOrder } from './matches.ts';
import { parseFilter } from './parseFilter.ts';
import type { QueryDeclaration } from './queryDeclaration.ts';

const declared: QueryDeclaration = {
  equality: ['status', 'category'],
  contains: ['tags'],
  range: ['price'],
  sort: ['title', 'price', 'id'],
  aggregate: ['stock'],
  search: true,
};
const check = (
  filter: Record<string, unknown>,
  field: string,
  order: 'ASC' | 'DESC' = 'ASC',
  declarations: QueryDeclaration | QueryDeclaration[] = declared,
) => checkDeclared(declarations, { ...parseFilter(filter), orderBy: toOrder({ field, order }) });

it.each([
  [{}, 'anything', 'DESC'],
  [{ status: 'a', other: 'b' }, 'id', 'ASC'],
  [{ anything_gt: 1 }, 'anything', 'DESC'],
  [{ status: 'a', category_in: ['b'] }, 'title', 'DESC'],
  [{ status: 'a', tags_contains: 'b', category: 'c' }, 'price', 'ASC'],
  [{ status: 'a', price_gt: 1 }, 'title', 'DESC'],
  [{ price_gt: 1 }, 'title', 'ASC'],
  [{ q: 'lamp', status: 'a' }, 'title', 'DESC'],
  [{ q: 'lamp two', tags_contains: 'unindexed' }, 'title', 'DESC'],
  [{ status: 'a' }, 'id', 'DESC'],
  [{ status: 'a' }, 'status', 'ASC'],
] as const)('lets %j sorted by %s %s pass', (filter, field, order) => {
  expect(() => check(filter, field, order)).not.toThrow();
});

it.each([
  [{ status: 'a' }, 'createdAt', /\(status, createdAt asc\)/],
  [{ brand: 'a' }, 'title', /\(brand, title asc\)/],
  [{ status: 'a', stock_gt: 1 }, 'title', /\(status, title asc, stock asc\)/],
  [{ labels_contains: 'a' }, 'title', /\(labels CONTAINS, title asc\)/],
] as const)('refuses %j sorted by %s', (filter, field, message) => {
  expect(() => check(filter, field)).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringMatching(message) }),
  );
});

it('refuses a search that is not declared', () => {
  expect(() => check({ q: 'lamp' }, 'title', 'ASC', { sort: ['title'] })).toThrow(
    /_tokens CONTAINS/,
  );
});

it('takes several declarations, or none', () => {
  const two = [
    { equality: ['a'], sort: ['x'] },
    { equality: ['b'], sort: ['y'] },
  ];
  expect(() => check({ b: 1 }, 'y', 'DESC', two)).not.toThrow();
  expect(() => check({ b: 1 }, 'x', 'DESC', two)).toThrow(/not declared/);
  expect(() => check({ b: 1 }, 'id', 'ASC', [])).not.toThrow();
});
