import { expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';

it('does one after the other, and adds up what they did', async () => {
  const order: string[] = [];
  const work = (name: string, did: Record<string, number>) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    return did;
  };
  const works = [work('a', { removedTasks: 2, goesOn: 1 }), work('b', { keptFiles: 3, goesOn: 1 })];
  expect(await inTurn(works)).toEqual({ removedTasks: 2, keptFiles: 3, goesOn: 2 });
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('goes on after one that failed, and fails in the end', async () => {
  let done = 0;
  const works = [
    () => Promise.reject(new Error('first')),
    async () => ({ done: ++done }),
    () => Promise.reject(new Error('second')),
  ];
  await expect(inTurn(works)).rejects.toThrow('first');
  expect(done).toBe(1);
});
