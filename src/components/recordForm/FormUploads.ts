import type { UploadQueue } from '../upload/UploadQueue.ts';

const ENDED = ['refused', 'paused', 'error'];
const STUCK = ['paused', 'error'];

/** The pictures on their way to a form, whichever inputs they were given to. */
export class FormUploads {
  #queues = new Set<UploadQueue>();
  #listeners = new Map<() => void, (() => void)[]>();

  /** Takes a queue in. @returns how to take it out again. */
  add = (queue: UploadQueue): (() => void) => {
    this.#queues.add(queue);
    for (const [listener, ends] of this.#listeners) ends.push(queue.subscribe(listener));
    return () => void this.#queues.delete(queue);
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.set(
      listener,
      [...this.#queues].map(queue => queue.subscribe(listener)),
    );
    return () => {
      for (const end of this.#listeners.get(listener) ?? []) end();
      this.#listeners.delete(listener);
    };
  };

  /** Settles when none is moving any more. */
  settled = async (): Promise<void> => {
    await Promise.all([...this.#queues].map(queue => queue.settled()));
  };

  #count = (fits: (state: string) => boolean): number =>
    [...this.#queues].flatMap(queue => queue.items()).filter(({ state }) => fits(state)).length;

  /** How many are neither stored nor given up. */
  moving = (): number => this.#count(state => !ENDED.includes(state));

  /** How many wait for somebody to resume, retry or remove them. */
  stuck = (): number => this.#count(state => STUCK.includes(state));

  /** How many are not stored but may be yet. */
  pending = (): number => this.#count(state => state !== 'refused');

  /** Gives up those that are stuck. */
  dropStuck = (): void => {
    for (const queue of this.#queues)
      for (const { id, state } of queue.items()) if (STUCK.includes(state)) queue.remove(id);
  };
}
