import type { Task } from './taskStore.ts';

/** Milliseconds that a task which ended well stays: to notice it, and to read a sentence about it. */
const NOTICED = 6_000;
const READ = 20_000;

/** Whether somebody has to see how a task ended. */
export const needsLook = ({ state, failures, actions }: Task): boolean =>
  state === 'failed' || failures.length > 0 || actions.some(({ optional }) => !optional);

/**
 * How long an ended task stays before it leaves by itself, in milliseconds; null while it runs, and
 * where somebody has to see how it ended.
 */
export const staysFor = (task: Task): number | null => {
  if (task.state === 'running' || needsLook(task)) return null;
  return task.note === undefined && task.actions.length === 0 ? NOTICED : READ;
};

/**
 * The task to show where there is room for one: at work, else to be seen to, else one that can be taken
 * back, which what follows from it must not hide; else the newest.
 */
export const foremost = (tasks: readonly Task[]): Task | undefined =>
  tasks.findLast(({ state }) => state === 'running') ??
  tasks.findLast(needsLook) ??
  tasks.findLast(({ actions }) => actions.length > 0) ??
  tasks.at(-1);
