import type { TaskControl, TaskFailure } from '../progress/taskStore.ts';

/** Something to be done to each of many items, one commit each. */
export interface BulkEach<T> {
  items: readonly T[];
  nameOf: (item: T) => string;
  /** Does it to one item. Rejects where it cannot be done. */
  act: (item: T) => Promise<void>;
  /** Whether the error means that further ones would fail as well, such as a lost connection. */
  isFatal: (error: unknown) => boolean;
  messageOf: (error: unknown) => string;
}

/** What was done, and what is left to be resumed. */
export interface BulkEachOutcome<T> {
  done: T[];
  failed: TaskFailure[];
  left: T[];
}

/**
 * Does something to each item in turn. One that fails is told and the others go on; where the
 * connection is lost or somebody cancels, the rest is left for later.
 */
export const bulkEach = async <T>(
  { items, nameOf, act, isFatal, messageOf }: BulkEach<T>,
  task: Pick<TaskControl, 'signal' | 'progress' | 'fail'>,
): Promise<BulkEachOutcome<T>> => {
  const outcome: BulkEachOutcome<T> = { done: [], failed: [], left: [] };
  for (const [index, item] of items.entries()) {
    if (task.signal.aborted) return { ...outcome, left: items.slice(index) };
    try {
      await act(item);
      outcome.done.push(item);
    } catch (error) {
      if (isFatal(error)) return { ...outcome, left: items.slice(index) };
      const failure = { item: nameOf(item), message: messageOf(error) };
      outcome.failed.push(failure);
      task.fail(failure);
    }
    task.progress(outcome.done.length + outcome.failed.length, items.length);
  }
  return outcome;
};
