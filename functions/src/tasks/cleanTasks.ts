import type { Did } from '../../../src/domain/functions/did.ts';
import {
  equals,
  type FunctionStore,
  type FunctionWrite,
  pagesOf,
  type StoredDocument,
  type StoreQuery,
} from '../../../src/domain/functions/functionStore.ts';
import { FUNCTION_TASKS } from '../../../src/domain/schemas/functionTask.ts';

/** What a run is given. */
export interface CleanTaskOptions {
  clock: () => Date;
  /** How long it may work, in milliseconds; the next run goes on. */
  budget: number;
}

const DAY = 86_400_000;

/** How long a task is kept, in milliseconds: longer than one is tried, and than anybody follows it. */
const KEPT_FOR = 7 * DAY;

/** Tasks that are read at once. */
const PAGE = 100;

/** What a task gave and how it went on. Pieces are large, so few are read at a time. */
const BELOW = ['parts', 'turns'];
const PIECES = 10;

/** Other software may have tasks of its own in the same database. */
const OWNERS_TASKS = /^business\/[^/]+\/tasks$/;

const deletionOf = ({ collection, data: { id } }: StoredDocument): FunctionWrite => ({
  ...{ type: 'delete', collection, id },
});

const removeBelow = async (store: FunctionStore, task: StoredDocument) => {
  for (const name of BELOW) {
    const query = { collection: `${task.collection}/${task.data.id}/${name}`, where: [] };
    for await (const page of pagesOf(store, query, PIECES))
      await store.commit(page.map(deletionOf));
  }
};

/** What may be old. */
const queriesOf = (before: Date): StoreQuery[] => [
  {
    ...{ collection: 'tasks', everywhere: true },
    where: [{ field: 'askedAt', op: '<', value: before }],
    orderBy: [{ field: 'askedAt', direction: 'asc' }],
  },
  // Those about people stay: nothing else tells who asked for somebody's data, and when.
  { collection: FUNCTION_TASKS, where: [equals('kind', 'rollUpRange')] },
];

const isOld = ({ collection, data: { askedAt } }: StoredDocument, before: Date) =>
  (collection === FUNCTION_TASKS || OWNERS_TASKS.test(collection)) &&
  askedAt instanceof Date &&
  askedAt < before;

/**
 * Removes tasks of more than a week ago with all that is below them, those of owners and the days that administrators asked
 * to be made anew: what is done or failed, and what nobody ever took up. A task goes after what is below it, so that a run
 * that ends in between is followed by another.
 */
export const cleanTasks = async (
  store: FunctionStore,
  { clock, budget }: CleanTaskOptions,
): Promise<Did> => {
  const from = clock().getTime();
  const before = new Date(from - KEPT_FOR);
  const did = { removedTasks: 0, goesOn: 0 };
  for (const query of queriesOf(before))
    for await (const page of pagesOf(store, query, PAGE))
      for (const task of page) {
        if (!isOld(task, before)) continue;
        if (clock().getTime() >= from + budget) return { ...did, goesOn: 1 };
        await removeBelow(store, task);
        await store.commit([deletionOf(task)]);
        did.removedTasks += 1;
      }
  return did;
};
