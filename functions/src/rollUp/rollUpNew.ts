import { addDays, dayOf, eachDay, isDay } from '../../../src/domain/analytics/days.ts';
import type { Did } from '../../../src/domain/functions/did.ts';
import { type FunctionStore, pagesOf } from '../../../src/domain/functions/functionStore.ts';
import { TaskRefusal } from '../../../src/domain/functions/taskRefusal.ts';
import { EVENT_DAYS } from '../../../src/domain/schemas/event.ts';
import { type Lease, takeLease } from '../run/lease.ts';
import { dayWrites } from './dayWrites.ts';
import { readDay } from './readDay.ts';
import { sweepEvents } from './sweepEvents.ts';

const MINUTE = 60_000;

/** Events that were on their way when the last run looked are looked for again. */
const OVERLAP = 2 * MINUTE;

/** What a run of the roll-ups is given. */
export interface RollUpOptions {
  clock: () => Date;
  /** How long it may work, in milliseconds; what is left then is done by the next run. */
  budget: number;
}

/** What the next run goes on from. */
interface Progress {
  /** Everything that was received before is accounted for; null before the first run. */
  seenUntil: Date | null;
  /** Days that are to be made anew, oldest first. */
  days: string[];
  /** The last day that was made after it ended. */
  settled: string | null;
}

const progressOf = ({ state }: Lease): Progress => ({
  seenUntil: state.seenUntil instanceof Date ? state.seenUntil : null,
  days: Array.isArray(state.days)
    ? state.days.filter((day): day is string => typeof day === 'string' && isDay(day))
    : [],
  settled: typeof state.settled === 'string' && isDay(state.settled) ? state.settled : null,
});

const sorted = (days: Iterable<string>) => [...new Set(days)].sort();

/** The days of events that came since the last run. */
const daysOfNew = async (store: FunctionStore, since: Date | null, today: string) => {
  const days = new Set<string>();
  let newest: Date | null = null;
  const query = {
    collection: 'events',
    where: since ? [{ field: 'receivedAt', op: '>=' as const, value: since }] : [],
    orderBy: [{ field: 'receivedAt', direction: 'asc' as const }],
  };
  for await (const page of pagesOf(store, query, 1000))
    for (const { data } of page) {
      const { at, receivedAt } = data;
      if (receivedAt instanceof Date) newest = receivedAt;
      if (!(at instanceof Date)) continue;
      const day = dayOf(at);
      if (day <= today && day > addDays(today, -EVENT_DAYS)) days.add(day);
    }
  return { days, newest };
};

/** Days that ended since the last run: what owners did on them is whole only now. */
const endedDays = ({ settled }: Progress, today: string) => {
  const yesterday = addDays(today, -1);
  return settled === null ? [] : eachDay(addDays(settled, 1), yesterday).slice(-EVENT_DAYS);
};

/** Makes the days one after the other, as far as the time goes; each is off the list with the commit that has it. */
const makeDays = async (
  store: FunctionStore,
  lease: Lease,
  wanted: readonly string[],
  { clock, budget }: RollUpOptions,
): Promise<Did> => {
  const ends = clock().getTime() + budget;
  const did = { days: 0, events: 0, unknown: 0, left: 0 };
  let days = sorted(wanted);
  for (let day = days[0]; day !== undefined; day = days[0]) {
    if (clock().getTime() >= ends) break;
    const { events, notes, later, unknown } = await readDay(store, day);
    if (notes.length > 0) {
      // Before the visits: once noted, they do not tell again which later days they change.
      days = sorted([...days, ...later]);
      await lease.commit([], { days });
      await lease.commit(notes);
    }
    const writes = await dayWrites(store, day, events, clock());
    days = days.filter(one => one !== day);
    await lease.commit(writes, { days });
    did.days += 1;
    did.events += events.length;
    did.unknown += unknown;
  }
  return { ...did, left: days.length };
};

const withLease = async (
  store: FunctionStore,
  { clock, budget }: RollUpOptions,
  work: (lease: Lease) => Promise<Did>,
): Promise<Did> => {
  const lease = await takeLease(store, { name: 'rollUpEvents', clock, holds: 2 * budget });
  if (!lease) return { busy: 1 };
  try {
    return await work(lease);
  } finally {
    await lease.release();
  }
};

/**
 * Makes the roll-ups of every day that has new events, and of every day that ended since the last run. Events that
 * come twice, late or out of order end in the same figures; of several instances one works. A project whose apps
 * store no events gets nothing.
 */
export const rollUpNew = (store: FunctionStore, options: RollUpOptions): Promise<Did> =>
  withLease(store, options, async lease => {
    const { clock } = options;
    const from = clock();
    const today = dayOf(from);
    const progress = progressOf(lease);
    const since = progress.seenUntil && new Date(progress.seenUntil.getTime() - OVERLAP);
    const { days: fresh, newest } = await daysOfNew(store, since, today);
    if (newest === null && progress.seenUntil === null) return { events: 0 };
    const days = sorted([...progress.days, ...fresh, ...endedDays(progress, today)]);
    await lease.commit([], { seenUntil: from, days, settled: addDays(today, -1) });
    const did = await makeDays(store, lease, days, options);
    const swept = await sweepEvents(store, lease, clock, from.getTime() + options.budget);
    return swept > 0 ? { ...did, swept } : did;
  });

/**
 * Makes every day of a range anew, as far back as events are kept; what does not fit into this run is done by the
 * next ones.
 * @throws TaskRefusal where a day is none, or the range is beyond what is kept
 */
export const rollUpRange = async (
  store: FunctionStore,
  { from, to }: { from: string; to: string },
  options: RollUpOptions,
): Promise<Did> => {
  const today = dayOf(options.clock());
  if (!isDay(from) || !isDay(to) || from > to) throw new TaskRefusal('badDays');
  if (to > today || from <= addDays(today, -EVENT_DAYS)) throw new TaskRefusal('beyondEvents');
  return withLease(store, options, async lease => {
    const days = sorted([...progressOf(lease).days, ...eachDay(from, to)]);
    await lease.commit([], { days });
    return makeDays(store, lease, days, options);
  });
};
