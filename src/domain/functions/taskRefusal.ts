/** Why a task is not done; the console has a sentence for each. */
export const TASK_REFUSALS = ['badDays', 'beyondEvents', 'businessThere', 'noReason'] as const;

/** Why a task is not done. */
export type TaskRefusalCode = (typeof TASK_REFUSALS)[number];

/** A task that cannot be done however often it is tried; its message is the code. */
export class TaskRefusal extends Error {
  override name = 'TaskRefusal';

  constructor(readonly code: TaskRefusalCode) {
    super(code);
  }
}
