import { describe, expect, test } from 'vitest';
import { unasked } from './asked.ts';
import type { StoreChange } from './changes.ts';

const changed = (path: string, versions: [number, number] = [1, 2]): StoreChange => ({
  ...{ path, versions },
  ...{ group: path.split('/').at(-2) ?? '', what: 'changed' },
});
const entry: StoreChange = { path: 'audit/e', group: 'audit', what: 'created', versions: [0, 0] };
const one = [{ id: 'e', records: ['p1'] }];
const save = { changes: true, only: 'products/p1', byOwner: false };

describe('unasked', () => {
  test('a look changes nothing of the business, a saved view aside', () => {
    const look = { changes: false, only: null, byOwner: false };
    expect(unasked([], [], look)).toEqual([]);
    expect(unasked([changed('savedViews/v')], [], look)).toEqual([]);
    expect(unasked([changed('products/p1')], [], look)).toHaveLength(1);
  });

  test('a save changes its record, its private part and the audit trail', () => {
    const all = [changed('products/p1'), changed('products/p1/private/details'), entry];
    expect(unasked(all, one, save)).toEqual([]);
  });

  test('a save that touches another record is told', () => {
    const both = [{ id: 'e', records: ['p1', 'p2'] }];
    expect(unasked([changed('products/p1'), changed('products/p2'), entry], both, save)).toEqual([
      'a save of products/p1 changed another record: products/p2 was changed (version 1 → 2)',
    ]);
  });

  test('a business that is renamed is renamed in its products', () => {
    const renamed = [{ id: 'e', records: ['b1', 'p1'] }];
    const both = [changed('business/b1'), changed('products/p1'), entry];
    expect(unasked(both, renamed, { ...save, only: 'business/b1' })).toEqual([]);
    expect(unasked(both, renamed, { ...save, only: 'users/u1' })).toHaveLength(2);
  });

  test('every change is in the audit trail and raises the version, and no entry changes', () => {
    const many = { changes: true, only: null, byOwner: false };
    expect(unasked([changed('products/p2'), entry], one, many)).toHaveLength(1);
    expect(unasked([changed('products/p1', [2, 2]), entry], one, many)).toHaveLength(1);
    expect(unasked([changed('audit/e')], [], many)).toHaveLength(1);
  });

  test('an owner’s own private part needs no entry, an administrator’s change of it does', () => {
    const part = [changed('products/p1/private/owner')];
    expect(unasked(part, [], { ...save, byOwner: true })).toEqual([]);
    expect(unasked(part, [], save)).toHaveLength(1);
  });

  test('what a run of an import writes is kept with the run', () => {
    const many = { changes: true, only: null, byOwner: false };
    const run: StoreChange = { ...changed('imports/r'), group: 'imports' };
    expect(unasked([changed('products/p2'), run], [], many)).toEqual([]);
  });
});
