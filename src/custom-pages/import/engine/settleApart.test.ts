import { expect, it } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { Write } from '@/domain/write.ts';
import type { LookalikeLine } from './lookalikeState.ts';
import { settleApart } from './settleApart.ts';

const lineOf = (id: string, choice: LookalikeLine['choice']) =>
  ({
    fresh: { mapped: { id, content: { title: `New ${id}` } } },
    stored: testProduct('p1'),
    candidate: {
      id: `${id}~p1`,
      products: [id, 'p1'],
      score: 71,
      verdict: 'likely',
      reasons: [],
      acrossBusinesses: true,
    },
    choice,
  }) as unknown as LookalikeLine;

it('remembers what was kept apart, one by one, and nothing else', async () => {
  const commits: (readonly Write[])[] = [];
  const dataProvider = {
    newId: () => `a${commits.length}`,
    commit: async (writes: readonly Write[]) => {
      commits.push(writes);
      if (commits.length === 1) throw new Error('gone');
    },
  };
  const context = {
    dataProvider: dataProvider as unknown as Parameters<typeof settleApart>[0]['dataProvider'],
    actor: { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' as const },
    businessId: 'owner',
  };
  await settleApart(context, [
    lineOf('n1', 'apart'),
    lineOf('n2', 'link'),
    lineOf('n3', null),
    lineOf('n4', 'apart'),
  ]);
  expect(commits.map(([decision]) => decision?.id)).toEqual(['n1~p1', 'n4~p1']);
  expect(commits[1]?.[0]).toMatchObject({
    data: { businessId: 'owner', score: 71, said: 'likely' },
  });
});
