import { createEmitter } from '@/domain/emitter.ts';
import { StorageError, type StorageErrorCode } from '@/providers/storageError.ts';
import type { FileStore } from '@/providers/types.ts';
import { PictureError, type PictureProblem } from '../images/pictureRules.ts';
import type { Rendition } from '../images/renderPicture.ts';
import { type JoinedTask, joinTasks, type StoredUpload } from './joinTasks.ts';

/** Uploads that run at the same time. */
const CONCURRENCY = 3;

/** Where one picture stands on its way. `refused` files are told of and go no further. */
export type UploadItemState = 'preparing' | 'waiting' | 'running' | 'paused' | 'error' | 'refused';

/** One picture on its way. Sizes in bytes. */
export interface UploadItem {
  id: string;
  fileName: string;
  fileSize: number;
  /** Address of the picture in this browser, once it is decoded. */
  preview: string | null;
  state: UploadItemState;
  bytesTransferred: number;
  totalBytes: number;
  error: StorageErrorCode | null;
  problem: PictureProblem | null;
}

/** A picture that is stored, at each of its sizes. */
export interface UploadedPicture {
  id: string;
  fileName: string;
  renditions: readonly Rendition[];
  files: readonly StoredUpload[];
}

/** What a queue works with. */
export interface UploadQueueOptions {
  files: Pick<FileStore, 'upload' | 'remove'>;
  /** Folder the files go to, without a slash at its end. */
  folder: string;
  /** Ends of the file names, one for each rendition. */
  suffixes: readonly string[];
  /** @throws PictureError */
  render: (file: File) => Promise<Rendition[]>;
  newId: () => string;
  onUploaded: (picture: UploadedPicture) => void;
}

interface Work {
  file: File;
  renditions?: Rendition[];
  task?: JoinedTask;
}

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };
const MOVING: readonly UploadItemState[] = ['preparing', 'waiting', 'running'];

/** Pictures on their way: decoded one after another, uploaded a few at a time. */
export class UploadQueue {
  #items: readonly UploadItem[] = [];
  #work = new Map<string, Work>();
  #changes = createEmitter();
  #preparing: Promise<void> = Promise.resolve();
  #lastStored: string | null = null;

  constructor(private readonly options: UploadQueueOptions) {}

  /** The pictures that are not stored yet; a new array after every change. */
  items = (): readonly UploadItem[] => this.#items;

  /** The name of the file that was stored last, to be told to those who do not see it. */
  lastStored = (): string | null => this.#lastStored;

  /** @returns a function that ends the subscription. */
  subscribe = (listener: () => void): (() => void) => this.#changes.subscribe(listener);

  /** Takes files; those beyond `room` are refused by name, the others go on. */
  add = (files: readonly File[], room: number): void => {
    files.forEach((file, index) => {
      const id = this.options.newId();
      this.#work.set(id, { file });
      const item: UploadItem = {
        id,
        fileName: file.name,
        fileSize: file.size,
        preview: null,
        state: 'preparing',
        bytesTransferred: 0,
        totalBytes: 0,
        error: null,
        problem: null,
      };
      this.#set([...this.#items, item]);
      if (index >= room) this.#change(id, { state: 'refused', problem: 'tooMany' });
      else this.#preparing = this.#preparing.then(() => this.#prepare(id));
    });
  };

  pause = (id: string): void => this.#work.get(id)?.task?.pause();
  resume = (id: string): void => this.#work.get(id)?.task?.resume();

  /** Stops a picture, or puts one away that failed or was refused. Nothing of it stays stored. */
  remove = (id: string): void => {
    const item = this.#items.find(candidate => candidate.id === id);
    const task = this.#work.get(id)?.task;
    this.#work.delete(id);
    if (item?.preview) URL.revokeObjectURL(item.preview);
    this.#set(this.#items.filter(candidate => candidate.id !== id));
    task?.cancel();
    this.#startNext();
  };

  /** Tries a failed upload again. */
  retry = (id: string): void => {
    if (!this.#work.has(id)) return;
    this.#change(id, { state: 'waiting', error: null, bytesTransferred: 0 });
    this.#startNext();
  };

  /** Resolves when nothing moves any more: all stored, paused, failed or refused. */
  settled = (): Promise<void> =>
    new Promise(resolve => {
      const isStill = () => !this.#items.some(item => MOVING.includes(item.state));
      if (isStill()) return resolve();
      const end = this.subscribe(() => {
        if (!isStill()) return;
        end();
        resolve();
      });
    });

  /** Stops everything: the form is gone. */
  dispose = (): void => {
    for (const { id } of this.#items) this.remove(id);
  };

  #set(items: readonly UploadItem[]) {
    this.#items = items;
    this.#changes.emit();
  }

  #change(id: string, changes: Partial<UploadItem>) {
    this.#set(this.#items.map(item => (item.id === id ? { ...item, ...changes } : item)));
  }

  async #prepare(id: string) {
    const work = this.#work.get(id);
    if (!work) return;
    try {
      const renditions = await this.options.render(work.file);
      const smallest = renditions.at(-1);
      if (!this.#work.has(id) || !smallest) return;
      work.renditions = renditions;
      this.#change(id, {
        state: 'waiting',
        preview: URL.createObjectURL(smallest.blob),
        totalBytes: renditions.reduce((sum, { blob }) => sum + blob.size, 0),
      });
      this.#startNext();
    } catch (error) {
      if (!(error instanceof PictureError)) console.error('A picture could not be prepared', error);
      const problem = error instanceof PictureError ? error.problem : 'notImage';
      this.#change(id, { state: 'refused', problem });
    }
  }

  #startNext() {
    const running = this.#items.filter(item => item.state === 'running').length;
    const next = this.#items.filter(item => item.state === 'waiting');
    for (const { id } of next.slice(0, Math.max(0, CONCURRENCY - running))) this.#start(id);
  }

  #start(id: string) {
    const work = this.#work.get(id);
    if (!work?.renditions) return;
    const { files, folder, suffixes } = this.options;
    // A fresh name for every attempt: what is left of a failed one must not be mixed in.
    const name = this.options.newId();
    const tasks = work.renditions.map(({ blob }, index) => {
      const path = `${folder}/${name}${suffixes[index] ?? ''}.${EXTENSIONS[blob.type] ?? 'img'}`;
      return files.upload(path, blob, { contentType: blob.type });
    });
    const task = joinTasks(tasks, files.remove);
    work.task = task;
    this.#change(id, { state: 'running' });
    const follow = () => {
      const { state, bytesTransferred } = task.snapshot();
      if (state === 'running' || state === 'paused') this.#change(id, { state, bytesTransferred });
      if (state === 'paused') this.#startNext();
    };
    const end = task.subscribe(follow);
    this.#finish(id, work, task).finally(end);
  }

  async #finish(id: string, work: Work, task: JoinedTask) {
    try {
      const files = await task.done;
      if (!this.#work.has(id)) {
        // Removed in the moment it was stored.
        for (const { metadata } of files) {
          this.options.files
            .remove(metadata.fullPath)
            .catch(error => console.warn('A file was left behind', metadata.fullPath, error));
        }
        return;
      }
      const { renditions = [], file } = work;
      this.#lastStored = file.name;
      this.options.onUploaded({ id, fileName: file.name, renditions, files });
      this.remove(id);
    } catch (error) {
      if (!this.#work.has(id)) return;
      const code = error instanceof StorageError ? error.code : 'unknown';
      if (code === 'unknown') console.error('An upload failed', error);
      this.#change(id, { state: 'error', error: code });
      this.#startNext();
    }
  }
}
