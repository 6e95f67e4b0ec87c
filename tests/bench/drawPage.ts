import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { RecordOf } from '@/domain/records.ts';
import type { GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import { type EntryList, withEntries } from '@/resources/giveaways/show/readEntries.ts';

/** What a draw took, in milliseconds. */
export interface DrawFigures {
  /** From the first page of entries to the winners. */
  draw: number;
  /** Of that, from the last page on. */
  afterReading: number;
  winners: number;
  /** Most bytes that the page's heap grew. */
  heapGrowth: number;
}

declare global {
  interface Window {
    benchDraw: (entries: number) => Promise<DrawFigures>;
    /** One hash of the list and one of each entry, and nothing else. @returns milliseconds. */
    benchDrawFloor: (entries: number) => number;
  }
}

const PAGE = 500;
const WINNERS = 100;
const KEY = 'a'.repeat(64);
const at = new Date('2026-11-01T00:00:00Z');

/** Ids as Firebase makes them, in no order; one person in a thousand has a second account. */
const entryOf = (index: number): GiveawayEntry => {
  const id = `${((index * 2_654_435_761) % 4_294_967_296).toString(36)}-account-${index}`;
  const email = `person-${index % 1000 === 0 ? index + 1 : index}@mail.example`;
  return { id, userId: id, name: `Person ${index}`, email, country: 'AU', enteredAt: at };
};

const pageOf = (from: number, entries: number) =>
  Array.from({ length: Math.min(PAGE, entries - from) }, (_, index) => entryOf(from + index));

/** Streams entries that are made as they are asked for: what is measured is not a database. */
const streaming = (entries: number) => ({
  stream: async function* <R extends ResourceName>(resource: R): AsyncGenerator<RecordOf<R>[]> {
    for (let from = 0; from < entries; from += PAGE) {
      const page: { [Name in ResourceName]?: RecordOf<Name>[] } = {
        entries: pageOf(from, entries),
      };
      yield page[resource] ?? [];
    }
  },
});

/** Chromium's own figure; precise with the flag that the benchmark starts it with. */
const heap = () => {
  const memory: unknown = Reflect.get(performance, 'memory');
  const used = typeof memory === 'object' && memory ? Reflect.get(memory, 'usedJSHeapSize') : 0;
  return typeof used === 'number' ? used : 0;
};

/** The hashes as the draw makes them: the list's in large pieces, tickets from what they share. */
const floorOf = (entries: number) => {
  const pages = Array.from({ length: Math.ceil(entries / PAGE) }, (_, page) =>
    pageOf(page * PAGE, entries).map(({ id }) => id),
  );
  const start = performance.now();
  const list = sha256.create();
  const shared = sha256.create().update(utf8ToBytes(`${KEY}:`));
  for (const ids of pages) {
    list.update(utf8ToBytes(ids.map(id => `["${id}","${id}"]\n`).join('')));
    for (const id of ids) shared.clone().update(utf8ToBytes(id)).digest();
  }
  list.digest();
  return performance.now() - start;
};

window.benchDraw = async entries => {
  const before = heap();
  let highest = before;
  const start = performance.now();
  let lastRead = start;
  const options = {
    signal: new AbortController().signal,
    onProgress: ({ phase }: { phase: string }) => {
      highest = Math.max(highest, heap());
      if (phase === 'reading') lastRead = performance.now();
    },
  };
  const { ranked } = await withEntries(
    streaming(entries),
    'bench',
    options,
    ({ rank }: EntryList) => rank(KEY, WINNERS),
  );
  const end = performance.now();
  return {
    draw: end - start,
    afterReading: end - lastRead,
    winners: ranked.length,
    heapGrowth: highest - before,
  };
};

window.benchDrawFloor = floorOf;
