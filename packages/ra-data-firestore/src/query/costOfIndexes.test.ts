import { expect, it } from 'vitest';
import { costOfIndexes } from './costOfIndexes.ts';

it('says how many indexes a declaration needs, and which would be cheaper', () => {
  const plausible = {
    equality: ['status', 'author', 'category', 'country', 'brand', 'owner'],
    range: ['price', 'stock', 'createdAt'],
    sort: ['title', 'price', 'createdAt', 'stock'],
  };
  const warning = costOfIndexes('posts', [plausible]) ?? '';
  const [count = 0, ...rest] = [...warning.matchAll(/\d+(?= composite|: \{)/g)].map(Number);
  expect(count).toBeGreaterThan(200);
  expect(rest[0]).toBeLessThan(count / 2);
  expect(warning).toContain('posts');
  expect(costOfIndexes('posts', [{ equality: ['status'], sort: ['title'] }])).toBeUndefined();
});
