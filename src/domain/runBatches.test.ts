import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedOf, runBatches } from './runBatches.ts';

const failing = (status: number) => Object.assign(new Error(`status ${status}`), { status });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('runBatches', () => {
  it('commits in batches', async () => {
    const sizes: number[] = [];
    const settled: number[] = [];
    const outcome = await runBatches({
      items: numbers(250),
      size: 100,
      commit: async items => void sizes.push(items.length),
      onProgress: count => settled.push(count),
    });
    expect(outcome).toEqual({ done: numbers(250), failed: [], left: [] });
    expect([sizes, settled]).toEqual([
      [100, 100, 50],
      [100, 200, 250],
    ]);
  });

  it('settles every item once, whatever is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(99), { maxLength: 40 }),
        fc.integer({ min: 1, max: 120 }),
        async (refused, size) => {
          const stored: number[] = [];
          const outcome = await runBatches({
            items: numbers(100),
            size,
            commit: async items => {
              if (items.some(item => refused.includes(item))) throw failing(409);
              stored.push(...items);
            },
          });
          expect(outcome.done).toEqual(stored);
          expect(outcome.failed.map(({ item }) => item)).toEqual(refused.toSorted((a, b) => a - b));
          expect([...outcome.done, ...outcome.failed.map(({ item }) => item)].length).toBe(100);
        },
      ),
    );
  });

  it('goes on, one by one, after what fails, and says why', async () => {
    const error = failing(409);
    const commit = async ([item]: readonly string[]) => {
      if (item === 'b') throw error;
    };
    const outcome = await runBatches({ items: ['a', 'b', 'c'], size: 1, commit });
    expect(outcome).toEqual({ done: ['a', 'c'], failed: [{ item: 'b', error }], left: [] });
  });

  it.each([
    [503, 2],
    [429, undefined],
    [401, undefined],
  ])(
    'asks no record by itself after a %i, which concerns all, and says so',
    async (status, unanswered) => {
      const asked: number[] = [];
      const error = failing(status);
      const commit = async (items: readonly number[]) => {
        asked.push(items.length);
        if (items.includes(2)) throw error;
      };
      const outcome = await runBatches({ items: numbers(6), size: 2, commit });
      expect(asked).toEqual([2, 2]);
      expect(outcome).toEqual({
        ...{ done: [0, 1], failed: [], left: [2, 3, 4, 5], stoppedBy: error },
        ...(unanswered && { unanswered }),
      });
    },
  );

  it('names what was refused', () => {
    const error = failing(409);
    const outcome = { done: [1], failed: [{ item: 2, error }], left: [] };
    expect(refusedOf(outcome, item => `n${item}`)).toEqual([{ name: 'n2', error }]);
  });

  it('leaves the rest for later when the connection is lost, without doing any twice', async () => {
    const stored: number[] = [];
    let online = false;
    const job = {
      size: 2,
      commit: async (items: readonly number[]) => {
        if (items.includes(3) && !online) throw failing(503);
        stored.push(...items);
      },
    };
    const first = await runBatches({ ...job, items: numbers(6) });
    expect(first).toMatchObject({ done: [0, 1], failed: [], left: [2, 3, 4, 5] });
    online = true;
    await runBatches({ ...job, items: first.left });
    expect(stored).toEqual(numbers(6));
  });

  it('stops between commits when somebody cancels', async () => {
    const cancel = new AbortController();
    const outcome = await runBatches({
      items: numbers(6),
      size: 2,
      commit: async () => cancel.abort(),
      signal: cancel.signal,
    });
    expect(outcome).toEqual({ done: [0, 1], failed: [], left: [2, 3, 4, 5] });
  });

  it('halves what is refused, the larger half first, and tells what is settled on the way', async () => {
    const tried: (readonly number[])[] = [];
    const settled: number[] = [];
    const outcome = await runBatches({
      items: numbers(5),
      size: 5,
      commit: async items => {
        tried.push(items);
        if (items.includes(1)) throw failing(403);
      },
      onProgress: count => settled.push(count),
    });
    expect(tried).toEqual([[0, 1, 2, 3, 4], [0, 1, 2], [0, 1], [0], [1], [2], [3, 4]]);
    expect(settled).toEqual([0, 0, 0, 1, 2, 3, 5]);
    expect(outcome).toMatchObject({ done: [0, 2, 3, 4], failed: [{ item: 1 }], left: [] });
  });

  it('tries nothing where it was cancelled before, and asks for nothing where there is nothing', async () => {
    const commit = async () => {
      throw new Error('nothing was to be written');
    };
    const cancel = new AbortController();
    cancel.abort();
    const { signal } = cancel;
    expect(await runBatches({ items: numbers(3), size: 2, commit, signal })).toEqual({
      done: [],
      failed: [],
      left: [0, 1, 2],
    });
    expect(await runBatches({ items: [], size: 2, commit })).toEqual({
      done: [],
      failed: [],
      left: [],
    });
  });
});
