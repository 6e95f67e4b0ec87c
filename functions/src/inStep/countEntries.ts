import type { Did } from '../../../src/domain/functions/did.ts';
import {
  equals,
  type FunctionStore,
  StoreConflict,
  type StoreQuery,
} from '../../../src/domain/functions/functionStore.ts';

/** Instances that count the same thing at once, at most. */
const TRIES = 20;

/** A count that is kept in a record: where, under which path, and what is counted. */
interface Counter {
  collection: string;
  id: string;
  field: string;
  current: (data: Readonly<Record<string, unknown>>) => unknown;
  counted: StoreQuery;
}

/**
 * Counts anew and writes it down, where it differs: what comes twice counts once. The record is read before the
 * counting and must not have been written since, so of several instances the one that counted last has the last word.
 */
const keepCount = async (store: FunctionStore, counter: Counter): Promise<number> => {
  const { collection, id, field, current, counted } = counter;
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await store.get(collection, id);
    if (!stored) return 0;
    const count = await store.count(counted);
    if (current(stored.data) === count) return 0;
    try {
      const data = { [field]: count };
      await store.commit([{ type: 'update', collection, id, data, stamp: stored.stamp }]);
      return 1;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
  throw new Error(`${collection}/${id} is written all the time; this is tried again.`);
};

const countOf = (name: string) => (data: Readonly<Record<string, unknown>>) => {
  const { counts } = data;
  return typeof counts === 'object' && counts !== null
    ? Object.entries(counts).find(([key]) => key === name)?.[1]
    : undefined;
};

/** Keeps a giveaway's number of entries, and its visitor's, in step with the entries that there are. */
export const countEntries = async (
  store: FunctionStore,
  { giveawayId, userId }: { giveawayId: string; userId: string },
): Promise<Did> => {
  const giveaway = await keepCount(store, {
    ...{ collection: 'giveaways', id: giveawayId, field: 'entryCount' },
    current: ({ entryCount }) => entryCount,
    counted: { collection: `giveaways/${giveawayId}/entries`, where: [] },
  });
  const user = await keepCount(store, {
    ...{ collection: 'users', id: userId, field: 'counts.entries' },
    current: countOf('entries'),
    counted: { collection: 'entries', everywhere: true, where: [equals('userId', userId)] },
  });
  return giveaway + user > 0 ? { counted: giveaway + user } : {};
};

/** Keeps a visitor's number of reports in step with the reports that there are. */
export const countReports = async (store: FunctionStore, reporterId: string): Promise<Did> => {
  const counted = await keepCount(store, {
    ...{ collection: 'users', id: reporterId, field: 'counts.reports' },
    current: countOf('reports'),
    counted: { collection: 'reports', where: [equals('reporterId', reporterId)] },
  });
  return counted > 0 ? { counted } : {};
};
