import type { CatalogueEvent } from '../../../src/domain/analytics/rollUpEvents.ts';
import { noteVisit, visitFacts } from '../../../src/domain/analytics/visits.ts';
import {
  type FunctionStore,
  type FunctionWrite,
  pagesOf,
} from '../../../src/domain/functions/functionStore.ts';
import {
  type StoredEvent,
  storedEventSchema,
  type Visitor,
  visitorSchema,
} from '../../../src/domain/schemas/event.ts';
import { within } from './ownersDay.ts';
import { type SoldProduct, soldBy } from './soldBy.ts';

/** Where the days of each visitor are kept. */
const VISITORS = 'visitors';

/** People that are looked up at once. */
const AT_ONCE = 300;

/** A day of the catalogue, with what its events do not say themselves. */
export interface CatalogueDay {
  events: CatalogueEvent[];
  /** What notes the day's visits. */
  notes: FunctionWrite[];
  /** Later days whose roll-ups said something else before. */
  later: string[];
  /** Events that count nowhere: of no product that is or was, or of no shape that is known. */
  unknown: number;
}

type Placed = StoredEvent & SoldProduct;

const eventsOf = async (store: FunctionStore, day: string) => {
  const events: StoredEvent[] = [];
  let unknown = 0;
  const query = {
    collection: 'events',
    where: within('at', day),
    orderBy: [{ field: 'at', direction: 'asc' as const }],
  };
  for await (const page of pagesOf(store, query, 1000))
    for (const { data } of page) {
      const event = storedEventSchema.safeParse(data);
      if (event.success) events.push(event.data);
      else unknown += 1;
    }
  return { events, unknown };
};

/** The days that people visited before, and when the record of those who are new says they came. */
const readPeople = async (store: FunctionStore, userIds: readonly string[]) => {
  const visitors = new Map<string, Visitor>();
  const since = new Map<string, Date>();
  for (let at = 0; at < userIds.length; at += AT_ONCE) {
    const ids = userIds.slice(at, at + AT_ONCE);
    for (const { data } of await store.getAll(VISITORS, ids)) {
      const visitor = visitorSchema.safeParse(data);
      if (visitor.success) visitors.set(data.id, visitor.data);
    }
    const fresh = ids.filter(id => !visitors.has(id));
    for (const { data } of await store.getAll('users', fresh))
      if (data.createdAt instanceof Date) since.set(data.id, data.createdAt);
  }
  return { visitors, since };
};

const byPerson = (events: readonly Placed[]) => {
  const people = new Map<string, Set<string>>();
  for (const { userId, businessId } of events) {
    const known = people.get(userId) ?? new Set();
    people.set(userId, known.add(businessId));
  }
  return people;
};

/** Reads the events of a day, and who the people in them were before. */
export const readDay = async (store: FunctionStore, day: string): Promise<CatalogueDay> => {
  const { events: all, unknown } = await eventsOf(store, day);
  const products = await soldBy(store, [...new Set(all.map(({ productId }) => productId))]);
  const events: Placed[] = all.flatMap(event => {
    const sold = products.get(event.productId);
    return sold ? [{ ...event, ...sold }] : [];
  });
  const people = byPerson(events);
  const { visitors, since } = await readPeople(store, [...people.keys()]);
  const notes: FunctionWrite[] = [];
  const later = new Set<string>();
  for (const [id, businessIds] of people) {
    const visit = { day, businessIds: [...businessIds], since: since.get(id) ?? null };
    const noted = noteVisit(visitors.get(id) ?? null, visit);
    visitors.set(id, noted.visitor);
    for (const one of noted.later) later.add(one);
    if (noted.changed)
      notes.push({ type: 'set', collection: VISITORS, id, data: { ...noted.visitor } });
  }
  return {
    events: events.flatMap(({ receivedAt: _, id: __, ...event }) => {
      const visitor = visitors.get(event.userId);
      return visitor ? [{ ...event, ...visitFacts(visitor, day, event.businessId) }] : [];
    }),
    notes,
    later: [...later].sort(),
    unknown: unknown + all.length - events.length,
  };
};
