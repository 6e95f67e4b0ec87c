import { describe, expect, it } from 'vitest';
import { inSlices } from './inSlices.ts';

const burn = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('inSlices', () => {
  it('does everything in order and lets others in between', async () => {
    const done: number[] = [];
    let others = 0;
    const timer = setInterval(() => others++, 1);
    const told: number[] = [];
    await inSlices(
      [1, 2, 3, 4, 5, 6, 7, 8],
      item => {
        burn(8);
        done.push(item);
      },
      { progress: count => told.push(count) },
    );
    clearInterval(timer);
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(others).toBeGreaterThan(0);
    expect(told.at(-1)).toBe(8);
  });

  it('stops when told to', async () => {
    const abort = new AbortController();
    const work = inSlices(Array.from({ length: 100 }), () => burn(5), { signal: abort.signal });
    setTimeout(() => abort.abort(new Error('enough')), 5);
    await expect(work).rejects.toThrow('enough');
  });
});
