import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const failsWith =
  (...needed: number[]) =>
  async (steps: readonly number[]) =>
    needed.every(one => steps.includes(one));

const steps = Array.from({ length: 40 }, (_, index) => index);

test('leaves only what the failure needs', async () => {
  expect(await shrink(steps, failsWith(3, 17, 39), 200)).toEqual([3, 17, 39]);
  expect(await shrink(steps, failsWith(39), 200)).toEqual([39]);
  expect(await shrink([1], failsWith(1), 10)).toEqual([1]);
});

test('keeps to its budget, and what it returns fails', async () => {
  let replays = 0;
  const fails = async (some: readonly number[]) => {
    replays++;
    return failsWith(3, 17, 39)(some);
  };
  const found = await shrink(steps, fails, 6);
  expect(replays).toBeLessThanOrEqual(6);
  expect(await failsWith(3, 17, 39)(found)).toBe(true);
  expect(found.length).toBeLessThan(steps.length);
});
