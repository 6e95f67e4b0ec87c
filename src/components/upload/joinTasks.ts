import type { StoredFile } from '@/domain/schemas/common.ts';
import type { UploadProgress, UploadState, UploadTask } from '@/providers/types.ts';

/** A file that was stored. */
export interface StoredUpload {
  metadata: StoredFile;
  url: string;
}

/** Several uploads that are one to the person: a picture and its thumbnail. */
export interface JoinedTask {
  snapshot: () => UploadProgress;
  subscribe: (listener: () => void) => () => void;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  /** The stored files, in order. @throws StorageError the first one; the others are cancelled. */
  done: Promise<StoredUpload[]>;
}

/** What several uploads together look like: the worst state, and the bytes of all. */
export const joinProgress = (parts: readonly UploadProgress[]): UploadProgress => {
  const has = (state: UploadState) => parts.some(part => part.state === state);
  const state =
    (['error', 'canceled', 'running', 'paused'] as const).find(candidate => has(candidate)) ??
    'success';
  const error = parts.find(part => part.error)?.error;
  return {
    state,
    bytesTransferred: parts.reduce((sum, part) => sum + part.bytesTransferred, 0),
    totalBytes: parts.reduce((sum, part) => sum + part.totalBytes, 0),
    ...(error ? { error } : {}),
  };
};

/**
 * Follows several uploads as one.
 * @param discard takes back a stored file when another one failed.
 */
export const joinTasks = (
  tasks: readonly UploadTask[],
  discard: (path: string) => Promise<void>,
): JoinedTask => {
  const all = async () => {
    const outcomes = await Promise.allSettled(
      tasks.map(task =>
        task.done.catch(error => {
          for (const other of tasks) other.cancel();
          throw error;
        }),
      ),
    );
    const failed = outcomes.filter(outcome => outcome.status === 'rejected');
    const stored = outcomes.flatMap(outcome =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    if (failed.length === 0) return stored;
    await Promise.allSettled(stored.map(({ metadata }) => discard(metadata.fullPath)));
    const cause = tasks.find(task => task.snapshot().state === 'error')?.snapshot().error;
    throw cause ?? failed[0]?.reason;
  };
  return {
    snapshot: () => joinProgress(tasks.map(task => task.snapshot())),
    subscribe: listener => {
      const ends = tasks.map(task => task.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    pause: () => tasks.forEach(task => void task.pause()),
    resume: () => tasks.forEach(task => void task.resume()),
    cancel: () => tasks.forEach(task => void task.cancel()),
    done: all(),
  };
};
