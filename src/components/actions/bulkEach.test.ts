import { describe, expect, it, vi } from 'vitest';
import { bulkEach } from './bulkEach.ts';

const control = () => {
  const controller = new AbortController();
  return { controller, signal: controller.signal, progress: vi.fn(), fail: vi.fn() };
};
const base = {
  items: ['a', 'b', 'c', 'd'],
  nameOf: (item: string) => item.toUpperCase(),
  isFatal: (error: unknown) => error instanceof Error && error.message === 'offline',
  messageOf: (error: unknown) => (error instanceof Error ? error.message : ''),
};

describe('bulkEach', () => {
  it('goes on after an item that fails, and names it', async () => {
    const task = control();
    const act = async (item: string) => {
      if (item === 'b') throw new Error('changed by somebody else');
    };
    const outcome = await bulkEach({ ...base, act }, task);
    expect(outcome.done).toEqual(['a', 'c', 'd']);
    expect(outcome.left).toEqual([]);
    expect(task.fail.mock.calls).toEqual([[{ item: 'B', message: 'changed by somebody else' }]]);
    expect(task.progress).toHaveBeenLastCalledWith(4, 4);
  });

  it('leaves the rest for later when the connection is lost, without doing any twice', async () => {
    const done: string[] = [];
    let online = false;
    const act = async (item: string) => {
      if (item === 'c' && !online) throw new Error('offline');
      done.push(item);
    };
    const first = await bulkEach({ ...base, act }, control());
    expect(first).toMatchObject({ done: ['a', 'b'], failed: [], left: ['c', 'd'] });
    online = true;
    const second = await bulkEach({ ...base, items: first.left, act }, control());
    expect(second.done).toEqual(['c', 'd']);
    expect(done).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stops when somebody cancels', async () => {
    const task = control();
    const act = async (item: string) => {
      if (item === 'b') task.controller.abort();
    };
    expect((await bulkEach({ ...base, act }, task)).left).toEqual(['c', 'd']);
  });
});
