import { describe, expect, it } from 'vitest';
import { ID_SHAPES, mixedIds } from '../../../tests/support/idShapes.ts';
import { compareStrings } from '../../query/index.ts';
import { findRank } from './findRank.ts';
import type { IdSource } from './idPlace.ts';

const rankIn = (ids: readonly string[], text: string) => {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareStrings(ids[middle] ?? '', text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Ids in memory that bill what Firestore would. */
const sourceOf = (ids: readonly string[]) => {
  let reads = 0;
  const source: IdSource = {
    count: async (from, to, most) => {
      const begin = from === undefined ? 0 : rankIn(ids, from);
      const end = to === undefined ? ids.length : rankIn(ids, to);
      const counted = Math.min(most, Math.max(0, end - begin));
      reads += Math.max(1, Math.ceil(counted / 1000));
      return counted;
    },
    peek: async (from, count) => {
      const begin = from === undefined ? 0 : rankIn(ids, from);
      const found = ids.slice(begin, begin + count);
      reads += Math.max(1, found.length);
      return found;
    },
  };
  return { source, reads: () => reads };
};

const search = async (ids: readonly string[], target: number) => {
  const { source, reads } = sourceOf(ids);
  const low = { id: undefined, rank: 0 };
  const { place } = await findRank(source, target, low, { id: undefined, rank: ids.length });
  const rank = place.id === undefined ? 0 : rankIn(ids, place.id);
  return { place, rank, cost: reads() + target - place.rank };
};

/** Reads that the way to any page may cost beyond its rows, the half of the ids that it counts included. */
const MOST_READS: Readonly<Record<number, number>> = { 5000: 12, 50000: 35 };
/** The same where shapes are mixed, or where words begin with few of all texts. */
const MOST_READS_MIXED: Readonly<Record<number, number>> = { 300: 45, 5000: 95, 50000: 200 };
/** Few others among ids in a row: nothing tells where those are. */
const MOST_READS_HIDDEN: Readonly<Record<number, number>> = { 300: 45, 5000: 95, 50000: 260 };

/** Shapes besides those of the emulator's tests: the rank must be right, whatever it costs. */
const ODD: Readonly<Record<string, readonly string[]>> = {
  one: ['a'],
  two: ['a', 'b'],
  emoji: Array.from({ length: 300 }, (_, n) => `😀${n}é`),
  'mixed kinds': Array.from({ length: 900 }, (_, n) => (n % 3 ? `row${n}` : `zz-${n}-x`)),
  'mail addresses': Array.from({ length: 900 }, (_, n) => `${(n * 7919) % 997}.me@example.com`),
  dates: Array.from({ length: 900 }, (_, n) => new Date(1.7e12 + n * 3.7e6).toISOString()),
  gaps: Array.from({ length: 900 }, (_, n) => `p${String(n * n).padStart(7, '0')}`),
  'one far away': [...Array.from({ length: 900 }, (_, n) => `a${n}`), 'zzzzzzzzzzzz'],
};

describe('findRank', () => {
  it.each(
    Object.keys(ID_SHAPES).flatMap(name => [5000, 50_000].map(rows => [name, rows] as const)),
  )('comes to the last pages of %s ids, %i of them, in few reads', async (name, rows) => {
    const ids = ID_SHAPES[name]?.(rows).sort(compareStrings) ?? [];
    for (const target of [rows - 25, rows - 50, rows - 525]) {
      const { place, rank, cost } = await search(ids, target);
      expect(place.rank).toBe(rank);
      expect(place.rank).toBeLessThanOrEqual(target);
      if (!name.includes('words')) expect(cost).toBeLessThanOrEqual(12);
    }
  });

  it.each(Object.keys(ODD))('tells ranks rightly among ids of %s', async name => {
    const ids = [...(ODD[name] ?? [])].sort(compareStrings);
    for (const target of [0, 1, ids.length >> 1, ids.length - 1, ids.length]) {
      const { place, rank } = await search(ids, target);
      expect(place.rank).toBe(rank);
      expect(place.rank).toBeLessThanOrEqual(target);
    }
  });

  it.each(
    ['Firestore’s', 'UUID', 'padded', 'sequential'].flatMap(name =>
      [5000, 50_000].map(rows => [name, rows] as const),
    ),
  )('comes to any page of %s ids, %i of them, by one dear count', async (name, rows) => {
    const ids = ID_SHAPES[name]?.(rows).sort(compareStrings) ?? [];
    for (let share = 0.03; share < 1; share += 0.047) {
      const target = Math.floor(share * rows);
      const { place, rank, cost } = await search(ids, target);
      expect(place.rank).toBe(rank);
      expect(place.rank).toBeLessThanOrEqual(target);
      expect(cost).toBeLessThanOrEqual(MOST_READS[rows] ?? 0);
    }
  });

  describe.each([300, 5000, 50_000])('among %i', rows => {
    const each = (make: (n: number) => string) => Array.from({ length: rows }, (_, n) => make(n));
    const half = (name: string) => ID_SHAPES[name]?.(rows / 2) ?? [];
    const most = MOST_READS_MIXED[rows] ?? 0;
    const mixtures: readonly (readonly [string, readonly string[], number])[] = [
      ['five shapes', mixedIds(rows), most],
      [
        'numbers, some behind a word',
        each(n => [`row${n}`, `${n}`, `x-${(n * 7919) % 97}-${n}`][n % 3] ?? ''),
        most,
      ],
      ['sections', each(n => `${'abcdefgh'[n % 8]}_${n}`), most],
      ['Firestore’s and UUIDs', [...half('Firestore’s'), ...half('UUID')], most],
      ['UUIDs and slugs', [...half('UUID'), ...half('slugs of words')], most],
      ['numbers and slugs', [...half('sequential'), ...half('slugs of words')], most],
      ['slugs', ID_SHAPES['slugs of words']?.(rows) ?? [], most],
      ['mail addresses', each(n => `${(n * 7919) % 1_000_003}.me@example.com`), most],
      ['dates', each(n => new Date(1.7e12 + n * 3.7e6).toISOString()), most],
      ['emoji', each(n => `😀${(n * 7919) % 1_000_003}é`), most],
      [
        'Firestore’s and padded',
        [...half('Firestore’s'), ...half('padded')],
        MOST_READS_HIDDEN[rows] ?? 0,
      ],
    ];
    it.each(mixtures)('ids of %s comes near any rank', async (_, all, reads) => {
      const ids = [...all].sort(compareStrings);
      for (let share = 0; share <= 1; share += 0.05) {
        const target = Math.floor(share * ids.length);
        const { place, rank, cost } = await search(ids, target);
        expect(place.rank).toBe(rank);
        expect(place.rank).toBeLessThanOrEqual(target);
        expect(cost).toBeLessThanOrEqual(reads);
      }
    });
  });
});
