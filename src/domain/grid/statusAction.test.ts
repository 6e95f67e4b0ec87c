import { expect, it } from 'vitest';
import { statusAction } from './statusAction.ts';

it.each([
  [{ status: 'archived' }, 'archive'],
  [{ status: 'active' }, 'activate'],
  [{ status: 'draft' }, 'draft'],
  [{ status: 'archived', price: 100 }, 'update'],
  [{ price: 100 }, 'update'],
  [{ status: 'toString' }, 'update'],
  [{}, 'update'],
])('%j is told as %s', (data, action) => {
  expect(statusAction(data)).toBe(action);
});
