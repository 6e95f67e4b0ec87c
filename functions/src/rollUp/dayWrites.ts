import { dayOf } from '../../../src/domain/analytics/days.ts';
import { type CatalogueEvent, rollUpDay } from '../../../src/domain/analytics/rollUpEvents.ts';
import {
  equals,
  type FunctionStore,
  type FunctionWrite,
  pagesOf,
} from '../../../src/domain/functions/functionStore.ts';
import { readConsoleDay } from './ownersDay.ts';

/** Says on the platform's document that it was made here, and not by a writer of the project's own. */
const OURS = { byFunction: true };

/** Documents of businesses that an earlier run found visits of, and this one none. */
const leftOver = async (store: FunctionStore, day: string, ids: ReadonlySet<string>) => {
  const writes: FunctionWrite[] = [];
  const query = { collection: 'stats', where: [equals('day', day)] };
  for await (const page of pagesOf(store, query))
    for (const { data } of page)
      if (!ids.has(data.id)) writes.push({ type: 'delete', collection: 'stats', id: data.id });
  return writes;
};

/**
 * What is to be stored of a day: all its roll-ups, and away with those that are none any more. Nothing where there
 * are no events, and figures that another writer made.
 */
export const dayWrites = async (
  store: FunctionStore,
  day: string,
  events: readonly CatalogueEvent[],
  now: Date,
): Promise<FunctionWrite[]> => {
  if (events.length === 0) {
    const stored = await store.get('stats', `platform_${day}`);
    if (stored && stored.data.byFunction !== true) return [];
  }
  const consoleDay = await readConsoleDay(store, day, dayOf(now));
  const documents = rollUpDay(day, events, { now, ...consoleDay });
  const ids = new Set(documents.map(({ id }) => id));
  return [
    ...(await leftOver(store, day, ids)),
    // The platform's last: once it is there, all are.
    ...documents.reverse().map(
      ({ id, ...data }): FunctionWrite => ({
        ...{ type: 'set', collection: 'stats', id },
        data: data.scope === 'platform' ? { ...data, ...OURS } : data,
      }),
    ),
  ];
};
