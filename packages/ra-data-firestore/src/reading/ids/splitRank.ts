import { compareStrings } from '../../query/index.ts';
import { commonLength, halfWay, LAST_CHARACTER } from './halfWay.ts';
import type { IdPlace, IdSource } from './idPlace.ts';
import { idScale } from './idScale.ts';

/** Entries that one read counts. */
const PER_READ = 1000;
/** Splits after which whatever is known has to do; ids of 50,000 take up to 90. */
const MOST_STEPS = 120;
/** Ids that are kept, for their shape and for what they begin with. */
const KEPT = 12;
/** Rows between two places up to which a count is no dearer than looking at an id first. */
const FEW = 2 * PER_READ;
const MILLION = 1_000_000;

/** Rows that may be read for nothing, after so many questions, rather than asking one more. */
const allowedWaste = (asked: number) => Math.max(4, Math.floor(asked / 3));

const isBefore = (id: string, end: string | undefined) =>
  end === undefined || compareStrings(id, end) < 0;

const createSplit = (source: IdSource, target: number, low: IdPlace, high: IdPlace) => {
  let lo = low;
  /** Its rank is only estimated where the target lies within what one read counts. */
  let hi = high;
  let asked = 0;
  /** Ids between the two. */
  let seen: string[] = [];
  /** Whether the lower end is a real id. */
  let isReal = false;

  const isInside = (text: string) =>
    text !== '' && (lo.id === undefined || isBefore(lo.id, text)) && isBefore(text, hi.id);

  /** The first id from a text on, if it lies before the upper end. */
  const peek = async (from: string | undefined) => {
    const [id] = await source.peek(from, 1);
    asked++;
    if (id === undefined || !isBefore(id, hi.id)) return undefined;
    seen = [id, ...seen.filter(other => other !== id)].slice(0, KEPT);
    return id;
  };

  /** Moves the lower end to a real id, at the same rank. */
  const settle = async () => {
    if (isReal) return;
    isReal = true;
    const id = await peek(lo.id);
    if (id !== undefined) lo = { id, rank: lo.rank };
  };

  const count = (from: string | undefined, to: string | undefined, most: number) => {
    asked++;
    return source.count(from, to, most);
  };

  /** Counts on the side of a text where fewer ids are: one read each tells which that is. */
  const rankOf = async (text: string, guess: number) => {
    const rows = hi.rank - lo.rank;
    const below = { count: (most: number) => count(lo.id, text, most), isBelow: true };
    const above = { count: (most: number) => count(text, hi.id, most), isBelow: false };
    const sides = guess - lo.rank <= hi.rank - guess ? [below, above] : [above, below];
    const rankBy = (isBelow: boolean, counted: number) =>
      isBelow ? lo.rank + counted : hi.rank - counted;
    if (rows > FEW)
      for (const side of sides) {
        const counted = await side.count(PER_READ);
        if (counted < PER_READ) return rankBy(side.isBelow, counted);
      }
    const [side = below] = sides;
    return rankBy(side.isBelow, await side.count(Math.max(PER_READ, rows)));
  };

  /** Whether one read counts all up to the target. */
  const isClose = () => target - lo.rank < PER_READ;

  /** The rank of a text, where it is not beyond what one read counts. */
  const closeRankOf = async (text: string) => {
    const counted = await count(lo.id, text, PER_READ);
    return counted < PER_READ ? lo.rank + counted : undefined;
  };

  /**
   * Moves one end to a text.
   * @param guess the rank that it is thought to have.
   * @returns the share of the rows that have been set aside.
   */
  const splitAt = async (text: string, guess: number) => {
    const rows = hi.rank - lo.rank;
    const isLarge = rows > FEW && !isClose();
    const id = isLarge ? await peek(text) : undefined;
    if (isLarge && id === undefined) {
      hi = { id: text, rank: hi.rank };
      return 0;
    }
    const rank = isClose() ? await closeRankOf(text) : await rankOf(text, guess);
    if (rank === undefined) hi = { id: text, rank: Math.min(hi.rank, lo.rank + FEW) };
    else if (rank > target) hi = { id: text, rank };
    else {
      lo = { id: id ?? text, rank };
      isReal = id !== undefined;
    }
    seen = seen.filter(one => isBefore(one, hi.id) && (one === lo.id || isInside(one)));
    return 1 - (hi.rank - lo.rank) / Math.max(1, rows);
  };

  /**
   * Looks whether all ids begin like the first one, by half of the characters of which that is not
   * known: numbers and words at their end are reached in a few steps.
   * @returns whether there was anything to find out.
   */
  const trim = async () => {
    const { id = '' } = lo;
    const known = hi.id === undefined ? 0 : commonLength(id, hi.id);
    const others = seen.filter(one => one !== id).map(one => commonLength(id, one));
    const most = Math.min(...others, [...id].length - 1);
    if (most <= known) return false;
    const start = [...id].slice(0, Math.ceil((known + most) / 2)).join('');
    const text = start + LAST_CHARACTER;
    if (!isInside(text)) return false;
    if ((await peek(text)) === undefined) hi = { id: text, rank: hi.rank };
    return true;
  };

  /** A text as far between the ends as the target, if all ids have the shape of those seen. */
  const guessed = () => {
    const ids = [...new Set(lo.id === undefined ? seen : [lo.id, ...seen])];
    const [first] = ids;
    if (first === undefined) return undefined;
    const isWide = ids.some(({ length }) => length !== first.length);
    const scale = idScale(ids, isWide);
    const bottom = scale.toNumber(lo.id ?? first);
    const top = hi.id === undefined ? scale.greatest : scale.toNumber(hi.id);
    // Others may have written since it was counted.
    const rows = Math.max(1, hi.rank - lo.rank);
    const share = Math.min(1, Math.max(0, (target - lo.rank) / rows));
    const text = scale.toText(
      bottom + ((top - bottom) * BigInt(Math.round(share * MILLION))) / BigInt(MILLION),
    );
    return isInside(text) ? text : undefined;
  };

  const isNear = () => target - lo.rank <= allowedWaste(asked);
  const state = () => ({ lo, hi, seen });
  return { settle, splitAt, trim, guessed, isNear, isInside, state };
};

/**
 * Finds a place shortly before a rank among ids of which no shape can be told, or of several: the
 * texts between two places are halved, at the characters where ids differ, and guessed in between
 * as if those seen had one shape. What costs is counting, so it is done on the side where fewer ids
 * are, and a text is counted only where there are ids after it.
 * @param target how many ids lie below the wanted place.
 * @returns the nearest place found at or below the target, and ids seen near it.
 */
export const splitRank = async (
  source: IdSource,
  target: number,
  low: IdPlace,
  high: IdPlace,
): Promise<{ place: IdPlace; seen: readonly string[] }> => {
  const split = createSplit(source, target, low, high);
  let isHalf = true;
  /** Whether there were ids above the last text: if not, they may begin with more in common. */
  let isAbove = true;
  for (let step = 0; step < MOST_STEPS && !split.isNear(); step++) {
    await split.settle();
    if (!isAbove && (await split.trim())) continue;
    const before = split.state();
    const guess: string | undefined = isHalf ? undefined : split.guessed();
    const text: string | undefined = guess ?? halfWay(before.lo.id ?? '', before.hi.id);
    if (text === undefined || !split.isInside(text)) break;
    const middle = (before.lo.rank + before.hi.rank) / 2;
    const gain = await split.splitAt(text, guess === undefined ? middle : target);
    const { hi } = split.state();
    isAbove = before.hi.id === undefined || hi.id !== text || hi.rank !== before.hi.rank;
    isHalf = guess !== undefined && gain < 0.5;
  }
  const { lo, seen } = split.state();
  return { place: lo, seen };
};
