import type { Did } from '../../../src/domain/functions/did.ts';
import { type FunctionStore, StoreConflict } from '../../../src/domain/functions/functionStore.ts';
import { TaskRefusal } from '../../../src/domain/functions/taskRefusal.ts';
import { type PersonOptions, personTask } from '../../../src/domain/persons/personTask.ts';
import {
  FUNCTION_TASKS,
  type FunctionTask,
  functionTaskSchema,
} from '../../../src/domain/schemas/functionTask.ts';
import { type RollUpOptions, rollUpRange } from '../rollUp/rollUpNew.ts';

/** What tasks need. */
export type TaskOptions = RollUpOptions & Pick<PersonOptions, 'accounts'>;

/** Does what is asked for. @returns what is said under the task. */
const work = async (store: FunctionStore, task: FunctionTask, options: TaskOptions) => {
  if (task.kind !== 'rollUpRange') return personTask(store, task, options);
  const did = await rollUpRange(store, { from: task.from, to: task.to }, options);
  if (did.busy) throw new Error('Another instance is at it; this is tried again.');
  return { did };
};

/**
 * Does what a task asks, and says under it what became of it. A task that is done is not done again: triggers come
 * twice now and then.
 */
export const doTask = async (
  store: FunctionStore,
  taskId: string,
  options: TaskOptions,
): Promise<Did> => {
  const stored = await store.get(FUNCTION_TASKS, taskId);
  const { data: task } = functionTaskSchema.safeParse(stored?.data ?? {});
  if (!stored || task?.state !== 'asked') return {};
  const say = async (data: Readonly<Record<string, unknown>>) => {
    try {
      await store.commit([
        { type: 'update', collection: FUNCTION_TASKS, id: taskId, data, stamp: stored.stamp },
      ]);
    } catch (error) {
      // Said already, by another instance, or the task is gone.
      if (!(error instanceof StoreConflict)) throw error;
    }
  };
  try {
    await say({ state: 'done', ...(await work(store, task, options)) });
    return { tasks: 1 };
  } catch (error) {
    // Anything else is tried again, and stays asked for.
    if (!(error instanceof TaskRefusal)) throw error;
    await say({ state: 'failed', failure: error.code });
    return { refused: 1 };
  }
};
