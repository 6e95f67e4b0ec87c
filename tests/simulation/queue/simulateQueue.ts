import { afterDecision } from '@/components/queue/neighbour.ts';
import { isOthers, RENEWED_EVERY } from '@/domain/claims/claim.ts';
import type { QueuedReport } from '@/domain/moderation/reportItems.ts';
import { targetKey } from '@/domain/moderation/reportItems.ts';
import type { Claim } from '@/domain/schemas/claim.ts';

/** What stores claims and decisions; every call is made at the server's time `at`. */
export interface QueueServer {
  /** Takes or renews. @returns whether it was let. */
  take: (who: string, item: QueuedReport, at: number) => Promise<boolean>;
  release: (who: string, item: QueuedReport, at: number) => Promise<boolean>;
  /** Closes the item's reports. @returns whether it was let. */
  decide: (who: string, item: QueuedReport, at: number) => Promise<boolean>;
}

/** What came of a queue that administrators worked through. */
export interface Worked {
  /** Items that two worked on at once, or that were decided twice. */
  collisions: number;
  decided: number;
  /** When the last one was decided, in milliseconds from the beginning. */
  took: number;
  /** Writes of claims that were let: taken and given free; renewed. */
  writes: { taken: number; released: number; renewed: number };
  refused: number;
}

/** How it goes: who works, how long each item takes, how late news is. */
export interface Play {
  people: readonly string[];
  /** In the order of the queue. */
  items: readonly QueuedReport[];
  /** Milliseconds that each item takes whoever decides it. */
  effort: ReadonlyMap<string, number>;
  /** From 0 to 1, seeded. */
  random: () => number;
  /** How often a tab is closed in the middle of an item, from 0 to 1. */
  leaves?: number;
}

const MOST_LATE = 300;
const TRIES_AGAIN = 5_000;
const COMES_BACK = 60_000;

/** How long a dispatcher takes who knows everything at once and never asks twice. */
export const perfectDispatch = ({ people, items, effort }: Play): number => {
  const free = people.map(() => 0);
  for (const { id } of items) {
    const next = free.indexOf(Math.min(...free));
    free[next] = (free[next] ?? 0) + (effort.get(id) ?? 0);
  }
  return Math.max(...free);
};

/** Lets people work through a queue, each by what is known to them, which is always late. */
export const simulateQueue = async (play: Play, server: QueueServer): Promise<Worked> => {
  const { people, items, effort, random, leaves = 0 } = play;
  const worked: Worked = {
    ...{ collisions: 0, decided: 0, took: 0, refused: 0 },
    writes: { taken: 0, released: 0, renewed: 0 },
  };
  const events: { at: number; order: number; run: (at: number) => Promise<void> }[] = [];
  let order = 0;
  const later = (at: number, run: (at: number) => Promise<void>) => {
    order += 1;
    events.push({ at, order, run });
  };
  const late = () => 30 + random() * (MOST_LATE - 30);
  /** What happened at the server; everybody hears of it late. */
  const log: { at: number; target: string; claim: Claim | null; decided: boolean }[] = [];
  const tell = (at: number, item: QueuedReport, who: string | null, decided: boolean) => {
    const target = targetKey(item);
    const claim: Claim | null =
      who === null
        ? null
        : {
            ...{ id: `reports~${target}`, resource: 'reports', target, label: '', holder: who },
            ...{ from: null, kind: 'looking', note: '', at: new Date(at) },
          };
    log.push({ at, target, claim, decided });
  };
  const busy = new Map<string, string>();
  const done = new Set<string>();

  const person = (who: string) => {
    const claims = new Map<string, Claim>();
    let waiting = [...items];
    let heard = 0;
    let place = 0;
    const hear = (until: number) => {
      for (; (log[heard]?.at ?? Number.POSITIVE_INFINITY) <= until; heard++) {
        const news = log[heard];
        if (!news) break;
        if (news.claim) claims.set(news.target, news.claim);
        else claims.delete(news.target);
        if (news.decided) waiting = waiting.filter(item => targetKey(item) !== news.target);
      }
    };
    const work = (item: QueuedReport, since: number) => {
      const until = since + (effort.get(item.id) ?? 0);
      const gone = random() < leaves ? since + random() * (until - since) : null;
      busy.set(item.id, who);
      for (let at = since + RENEWED_EVERY; at < (gone ?? until); at += RENEWED_EVERY)
        later(at, async now => {
          if (await server.take(who, item, now)) worked.writes.renewed += 1;
          else worked.collisions += 1;
          tell(now, item, who, false);
        });
      if (gone !== null) {
        later(gone, async now => {
          busy.delete(item.id);
          later(now + COMES_BACK, pick);
        });
        return;
      }
      later(until + late(), async now => {
        if (done.has(item.id) || !(await server.decide(who, item, now))) worked.collisions += 1;
        done.add(item.id);
        busy.delete(item.id);
        worked.decided += 1;
        worked.took = Math.max(worked.took, now);
        if (await server.release(who, item, now)) worked.writes.released += 1;
        tell(now, item, null, true);
        later(now + late(), pick);
      });
    };
    const pick = async (now: number): Promise<void> => {
      hear(now - late());
      const ids = waiting.map(({ id }) => id);
      const isTaken = (id: string) => {
        const item = waiting.find(one => one.id === id);
        return item !== undefined && isOthers(claims.get(targetKey(item)), who, new Date(now));
      };
      const id = afterDecision(ids, Math.min(place, ids.length), '', isTaken);
      const item = waiting.find(one => one.id === id);
      if (!item) {
        if (done.size < items.length) later(now + TRIES_AGAIN, pick);
        return;
      }
      place = ids.indexOf(item.id);
      later(now + late(), async arrived => {
        if (done.has(item.id) || !(await server.take(who, item, arrived))) {
          worked.refused += 1;
          // What has it is heard with the refusal; the next key follows.
          later(arrived + late() + MOST_LATE, pick);
          return;
        }
        if (busy.has(item.id)) worked.collisions += 1;
        worked.writes.taken += 1;
        tell(arrived, item, who, false);
        work(item, arrived + late());
      });
    };
    return pick;
  };
  for (const who of people) later(random() * 1_000, person(who));
  while (events.length > 0) {
    let first = 0;
    for (let index = 1; index < events.length; index++) {
      const [one, best] = [events[index], events[first]];
      if (one && best && (one.at < best.at || (one.at === best.at && one.order < best.order)))
        first = index;
    }
    const [event] = events.splice(first, 1);
    if (event) await event.run(event.at);
  }
  return worked;
};
