import { describe, expect, it } from 'vitest';
import { batchSize } from './batchSize.ts';

describe('batchSize', () => {
  it('grows while commits are quick and shrinks when they are slow', () => {
    const size = batchSize();
    const sizes = [100, 100, 100, 2000, 5000, 5000, 60_000, 60_000, 60_000, 60_000, 100].map(ms => {
      size.took(ms);
      return size.current();
    });
    expect(sizes).toEqual([100, 200, 200, 200, 100, 50, 25, 12, 10, 10, 20]);
  });

  it('keeps to a limit that suits the back end', () => {
    const size = batchSize(30);
    expect(size.current()).toBe(30);
    size.took(1);
    expect(size.current()).toBe(30);
  });
});
