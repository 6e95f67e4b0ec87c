import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTaskStore } from './taskStore.ts';

const store = () => createTaskStore(() => 1_000);

describe('createTaskStore', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows a task while it runs and how it ended', async () => {
    const tasks = store();
    const { ended } = tasks.start({
      title: 'Export',
      total: 10,
      run: async task => {
        task.progress(10);
        task.fail({ item: 'row 3', message: 'no title' });
        task.note('1 left out');
      },
    });
    expect(tasks.snapshot()).toMatchObject([{ title: 'Export', state: 'running', total: 10 }]);
    await ended;
    expect(tasks.snapshot()).toMatchObject([
      {
        state: 'done',
        done: 10,
        endedAt: 1_000,
        note: '1 left out',
        failures: [{ item: 'row 3', message: 'no title' }],
      },
    ]);
  });

  it('offers what can be done once until it was begun', async () => {
    const tasks = store();
    const [resume, save] = [vi.fn(), vi.fn()];
    const { ended } = tasks.start({
      title: 'Block users',
      run: async task => {
        task.offer({ label: 'Continue', once: true, run: resume });
        task.offer({ label: 'Save again', run: save });
      },
    });
    await ended;
    const offered = tasks.snapshot()[0]?.actions ?? [];
    for (const action of [...offered, ...offered]) action.run();
    vi.runAllTimers();
    expect([resume, save].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
    expect(tasks.snapshot()[0]?.actions.map(({ label }) => label)).toEqual(['Save again']);
  });

  it('ends as cancelled where the page of the task has a button of its own for that', async () => {
    const tasks = store();
    const { ended } = tasks.start({
      title: 'Import',
      run: async task => {
        task.pause(true);
        task.cancel();
      },
    });
    await ended;
    expect(tasks.snapshot()).toMatchObject([{ state: 'cancelled', paused: true }]);
  });

  it('tells its listeners at most every 100 ms, however often it reports', () => {
    const tasks = store();
    const listener = vi.fn();
    tasks.subscribe(listener);
    tasks.start({
      title: 'Import',
      run: task => {
        for (let done = 0; done < 5_000; done++) task.progress(done);
        return new Promise(() => {});
      },
    });
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(tasks.snapshot()[0]?.done).toBe(4_999);
  });

  it('keeps the snapshot the same until something changes', () => {
    const tasks = store();
    tasks.start({ title: 'Import', run: () => new Promise(() => {}) });
    expect(tasks.snapshot()).toBe(tasks.snapshot());
  });

  it('tells a cancelled task from a failed one', async () => {
    const tasks = store();
    const cancelled = tasks.start({
      title: 'A',
      run: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    cancelled.cancel();
    expect((await cancelled.ended).state).toBe('cancelled');
    const failed = tasks.start({ title: 'B', run: () => Promise.reject(new Error('no network')) });
    expect(await failed.ended).toMatchObject({ state: 'failed', error: 'no network' });
  });

  it('takes a task off the list only when it has ended', async () => {
    const tasks = store();
    let finish = () => {};
    const { id, ended } = tasks.start({
      title: 'A',
      run: () =>
        new Promise(resolve => {
          finish = resolve;
        }),
    });
    tasks.dismiss(id);
    expect(tasks.snapshot()).toHaveLength(1);
    finish();
    await ended;
    tasks.dismiss(id);
    expect(tasks.snapshot()).toHaveLength(0);
  });

  it('stops and forgets everything on sign-out, whatever still runs', async () => {
    const tasks = store();
    let signal: AbortSignal | undefined;
    const { ended } = tasks.start({
      title: 'A',
      run: async task => {
        signal = task.signal;
        await Promise.resolve();
        task.progress(5);
      },
    });
    tasks.clear();
    await ended;
    vi.runAllTimers();
    expect(signal?.aborted).toBe(true);
    expect(tasks.snapshot()).toEqual([]);
  });
});
