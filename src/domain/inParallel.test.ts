import { expect, it } from 'vitest';
import { inParallel } from './inParallel.ts';

const pause = () => new Promise<void>(resolve => setTimeout(resolve, 1));

it('does each once, in order, and never more than its lanes', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async item => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await pause();
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('fails with the first failure, and its lane takes no more', async () => {
  const begun: string[] = [];
  const work = async (item: string) => {
    begun.push(item);
    throw new Error(item);
  };
  await expect(inParallel(['a', 'b'], 1, work)).rejects.toThrow('a');
  expect(begun).toEqual(['a']);
});
