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

  it('stays as it is while commits take a second to four', () => {
    const size = batchSize();
    expect(size.current()).toBe(50);
    for (const milliseconds of [1000, 2500, 4000]) size.took(milliseconds);
    expect(size.current()).toBe(50);
    size.took(4001);
    expect(size.current()).toBe(25);
    size.took(999);
    expect(size.current()).toBe(50);
  });

  it('never asks for more than one audit entry covers', () => {
    const size = batchSize(1000);
    for (let commits = 0; commits < 5; commits++) size.took(1);
    expect(size.current()).toBe(200);
  });
});
