import type { ExcludedEntry } from '../schemas/giveaway.ts';
import type { BarredEntries } from './barredEntries.ts';
import type { RankedEntry } from './rankEntries.ts';

/** What came of going down a ranking. */
export interface EligibleEntries {
  /** Who may win, in the order of the draw. */
  eligible: RankedEntry[];
  /** Who stands before the last of them and may not. */
  excluded: ExcludedEntry[];
}

/** Places that are ranked beyond those that are to be drawn, since somebody may be passed over. */
const SPARE = 50;

/**
 * Goes down a ranking until `count` were found who may win. Looks up no more people than it takes:
 * as many as are still missing at a time.
 * @param barredAmong which of some entries may not win now, and why.
 * @returns fewer than `count` where the ranking has no more.
 */
export const takeEligible = async (
  ranked: readonly RankedEntry[],
  count: number,
  barredAmong: (entries: readonly RankedEntry[]) => Promise<BarredEntries>,
  at: Date,
): Promise<EligibleEntries> => {
  const eligible: RankedEntry[] = [];
  const excluded: ExcludedEntry[] = [];
  let from = 0;
  while (eligible.length < count && from < ranked.length) {
    const next = ranked.slice(from, from + count - eligible.length);
    from += next.length;
    const barred = await barredAmong(next);
    for (const one of next) {
      const { id: entryId, userId, name } = one.entry;
      const why = barred.get(entryId);
      if (why) excluded.push({ entryId, userId, name, ...why, at });
      else eligible.push(one);
    }
  }
  return { eligible, excluded };
};

/**
 * Finds `count` entries that may win, below the places that are taken. Ranks twice as many where so
 * many are passed over that the ranking does not do.
 * @param rank the `places` first entries by the seed.
 */
export const findEligible = async (wanted: {
  rank: (places: number) => Promise<{ ranked: RankedEntry[] }>;
  barredAmong: (entries: readonly RankedEntry[]) => Promise<BarredEntries>;
  /** Entries that were drawn or passed over before. */
  taken: ReadonlySet<string>;
  count: number;
  at: Date;
}): Promise<EligibleEntries> => {
  const { rank, barredAmong, taken, count, at } = wanted;
  for (let places = taken.size + count + SPARE; ; places *= 2) {
    const { ranked } = await rank(places);
    const free = ranked.filter(({ entry }) => !taken.has(entry.id));
    const found = await takeEligible(free, count, barredAmong, at);
    if (found.eligible.length >= count || ranked.length < places) return found;
  }
};
