import { describe, expect, it } from 'vitest';
import { taskFigures } from './taskFigures.ts';
import type { Task } from './taskStore.ts';

const task: Task = {
  id: 't',
  title: 'Export',
  state: 'running',
  done: 2_000,
  total: 10_000,
  startedAt: 0,
  endedAt: undefined,
  failures: [],
  error: undefined,
  note: undefined,
  actions: [],
  cancellable: true,
  paused: false,
};

describe('taskFigures', () => {
  it('tells share, rate and time left', () => {
    expect(taskFigures(task, 4_000)).toEqual({ percent: 20, rate: 500, secondsLeft: 16 });
  });

  it('claims no rate in the first second', () => {
    expect(taskFigures(task, 500)).toEqual({
      percent: 20,
      rate: undefined,
      secondsLeft: undefined,
    });
  });

  it('claims neither rate nor time left while it stands still', () => {
    expect(taskFigures({ ...task, paused: true }, 4_000)).toEqual({
      percent: 20,
      rate: undefined,
      secondsLeft: undefined,
    });
  });

  it('claims no share where the total is unknown or nothing', () => {
    expect(taskFigures({ ...task, total: undefined }, 2_000)).toMatchObject({ percent: undefined });
    expect(taskFigures({ ...task, total: 0 }, 2_000).percent).toBeUndefined();
  });

  it('stays at 100 when more came than was counted, and stops at its end', () => {
    const ended: Task = { ...task, state: 'done', done: 10_010, endedAt: 2_000 };
    expect(taskFigures(ended, 60_000)).toEqual({
      percent: 100,
      rate: 5_005,
      secondsLeft: undefined,
    });
  });
});
