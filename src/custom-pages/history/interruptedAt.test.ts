import { expect, it } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { interruptedAt } from './interruptedAt.ts';

it('tells what is done, what is left, and what cannot be any more', () => {
  const now = { product: testProduct('p2'), details: null };
  const item = { id: 'p2', title: 'Lamp', kind: 'delete', now, changes: [] } as const;
  const rows = [
    { id: 'p2', item: { ...item, changes: [] } },
    { id: 'p3', item: null },
    { id: 'not chosen', item: null },
  ];
  expect(interruptedAt({ ids: ['p1', 'p2', 'p3'] }, rows)).toEqual({
    ...{ items: [item], done: 1, hindered: 1 },
  });
});
