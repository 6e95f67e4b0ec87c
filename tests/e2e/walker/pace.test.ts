import { expect, test } from 'vitest';
import { slowness } from './pace.ts';

test.each([
  [0.5, 2, 1],
  [2, 2, 1],
  [4, 2, 2],
  [100, 2, 6],
])('with a load of %d on %d processors a wait is %d times as long', (load, processors, times) => {
  expect(slowness(load, processors)).toBe(times);
});
