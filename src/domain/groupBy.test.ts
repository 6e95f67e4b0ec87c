import { expect, it } from 'vitest';
import { groupBy } from './groupBy.ts';

it('keeps the order of keys and of what has them', () => {
  const groups = groupBy(['bowl', 'cup', 'bin', 'can'], ([first]) => first);
  expect([...groups]).toEqual([
    ['b', ['bowl', 'bin']],
    ['c', ['cup', 'can']],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
