import type { Did } from '../../../src/domain/functions/did.ts';
import { type FunctionStore, StoreConflict } from '../../../src/domain/functions/functionStore.ts';
import { ShopRefusal } from '../../../src/domain/import/shopify/admin/shopRefusal.ts';
import {
  type OwnerTask,
  ownerTaskSchema,
  ownerTasks,
} from '../../../src/domain/schemas/ownerTask.ts';
import { type CopyAskedOptions, copyAsked } from '../pictures/copyAsked.ts';
import { type ReadShopOptions, readShop, type TaskPlace, turnsOf } from '../shops/readShop.ts';

/** What owners' tasks need. */
export type OwnerTaskOptions = ReadShopOptions & { pictures: CopyAskedOptions };

/** Does what is asked for. @returns what is said under the task. */
const work = (
  store: FunctionStore,
  task: OwnerTask,
  place: TaskPlace,
  options: OwnerTaskOptions,
) => {
  switch (task.kind) {
    case 'readShop':
      return readShop(store, place, options);
    case 'copyPictures':
      return copyAsked(store, place, task, options.pictures);
  }
};

const done = async (
  store: FunctionStore,
  place: TaskPlace,
  options: OwnerTaskOptions,
): Promise<Did> => {
  const collection = ownerTasks(place.business);
  const asked = async () => {
    const stored = await store.get(collection, place.id);
    const { data: task } = ownerTaskSchema.safeParse(stored?.data ?? {});
    return stored && task?.state === 'asked' ? { task, stamp: stored.stamp } : null;
  };
  const say = async (data: Readonly<Record<string, unknown>>) => {
    // As it is now: it says how far it is while it is done.
    const now = await asked();
    if (!now) return;
    try {
      const { stamp } = now;
      await store.commit([{ type: 'update', collection, id: place.id, data, stamp }]);
    } catch (error) {
      // Said already, by another instance, or the task is gone.
      if (!(error instanceof StoreConflict)) throw error;
    }
  };
  const begun = await asked();
  if (!begun) return {};
  try {
    const result = await work(store, begun.task, place, options);
    if (!result) return { goesOn: 1 };
    await say({ state: 'done', ...result });
    return { tasks: 1, ...result.did };
  } catch (error) {
    // Given up meanwhile: whoever asked deleted it.
    if (error instanceof StoreConflict && !(await asked())) return {};
    // Anything else is tried again, and stays asked for.
    if (!(error instanceof ShopRefusal)) throw error;
    await say({ state: 'failed', failure: error.code });
    return { refused: 1 };
  }
};

/**
 * Does what a task of an owner asks, or goes on with it, and says under it what became of it. A task that is done is not
 * done again: triggers come twice now and then.
 */
export const doOwnerTask = async (
  store: FunctionStore,
  place: TaskPlace,
  options: OwnerTaskOptions,
): Promise<Did> => {
  const did = await done(store, place, options);
  const { turn } = place;
  if (turn !== undefined)
    await store.commit([{ type: 'delete', collection: turnsOf(place), id: turn }]);
  return did;
};
