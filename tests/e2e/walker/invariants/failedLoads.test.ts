import { expect, test } from 'vitest';
import { speaker } from '../words.ts';
import { failedLoads } from './failedLoads.ts';

test('tells of what the console says has failed, whatever a machine adds', () => {
  const texts = ['All Products', 'This could not be loaded', 'Something went wrong: x is 1'];
  expect(failedLoads(texts, speaker('en'))).toHaveLength(2);
  expect(failedLoads(['This does not exist any more'], speaker('en'))).toEqual([]);
});
