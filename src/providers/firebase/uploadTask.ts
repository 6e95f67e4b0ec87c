import {
  getDownloadURL,
  type StorageReference,
  type UploadTask as StorageUploadTask,
} from 'firebase/storage';
import { createEmitter } from '@/domain/emitter.ts';
import type { UploadProgress, UploadTask } from '../types.ts';
import { storing, toStorageError } from './storageErrors.ts';
import { storedFileOf } from './storedFile.ts';

/** Firebase's upload task as the console's: the same states, with one kind of error. */
export const uploadTaskOf = (task: StorageUploadTask, reference: StorageReference): UploadTask => {
  const { emit, subscribe } = createEmitter<UploadProgress>();
  let progress: UploadProgress = {
    state: 'running',
    bytesTransferred: 0,
    totalBytes: task.snapshot.totalBytes,
  };
  const set = (changes: Partial<UploadProgress>) => {
    progress = { ...progress, ...changes };
    emit(progress);
  };
  task.on('state_changed', ({ state, bytesTransferred, totalBytes }) => {
    if (state === 'running' || state === 'paused') set({ state, bytesTransferred, totalBytes });
  });
  const done = storing(async () => {
    const { metadata } = await task;
    const url = await getDownloadURL(reference);
    set({ state: 'success', bytesTransferred: progress.totalBytes });
    return { metadata: storedFileOf(metadata), url };
  });
  // Callers may follow the task by its states alone.
  done.catch((reason: unknown) => {
    const error = toStorageError(reason);
    set({ state: error.code === 'canceled' ? 'canceled' : 'error', error });
  });
  return {
    snapshot: () => progress,
    subscribe: listener => {
      const end = subscribe(listener);
      listener(progress);
      return end;
    },
    pause: () => progress.state === 'running' && task.pause(),
    resume: () => progress.state === 'paused' && task.resume(),
    cancel: () => ['running', 'paused'].includes(progress.state) && task.cancel(),
    done,
  };
};
