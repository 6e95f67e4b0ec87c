import { expect, it, vi } from 'vitest';
import { onceFor } from './onceFor.ts';

it('computes once for an object', () => {
  const compute = vi.fn(({ value }: { value: number }) => value);
  const once = onceFor(compute);
  const [zero, one] = [{ value: 0 }, { value: 1 }];
  expect([once(zero), once(zero), once(one), once(one), once({ value: 1 })]).toEqual([
    ...[0, 0, 1, 1, 1],
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
});
