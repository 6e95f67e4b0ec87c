import { createEmitter } from '@/domain/emitter.ts';
import { StorageError } from '../storageError.ts';
import type { UploadProgress, UploadState, UploadTask } from '../types.ts';

/** Chunks begin with this many bytes and double, as the storage service's do. */
const FIRST_CHUNK = 256 * 1024;
const LARGEST_CHUNK = 32 * 1024 * 1024;

/** What an upload does with the bytes. */
export interface UploadSteps<T> {
  /** Checks that the upload may start. */
  check: () => Promise<void>;
  /** Takes the next bytes. */
  send: (chunk: Blob) => Promise<void>;
  /** Stores what was sent. */
  finish: () => Promise<T>;
}

const toStorageError = (error: unknown) =>
  error instanceof StorageError ? error : new StorageError('unknown', { cause: error });

/**
 * Uploads `content` chunk by chunk. Pause is allowed from running, resume from paused, cancel from
 * both; each says whether it did anything.
 */
export const startUpload = (
  content: Blob,
  steps: UploadSteps<Awaited<UploadTask['done']>>,
): UploadTask => {
  const { emit, subscribe } = createEmitter<UploadProgress>();
  let progress: UploadProgress = {
    state: 'running',
    bytesTransferred: 0,
    totalBytes: content.size,
  };
  let wake = () => {};
  let finishing = false;
  const set = (changes: Partial<UploadProgress>) => {
    progress = { ...progress, ...changes };
    emit(progress);
  };
  const move = (from: readonly UploadState[], to: UploadState) => {
    if (finishing || !from.includes(progress.state)) return false;
    set({ state: to });
    wake();
    return true;
  };
  const untilRunning = async () => {
    while (progress.state === 'paused') {
      await new Promise<void>(resolve => {
        wake = resolve;
      });
    }
    if (progress.state === 'canceled') throw new StorageError('canceled');
  };
  const run = async () => {
    await steps.check();
    let size = FIRST_CHUNK;
    while (progress.bytesTransferred < content.size) {
      await untilRunning();
      const end = Math.min(content.size, progress.bytesTransferred + size);
      await steps.send(content.slice(progress.bytesTransferred, end));
      set({ bytesTransferred: end });
      size = Math.min(size * 2, LARGEST_CHUNK);
    }
    await untilRunning();
    finishing = true;
    const stored = await steps.finish();
    set({ state: 'success' });
    return stored;
  };
  const done = run().catch((reason: unknown) => {
    const error = toStorageError(reason);
    set({ state: error.code === 'canceled' ? 'canceled' : 'error', error });
    throw error;
  });
  // Callers may follow the task by its states alone.
  done.catch(() => {});
  return {
    snapshot: () => progress,
    subscribe: listener => {
      const end = subscribe(listener);
      listener(progress);
      return end;
    },
    pause: () => move(['running'], 'paused'),
    resume: () => move(['paused'], 'running'),
    cancel: () => move(['running', 'paused'], 'canceled'),
    done,
  };
};
