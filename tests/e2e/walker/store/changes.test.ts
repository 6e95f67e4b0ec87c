import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import type { Digest } from './readStore.ts';

const digest = (rows: Record<string, [string, number]>): Digest =>
  new Map(
    Object.entries(rows).map(([path, [hash, version]]) => [
      path,
      { group: path.split('/').at(-2) ?? '', hash, version },
    ]),
  );

test('tells what was created, changed and deleted, and leaves out what stayed', () => {
  const before = digest({ 'products/a': ['x', 1], 'products/b': ['y', 4], 'products/c': ['z', 2] });
  const after = digest({ 'products/a': ['x', 1], 'products/b': ['w', 5], 'audit/1': ['v', 0] });
  expect(changesBetween(before, after)).toEqual([
    { path: 'audit/1', group: 'audit', what: 'created', versions: [0, 0] },
    { path: 'products/b', group: 'products', what: 'changed', versions: [4, 5] },
    { path: 'products/c', group: 'products', what: 'deleted', versions: [2, 0] },
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});
