import { type DocumentReference, doc, getDocFromServer, onSnapshot } from 'firebase/firestore';
import type { z } from 'zod';
import { TaskUnanswered } from '@/domain/functions/ownerTaskNews.ts';
import { type TASK_STATES, taskPartSchema } from '@/domain/schemas/task.ts';
import { plainFields } from './plainFields.ts';

interface FollowedTask {
  state: (typeof TASK_STATES)[number];
}

/**
 * What a task says, each time that it says something else, until it is done or is not. Where several changes come at
 * a time, the last of them.
 * @param patience how long nothing is waited for, in milliseconds, after what the task said last.
 * @throws what following throws, TaskUnanswered, and the signal's reason
 */
export async function* followTask<Task extends FollowedTask>(
  task: DocumentReference,
  schema: z.ZodType<Task>,
  signal: AbortSignal,
  patience?: (said: Task) => number,
): AsyncGenerator<Task> {
  const heard: { task: Task | null; failure: { error: unknown } | null; wake: () => void } = {
    ...{ task: null, failure: null, wake: () => {} },
  };
  const stop = onSnapshot(
    task,
    snapshot => {
      const fields = plainFields(snapshot.data({ serverTimestamps: 'estimate' }) ?? {});
      const { data } = schema.safeParse({ ...fields, id: task.id });
      if (!data) return;
      heard.task = data;
      heard.wake();
    },
    error => {
      heard.failure = { error };
      heard.wake();
    },
  );
  const abort = () => heard.wake();
  signal.addEventListener('abort', abort);
  let longest: number | undefined;
  const news = () =>
    new Promise<void>((resolve, reject) => {
      const timer =
        longest === undefined ? undefined : setTimeout(() => reject(new TaskUnanswered()), longest);
      heard.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  try {
    for (;;) {
      signal.throwIfAborted();
      if (heard.failure) throw heard.failure.error;
      const said = heard.task;
      heard.task = null;
      if (!said) {
        await news();
        continue;
      }
      longest = patience?.(said);
      yield said;
      if (said.state !== 'asked') return;
    }
  } finally {
    stop();
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Pieces of what a task gives, a read each.
 * @throws what reading throws, and the signal's reason
 */
export const readTaskParts = async (
  task: DocumentReference,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<string[]> => {
  const texts: string[] = [];
  for (let part = from; part < to; part++) {
    signal.throwIfAborted();
    const stored = await getDocFromServer(doc(task, 'parts', String(part)));
    texts.push(taskPartSchema.parse(plainFields(stored.data() ?? {})).text);
  }
  return texts;
};
