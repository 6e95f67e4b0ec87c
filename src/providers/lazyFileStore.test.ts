import { describe, expect, it, vi } from 'vitest';
import { lazyFileStore } from './lazyFileStore.ts';
import type { FileStore, UploadProgress, UploadTask } from './types.ts';

const file = new Blob(['picture']);
const metadata = {
  bucket: 'b',
  name: 'a.png',
  fullPath: 'a.png',
  size: 7,
  timeCreated: '',
  updated: '',
};

const fakeStore = () => {
  const task: UploadTask = {
    snapshot: () => ({ state: 'success', bytesTransferred: 7, totalBytes: 7 }),
    subscribe: listener => {
      listener({ state: 'success', bytesTransferred: 7, totalBytes: 7 });
      return () => {};
    },
    pause: vi.fn(() => true),
    resume: vi.fn(() => true),
    cancel: vi.fn(() => true),
    done: Promise.resolve({ metadata, url: 'https://x.example/a.png' }),
  };
  const store: FileStore = {
    upload: vi.fn(() => task),
    metadata: async () => metadata,
    downloadUrl: async () => 'https://x.example/a.png',
    read: async () => new Blob(['a']),
    resolve: async address => address,
    remove: async () => {},
  };
  return { task, store };
};

describe('lazyFileStore', () => {
  it('loads nothing until a file is touched', async () => {
    const { store } = fakeStore();
    const load = vi.fn(async () => store);
    const files = lazyFileStore(load);
    expect(load).not.toHaveBeenCalled();
    expect(await files.resolve('https://x.example')).toBe('https://x.example');
    expect(load).toHaveBeenCalledOnce();
  });

  it('tells the progress before and after the store is loaded', async () => {
    const { store } = fakeStore();
    const states: UploadProgress['state'][] = [];
    const task = lazyFileStore(async () => store).upload('a.png', file, {
      contentType: 'image/png',
    });
    task.subscribe(({ state }) => states.push(state));
    expect((await task.done).url).toBe('https://x.example/a.png');
    expect(states).toEqual(['running', 'success']);
  });

  it('can be cancelled before the store is loaded, and then uploads nothing', async () => {
    const { store } = fakeStore();
    const task = lazyFileStore(async () => store).upload('a.png', file, {
      contentType: 'image/png',
    });
    expect(task.cancel()).toBe(true);
    expect(task.cancel()).toBe(false);
    await expect(task.done).rejects.toMatchObject({ code: 'canceled' });
    expect(store.upload).not.toHaveBeenCalled();
  });

  it('stays paused when the store arrives', async () => {
    const { store, task: real } = fakeStore();
    const task = lazyFileStore(async () => store).upload('a.png', file, {
      contentType: 'image/png',
    });
    expect(task.pause()).toBe(true);
    await task.done;
    expect(real.pause).toHaveBeenCalledOnce();
  });

  it('fails like an upload when the store cannot be loaded', async () => {
    const files = lazyFileStore(async () => {
      throw new Error('chunk is gone');
    });
    const task = files.upload('a.png', file, { contentType: 'image/png' });
    await expect(task.done).rejects.toMatchObject({ code: 'unknown' });
    expect(task.snapshot().state).toBe('error');
  });
});
