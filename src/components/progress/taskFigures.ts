import type { Task } from './taskStore.ts';

/** Rates are shown only once they mean something. */
const MIN_MILLISECONDS = 1_000;

/** Figures about a task, as numbers. */
export interface TaskFigures {
  /** Per cent, 0 to 100; undefined where the total is not known. */
  percent: number | undefined;
  /** Items per second; undefined in the first second, and while it stands still. */
  rate: number | undefined;
  /** Seconds that are left at that rate. */
  secondsLeft: number | undefined;
}

/** @param now milliseconds since the epoch. */
export const taskFigures = (task: Task, now: number): TaskFigures => {
  const elapsed = (task.endedAt ?? now) - task.startedAt;
  const rate =
    elapsed >= MIN_MILLISECONDS && task.done > 0 && !task.paused
      ? (task.done * 1000) / elapsed
      : undefined;
  const known = task.total !== undefined && task.total > 0;
  const left = known && task.total !== undefined ? Math.max(0, task.total - task.done) : undefined;
  return {
    percent:
      known && task.total !== undefined ? Math.min(100, (task.done / task.total) * 100) : undefined,
    rate,
    secondsLeft:
      rate !== undefined && left !== undefined && task.state === 'running'
        ? Math.ceil(left / rate)
        : undefined,
  };
};
