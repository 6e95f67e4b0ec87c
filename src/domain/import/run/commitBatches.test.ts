import { describe, expect, it } from 'vitest';
import type { Write } from '../../write.ts';
import { type BatchJob, commitBatches } from './commitBatches.ts';
import type { BatchEnvironment } from './commitWithRetry.ts';
import { RunCancelled, runControl } from './runControl.ts';

interface Item {
  id: number;
  writes: readonly unknown[];
  bytes: number;
  chunkBytes: number;
}

const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, id) => ({ id, writes: [0], bytes: 1, chunkBytes: 1 }));
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const failing = (status: number, message = `status ${status}`) =>
  Object.assign(new Error(message), { status });

/** A run over a back end that answers each commit as `answer` says; all it did is kept. */
const running = (
  answer: (ids: readonly number[], commits: number) => Error | null,
  more: Partial<BatchJob<Item>> = {},
  maxProducts?: number,
) => {
  const tried: number[][] = [];
  const done: number[][] = [];
  const failed: [number, string, string][] = [];
  const control = runControl();
  const environment: BatchEnvironment = {
    commit: async writes => {
      const ids = writes.map(({ id }) => Number(id));
      tried.push(ids);
      const error = answer(ids, tried.length);
      if (error) throw error;
    },
    control,
    isOnline: () => true,
    sleep: async () => {},
    timeout: 60_000,
    maxProducts,
  };
  const job: BatchJob<Item> = {
    assemble: items =>
      items.map(({ id }): Write => ({ type: 'set', collection: 'p', id: `${id}`, data: {} })),
    isApplied: async () => false,
    refresh: async () => null,
    done: items => void done.push(idsOf(items)),
    failed: ({ id }, code, message) => void failed.push([id, code, message]),
    ...more,
  };
  const start = (count: number) => commitBatches(itemsOf(count), job, environment);
  return { start, tried, done, failed, control };
};

describe('commitBatches', () => {
  it('commits everything once, in order, larger commits after quick ones', async () => {
    const run = running(() => null);
    await run.start(160);
    expect(run.tried.map(({ length }) => length)).toEqual([50, 100, 10]);
    expect(run.done.flat()).toEqual(idsOf(itemsOf(160)));
    expect(run.tried).toEqual(run.done);
  });

  it('keeps to the commits that suit the back end', async () => {
    const run = running(() => null, {}, 20);
    await run.start(45);
    expect(run.tried.map(({ length }) => length)).toEqual([20, 20, 5]);
  });

  it('halves what is refused until the one that is stands alone', async () => {
    const run = running(ids => (ids.includes(1) ? failing(403, 'not yours') : null));
    await run.start(5);
    expect(run.tried).toEqual([[0, 1, 2, 3, 4], [0, 1, 2], [0, 1], [0], [1], [2], [3, 4]]);
    expect(run.done.flat()).toEqual([0, 2, 3, 4]);
    expect(run.failed).toEqual([[1, 'refused', 'not yours']]);
  });

  it('plans again on top of what is stored, also less than before, three times at most', async () => {
    const planned: number[][] = [];
    const refresh = async (items: readonly Item[]) => {
      planned.push(idsOf(items));
      return items.slice(1);
    };
    const changed = running((_, commits) => (commits < 4 ? failing(409) : null), { refresh });
    await changed.start(5);
    expect(planned).toEqual([
      [0, 1, 2, 3, 4],
      [1, 2, 3, 4],
      [2, 3, 4],
    ]);
    expect([changed.done, changed.failed]).toEqual([[[3, 4]], []]);
  });

  it('does not plan for ever what others keep changing', async () => {
    let plans = 0;
    const run = running(() => failing(409), {
      refresh: async items => {
        plans++;
        return [...items];
      },
    });
    await run.start(2);
    expect(plans).toBe(3);
    expect(run.failed).toHaveLength(2);
  });

  it('is done with what needs nothing any more', async () => {
    const run = running(() => failing(409), { refresh: async () => [] });
    await run.start(2);
    expect([run.tried.length, run.done, run.failed]).toEqual([1, [], []]);
  });

  it('asks whether it was carried out where an answer was lost, and nowhere else', async () => {
    let asked = 0;
    const isApplied = async () => {
      asked++;
      return true;
    };
    const lost = running((_, commits) => failing(commits === 1 ? 503 : 409), { isApplied });
    await lost.start(3);
    expect([asked, lost.done, lost.failed]).toEqual([1, [[0, 1, 2]], []]);
    const refused = running(() => failing(409), { isApplied });
    await refused.start(1);
    expect([asked, refused.done, refused.failed.length]).toEqual([1, [], 1]);
  });

  it('plans again what was not carried out although an answer was lost', async () => {
    const run = running((_, commits) => failing(commits === 1 ? 503 : 409));
    await run.start(1);
    expect([run.done, run.failed]).toEqual([[], [[0, 'refused', 'status 409']]]);
  });

  it('gives up where ten were refused and none accepted', async () => {
    const error = failing(403, 'not yours');
    const run = running(() => error);
    await expect(run.start(30)).rejects.toMatchObject({
      ...{ name: 'RunStopped', message: 'not yours', cause: error },
    });
    expect(run.failed).toHaveLength(10);
  });

  it('goes on past ten refusals where any was accepted', async () => {
    const run = running(ids => (ids.some(id => id > 0) ? failing(403) : null));
    await run.start(15);
    expect([run.done, run.failed.length]).toEqual([[[0]], 14]);
  });

  it('begins no commit once it is cancelled', async () => {
    const run = running(() => {
      run.control.cancel();
      return null;
    });
    await expect(run.start(60)).rejects.toThrow(RunCancelled);
    expect(run.tried).toHaveLength(1);
  });
});
