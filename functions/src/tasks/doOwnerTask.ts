import type { Did } from '../../../src/domain/functions/did.ts';
import {
  equals,
  type FunctionStore,
  StoreConflict,
} from '../../../src/domain/functions/functionStore.ts';
import {
  isOneTooMany,
  MAX_LOOKED_AT,
  type OwnerTaskRefusalCode,
} from '../../../src/domain/functions/ownerTaskRefusal.ts';
import {
  ShopRefusal,
  type ShopRefusalCode,
} from '../../../src/domain/import/shopify/admin/shopRefusal.ts';
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

/** Whether it is over; what is neither done nor failed waits for an end. */
const isOver = (state: unknown) => state === 'done' || state === 'failed';

/** A task as it is stored; null where there is none that waits. `task` is null where it is none that can be done. */
const waitingTask = async (store: FunctionStore, { business, id }: TaskPlace) => {
  const stored = await store.get(ownerTasks(business), id);
  if (!stored || isOver(stored.data.state)) return null;
  return { task: ownerTaskSchema.safeParse(stored.data).data ?? null, stamp: stored.stamp };
};

/** Whether enough of the business's tasks wait already; what is begun goes on. */
const isBeyond = async (store: FunctionStore, task: OwnerTask, { business }: TaskPlace) => {
  if (typeof task.parts === 'number') return false;
  const asked = { collection: ownerTasks(business), where: [equals('state', 'asked')] };
  const waiting = await store.page(asked, MAX_LOOKED_AT + 1);
  const others = waiting.map(({ data: { id, askedAt } }) => ({ id, askedAt }));
  return isOneTooMany(task, others);
};

const done = async (
  store: FunctionStore,
  place: TaskPlace,
  options: OwnerTaskOptions,
): Promise<Did> => {
  const say = async (data: Readonly<Record<string, unknown>>) => {
    // As it is now: it says how far it is while it is done.
    const now = await waitingTask(store, place);
    if (!now) return;
    try {
      const { stamp } = now;
      const collection = ownerTasks(place.business);
      await store.commit([{ type: 'update', collection, id: place.id, data, stamp }]);
    } catch (error) {
      // Said already, by another instance, or the task is gone.
      if (!(error instanceof StoreConflict)) throw error;
    }
  };
  const refuse = async (failure: OwnerTaskRefusalCode | ShopRefusalCode) => {
    await say({ state: 'failed', failure });
    return { refused: 1 };
  };
  const begun = await waitingTask(store, place);
  if (!begun) return {};
  const { task } = begun;
  if (!task) return refuse('invalid');
  if (await isBeyond(store, task, place)) return refuse('tooMany');
  try {
    const result = await work(store, task, place, options);
    if (!result) return { goesOn: 1 };
    await say({ state: 'done', ...result });
    return { tasks: 1, ...result.did };
  } catch (error) {
    // Given up meanwhile: whoever asked deleted it.
    if (error instanceof StoreConflict && !(await waitingTask(store, place))) return {};
    // Anything else is tried again, and stays asked for.
    if (!(error instanceof ShopRefusal)) throw error;
    return refuse(error.code);
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
