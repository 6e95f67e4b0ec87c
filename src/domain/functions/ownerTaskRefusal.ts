/** Why no task of an owner is begun, whatever it asks for. */
export const OWNER_TASK_REFUSALS = ['invalid', 'tooMany'] as const;

/** Why no task of an owner is begun. */
export type OwnerTaskRefusalCode = (typeof OWNER_TASK_REFUSALS)[number];

/** Whether a text, of a newer version perhaps, is one of these reasons. */
export const isOwnerTaskRefusal = (code: unknown): code is OwnerTaskRefusalCode =>
  OWNER_TASK_REFUSALS.some(known => known === code);

/** A task that functions did not begin; its message is the code. */
export class OwnerTaskRefused extends Error {
  override name = 'OwnerTaskRefused';

  constructor(readonly code: OwnerTaskRefusalCode) {
    super(code);
  }
}

/** Most tasks of one business that wait or are worked on at a time. The console asks for one after the other. */
export const MAX_WAITING_TASKS = 5;

/** Most waiting tasks of a business that are read to decide on one; each is a read. */
export const MAX_LOOKED_AT = 50;

/** Longer than any task takes, in milliseconds: what waits since then was asked for while nobody was there. */
const FORGOTTEN_AFTER = 2 * 3_600_000;

/** What of a waiting task decides. */
interface WaitingTask {
  id: string;
  /** A `Date`, unless somebody else wrote it. */
  askedAt: unknown;
}

/**
 * Whether a task is refused because enough of its business wait already. Those that were asked for first go first, so
 * of many at a time as many are done as may wait.
 * @param waiting the business's waiting tasks in any order, itself among them or not; where there are more than
 * `MAX_LOOKED_AT`, any `MAX_LOOKED_AT + 1` of them.
 */
export const isOneTooMany = (
  task: { id: string; askedAt: Date },
  waiting: readonly WaitingTask[],
): boolean => {
  const since = task.askedAt.getTime();
  const isCapped = waiting.length > MAX_LOOKED_AT;
  const before = waiting.filter(({ id, askedAt }) => {
    if (id === task.id || !(askedAt instanceof Date)) return false;
    const at = askedAt.getTime();
    if (at < since - FORGOTTEN_AFTER) return false;
    // Which are first is not known of a part of them.
    return isCapped || at < since || (at === since && id < task.id);
  });
  return before.length >= MAX_WAITING_TASKS;
};
