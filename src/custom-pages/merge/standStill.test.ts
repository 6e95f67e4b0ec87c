import { expect, it } from 'vitest';
import { standStill } from './standStill.ts';

it('waits until it is let go on, or cancelled', async () => {
  const controller = new AbortController();
  let ways: (() => void)[] = [];
  const wait = () => standStill(controller.signal, goOn => ways.push(goOn));
  const first = wait();
  const open = Symbol('open');
  expect(await Promise.race([first, Promise.resolve(open)])).toBe(open);
  ways[0]?.();
  await expect(first).resolves.toBeUndefined();
  ways = [];
  const second = wait();
  controller.abort(new Error('cancelled'));
  await expect(second).rejects.toThrow('cancelled');
  await expect(wait()).rejects.toThrow('cancelled');
  expect(ways).toHaveLength(1);
});
