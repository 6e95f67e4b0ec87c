import type { Did } from '../../../src/domain/functions/did.ts';
import { type FunctionStore, StoreConflict } from '../../../src/domain/functions/functionStore.ts';
import { ShopRefusal } from '../../../src/domain/import/shopify/admin/shopRefusal.ts';
import {
  type OwnerTask,
  ownerTaskSchema,
  ownerTasks,
} from '../../../src/domain/schemas/ownerTask.ts';
import { type ReadShopOptions, readShop, type TaskPlace } from '../shops/readShop.ts';

/** What owners' tasks need. */
export type OwnerTaskOptions = ReadShopOptions;

/** Does what is asked for. @returns what is said under the task. */
const work = (
  store: FunctionStore,
  { kind }: OwnerTask,
  place: TaskPlace,
  options: OwnerTaskOptions,
) => {
  switch (kind) {
    case 'readShop':
      return readShop(store, place, options);
  }
};

/**
 * Does what a task of an owner asks, and says under it what became of it. A task that is done is not done again:
 * triggers come twice now and then.
 */
export const doOwnerTask = async (
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
    const { did, ...said } = await work(store, begun.task, place, options);
    await say({ state: 'done', ...said, did });
    return { tasks: 1, ...did };
  } catch (error) {
    // Anything else is tried again, and stays asked for.
    if (!(error instanceof ShopRefusal)) throw error;
    await say({ state: 'failed', failure: error.code });
    return { refused: 1 };
  }
};
