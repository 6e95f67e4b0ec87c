import type { OwnerTask } from '../schemas/ownerTask.ts';

/** What an owner's task says by now, and what it gave since it last said something. */
export interface OwnerTaskNews {
  task: OwnerTask;
  /** Pieces of text, in their order. */
  texts: readonly string[];
}

/** Nobody took a task up, or went on with it: functions that know it may not be deployed. */
export class TaskUnanswered extends Error {
  override name = 'TaskUnanswered';
}
