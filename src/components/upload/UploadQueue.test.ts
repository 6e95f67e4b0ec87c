import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredFile } from '@/domain/schemas/common.ts';
import { StorageError } from '@/providers/storageError.ts';
import type { UploadProgress, UploadTask } from '@/providers/types.ts';
import { PictureError } from '../images/pictureRules.ts';
import { joinProgress, type StoredUpload } from './joinTasks.ts';
import { type UploadedPicture, UploadQueue } from './UploadQueue.ts';

const stored = (path: string): StoredFile => ({
  bucket: 'b',
  name: path,
  fullPath: path,
  size: 1,
  timeCreated: '',
  updated: '',
});

/** An upload that the test drives by hand. */
const handTask = (path: string) => {
  const listeners = new Set<(progress: UploadProgress) => void>();
  let progress: UploadProgress = { state: 'running', bytesTransferred: 0, totalBytes: 4 };
  let settle: { resolve: (value: StoredUpload) => void; reject: (error: Error) => void };
  const done = new Promise<StoredUpload>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const go = (next: Partial<UploadProgress>) => {
    progress = { ...progress, ...next };
    for (const listener of listeners) listener(progress);
  };
  const move = (from: string[], state: UploadProgress['state']) => {
    if (!from.includes(progress.state)) return false;
    go({ state });
    return true;
  };
  const task: UploadTask = {
    snapshot: () => progress,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: () => move(['running'], 'paused'),
    resume: () => move(['paused'], 'running'),
    cancel: () => {
      const moved = move(['running', 'paused'], 'canceled');
      if (moved) settle.reject(new StorageError('canceled'));
      return moved;
    },
    done,
  };
  return {
    task,
    path,
    advance: (bytesTransferred: number) => go({ bytesTransferred }),
    finish: () => {
      go({ state: 'success', bytesTransferred: 4 });
      settle.resolve({ metadata: stored(path), url: `local-file:${path}` });
    },
    fail: (code: 'unauthorized' | 'retry-limit-exceeded') => {
      const error = new StorageError(code);
      go({ state: 'error', error });
      settle.reject(error);
    },
  };
};

const blob = (text: string) => new Blob([text], { type: 'image/webp' });
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const tick = () => new Promise(resolve => setTimeout(resolve, 0));

const setUp = () => {
  const tasks: ReturnType<typeof handTask>[] = [];
  const removed: string[] = [];
  const uploaded: UploadedPicture[] = [];
  let ids = 0;
  const queue = new UploadQueue({
    folder: 'business/b/products/p',
    suffixes: ['', '-thumb'],
    files: {
      upload: path => {
        const hand = handTask(path);
        tasks.push(hand);
        return hand.task;
      },
      remove: async path => void removed.push(path),
    },
    render: async file => {
      if (file.name.endsWith('.txt')) throw new PictureError('notImage');
      return [
        { blob: blob('large'), width: 1600, height: 1200 },
        { blob: blob('small'), width: 320, height: 240 },
      ];
    },
    newId: () => {
      ids += 1;
      return `n${ids}`;
    },
    onUploaded: done => uploaded.push(done),
  });
  const states = () => queue.items().map(item => `${item.fileName} ${item.state}`);
  return { queue, tasks, removed, uploaded, states };
};

describe('UploadQueue', () => {
  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('uploads both sizes of a picture and hands it over when both are stored', async () => {
    const { queue, tasks, uploaded } = setUp();
    queue.add([picture('a.png')], 30);
    await tick();
    expect(tasks.map(task => task.path)).toEqual([
      'business/b/products/p/n2.webp',
      'business/b/products/p/n2-thumb.webp',
    ]);
    tasks[0]?.advance(2);
    expect(queue.items()[0]).toMatchObject({ bytesTransferred: 2, totalBytes: 10 });
    tasks[0]?.finish();
    await tick();
    expect(uploaded).toEqual([]);
    tasks[1]?.finish();
    await queue.settled();
    expect(uploaded[0]).toMatchObject({ fileName: 'a.png', files: [{}, {}] });
    expect(queue.lastStored()).toBe('a.png');
    expect(queue.items()).toEqual([]);
  });

  it('refuses what is no picture and what is too many, and the others go on', async () => {
    const { queue, states } = setUp();
    queue.add([picture('notes.txt'), picture('b.png'), picture('c.png')], 2);
    await tick();
    expect(states()).toEqual(['notes.txt refused', 'b.png running', 'c.png refused']);
    expect(queue.items().map(item => item.problem)).toEqual(['notImage', null, 'tooMany']);
  });

  it('pauses, resumes and lets the next one start meanwhile', async () => {
    const { queue, states } = setUp();
    queue.add(['a', 'b', 'c', 'd'].map(picture), 30);
    await tick();
    expect(states()).toEqual(['a running', 'b running', 'c running', 'd waiting']);
    const [first] = queue.items();
    queue.pause(first?.id ?? '');
    expect(states()).toEqual(['a paused', 'b running', 'c running', 'd running']);
    queue.resume(first?.id ?? '');
    expect(states()[0]).toBe('a running');
  });

  it('cancels without leaving anything behind', async () => {
    const { queue, tasks, removed, uploaded } = setUp();
    queue.add([picture('a.png')], 30);
    await tick();
    tasks[0]?.finish();
    queue.remove(queue.items()[0]?.id ?? '');
    await tick();
    expect(queue.items()).toEqual([]);
    expect(uploaded).toEqual([]);
    expect(removed).toEqual(['business/b/products/p/n2.webp']);
  });

  it('tells the code of a failure and tries again under a new name', async () => {
    const { queue, tasks, states, uploaded } = setUp();
    queue.add([picture('a.png')], 30);
    await tick();
    tasks[1]?.fail('unauthorized');
    await tick();
    expect(queue.items()[0]).toMatchObject({ state: 'error', error: 'unauthorized' });
    expect(tasks[0]?.task.snapshot().state).toBe('canceled');
    queue.retry(queue.items()[0]?.id ?? '');
    expect(states()).toEqual(['a.png running']);
    for (const task of tasks.slice(2)) task.finish();
    await queue.settled();
    expect(uploaded[0]?.files[0]?.metadata.fullPath).toBe('business/b/products/p/n3.webp');
  });
});

describe('joinProgress', () => {
  const at = (state: UploadProgress['state']) => ({ state, bytesTransferred: 1, totalBytes: 2 });
  it.each([
    [['success', 'success'], 'success'],
    [['success', 'running'], 'running'],
    [['success', 'paused'], 'paused'],
    [['paused', 'running'], 'running'],
    [['canceled', 'error'], 'error'],
    [['canceled', 'success'], 'canceled'],
  ] as const)('%j is %s', (states, state) => {
    expect(joinProgress(states.map(at))).toEqual({ state, bytesTransferred: 2, totalBytes: 4 });
  });
});
