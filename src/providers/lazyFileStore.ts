import { createEmitter } from '@/domain/emitter.ts';
import { StorageError } from './storageError.ts';
import type { FileStore, UploadProgress, UploadTask } from './types.ts';

/** An upload that is asked for before the store is loaded; it begins once the store is there. */
const deferredUpload = (
  load: () => Promise<FileStore>,
  begin: (store: FileStore) => UploadTask,
  totalBytes: number,
): UploadTask => {
  let task: UploadTask | null = null;
  let waiting: UploadProgress = { state: 'running', bytesTransferred: 0, totalBytes };
  const { emit, subscribe } = createEmitter<UploadProgress>();
  const become = (state: UploadProgress['state'], error?: StorageError) => {
    waiting = { ...waiting, state, ...(error ? { error } : {}) };
    emit(waiting);
    return true;
  };
  const done = load().then(
    store => {
      if (waiting.state === 'canceled') throw new StorageError('canceled');
      task = begin(store);
      if (waiting.state === 'paused') task.pause();
      task.subscribe(emit);
      return task.done;
    },
    cause => {
      const error = new StorageError('unknown', { cause });
      become('error', error);
      throw error;
    },
  );
  return {
    done,
    snapshot: () => task?.snapshot() ?? waiting,
    subscribe: listener => {
      const end = subscribe(listener);
      listener(task?.snapshot() ?? waiting);
      return end;
    },
    pause: () => task?.pause() ?? (waiting.state === 'running' && become('paused')),
    resume: () => task?.resume() ?? (waiting.state === 'paused' && become('running')),
    cancel: () =>
      task?.cancel() ??
      (['running', 'paused'].includes(waiting.state) &&
        become('canceled', new StorageError('canceled'))),
  };
};

/**
 * A file store whose code is loaded when a file is first touched: lists show pictures by their
 * addresses and need no storage SDK.
 */
export const lazyFileStore = (load: () => Promise<FileStore>): FileStore => ({
  upload: (path, content, options) =>
    deferredUpload(load, store => store.upload(path, content, options), content.size),
  metadata: async path => (await load()).metadata(path),
  downloadUrl: async path => (await load()).downloadUrl(path),
  resolve: async address => (await load()).resolve(address),
  read: async address => (await load()).read(address),
  remove: async path => (await load()).remove(path),
});
