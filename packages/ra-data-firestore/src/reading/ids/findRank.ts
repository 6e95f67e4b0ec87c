import { compareStrings } from '../../query/index.ts';
import type { IdPlace, IdSource } from './idPlace.ts';
import { bordersOf, type IdScale, idScale, isWords, mayEndEarly } from './idScale.ts';
import { numberScale } from './numberScale.ts';
import { splitRank } from './splitRank.ts';

/** Entries that one read counts. */
const PER_READ = 1000;
/** Reads that a page may cost beyond its rows. */
const BUDGET = 10;
/** Guesses after which whatever is known has to do. */
const MOST_STEPS = 30;
/** Ids looked at where their distance tells how far they reach. */
const SAMPLE = 3;
/** Reads that halving the ids may cost: where they are is worth more than their exact number. */
const HALF_READS = 5;
/** Guesses in a row without an id between them, after which a real one is looked at. */
const PEEK_AFTER = 2;
/** Reads of a count beyond which one looks first whether it can tell anything. */
const DEAR = 5;
const MILLION = 1_000_000;

/** Rows that may be read for nothing, after so many questions, rather than asking one more. */
const allowedWaste = (asked: number) =>
  asked < 8 ? Math.max(3, BUDGET - asked - 1) : 3 + (asked - 8) * 3;

const part = (distance: bigint, share: number) =>
  (distance * BigInt(Math.round(share * MILLION))) / BigInt(MILLION);

/** What is known on the way: exact places on both sides of the target, and texts between them. */
const createSearch = (source: IdSource, low: IdPlace, high: IdPlace, known: readonly string[]) => {
  let seen = known;
  let isWide = false;
  const scaled = () =>
    (isWide ? undefined : numberScale(seen[0], high.rank)) ?? idScale(seen, isWide);
  let scale: IdScale = scaled();
  let lo = low;
  let hi = high;
  /** Exact places that were the bounds before, for the density next to them. */
  let previous: IdPlace | undefined;
  let next: IdPlace | undefined;
  /** Texts between which the target lies, where a count that was cut off tells no more. */
  let [floor, ceiling] = [low.id, high.id];
  let isLoose = high.id === undefined;
  let asked = 0;
  let empty = 0;

  const bottom = () => scale.toNumber(floor ?? seen[0] ?? '');
  const top = () => (ceiling === undefined ? scale.greatest : scale.toNumber(ceiling));
  const first = () => scale.toNumber(seen[0] ?? '');
  const isInside = (text: string) =>
    text !== '' &&
    (floor === undefined || compareStrings(text, floor) > 0) &&
    (ceiling === undefined || compareStrings(text, ceiling) < 0);

  const widen = () => {
    isWide = true;
    scale = scaled();
  };

  const look = async (count: number) => {
    const ids = await source.peek(floor, count);
    asked += Math.max(1, ids.length);
    if (ids.length > 0) seen = ids.length > 1 ? ids : [...seen.slice(0, 4), ...ids];
    scale = scaled();
    const [id] = ids;
    if (id !== undefined && (hi.id === undefined || compareStrings(id, hi.id) < 0)) {
      // Nothing lies between the floor and the first id from it.
      if (lo.id === floor) lo = { id, rank: lo.rank };
      floor = id;
    }
    return id;
  };

  /** Whether even the cheapest count up to the target takes many reads. */
  const isDear = (target: number) => Math.min(target - lo.rank, hi.rank - target) > DEAR * PER_READ;

  /** Whether a dear count would be in vain: ids of words, or some beyond the shape of the first. */
  const isMixed = async (target: number) => {
    if (seen.length > 0 && isWords(seen[0] ?? '')) return true;
    if (!isDear(target) || hi.id !== undefined || seen.length === 0) return false;
    asked++;
    return (await source.peek(scale.toText(scale.greatest), 1)).length > 0;
  };

  /** Ids in a row, or of times, end long before the last text of their shape. */
  const reach = () => {
    const step = scale.toNumber(seen.at(-1) ?? '') - first();
    if (seen.length < 2 || step <= 0n || !scale.isEven || hi.id !== undefined) return undefined;
    const end = first() + (step * BigInt(hi.rank)) / BigInt(seen.length - 1);
    const isClose = step === BigInt(seen.length - 1) || end < scale.greatest / 32n + bottom();
    return isClose && end < scale.greatest ? end : undefined;
  };

  const guess = (aim: number): bigint => {
    const [a, b] = [bottom(), top()];
    const within = (number: bigint) => (number > a && number < b ? number : undefined);
    if (isLoose && previous && lo.rank > previous.rank && lo.id === floor) {
      const from = previous.id === undefined ? first() : scale.toNumber(previous.id);
      const share = (aim - lo.rank) / (lo.rank - previous.rank);
      const found = within(a + part(a - from, share));
      if (found !== undefined) return found;
    }
    if (!isLoose && next?.id !== undefined && next.rank > hi.rank && ceiling === hi.id) {
      const share = (hi.rank - aim) / (next.rank - hi.rank);
      const found = share < 2 ? within(b - part(scale.toNumber(next.id) - b, share)) : undefined;
      if (found !== undefined) return found;
    }
    const share = (aim - lo.rank) / (hi.rank - lo.rank);
    return a + part(b - a, Math.min(0.9999, Math.max(0.0001, share)));
  };

  /** Counts up to a text. @returns whether it was about where it was thought to be. */
  const probe = async (text: string, target: number, aim: number, most: number) => {
    const fromAbove = hi.rank - aim <= aim - lo.rank || floor !== lo.id;
    const expected = fromAbove ? hi.rank - aim : aim - lo.rank;
    const limit = Math.max(most, Math.ceil((expected * 1.5) / PER_READ) * PER_READ);
    const counted = fromAbove
      ? await source.count(text, hi.id, limit)
      : await source.count(lo.id, text, limit);
    asked++;
    const before = { lo: lo.rank, hi: hi.rank };
    const rank = fromAbove ? hi.rank - counted : lo.rank + counted;
    const isCut = counted >= limit;
    if (isCut && fromAbove) floor = text;
    else if (isCut) ceiling = text;
    else if (rank <= target) {
      if (rank > lo.rank) previous = lo;
      lo = { id: text, rank };
      floor = text;
    } else {
      isLoose = rank === hi.rank;
      if (!isLoose) next = hi;
      hi = { id: text, rank };
      ceiling = text;
    }
    empty = !isCut && (rank === before.hi || rank === before.lo) ? empty + 1 : 0;
    if (isCut) return false;
    const isNear = Math.abs(rank - aim) <= Math.max(6, 3 * Math.sqrt(expected), expected / 4);
    return isNear || hi.rank - lo.rank <= (before.hi - before.lo) / 4;
  };

  return {
    state: () => ({ lo, hi, floor, seen, asked, empty, scale, isWide, isExact: lo.id === floor }),
    ...{ bottom, top, first, isDear, isMixed, isInside, widen, look, reach, guess, probe },
  };
};

type Search = ReturnType<typeof createSearch>;

/** The first guess where ids seem to end early; undefined once that is settled. */
const probeReach = async (search: Search, target: number, aimed: () => number) => {
  let end = search.reach();
  for (let round = 0; end !== undefined && round < 3; round++) {
    const { scale, hi } = search.state();
    const aim = aimed();
    const distance = end - search.first();
    const text = scale.toText(search.first() + part(distance, aim / hi.rank));
    if (!search.isInside(text)) return;
    await search.probe(text, target, aim, PER_READ);
    if (search.state().isExact || search.isDear(target)) return;
    // Far more lie beyond: three times as far, or they are of another shape.
    end = end < scale.greatest / 4n ? search.first() + distance * 3n : undefined;
  }
  if (end !== undefined || !search.state().isExact) search.widen();
};

/** Looks at a real id, and counts up to where those that begin like it end. */
const probeBorder = async (search: Search, target: number, aim: number) => {
  const id = await search.look(1);
  const border = id === undefined ? undefined : bordersOf(id).find(search.isInside);
  return border !== undefined && (await search.probe(border, target, aim, PER_READ));
};

/**
 * Closes in on a rank by counting ids up to guessed ones, as far as their shape can be guessed.
 * @returns the nearest places found on both sides of the target, and whether the lower one is near
 * enough.
 */
const guessRank = async (
  source: IdSource,
  target: number,
  low: IdPlace,
  high: IdPlace,
  known: readonly string[],
): Promise<{ place: IdPlace; end: IdPlace; seen: readonly string[]; isNear: boolean }> => {
  const search = createSearch(source, low, high, known);
  const isNear = () => target - search.state().lo.rank <= allowedWaste(search.state().asked);
  const aimed = () => {
    const { lo, asked } = search.state();
    return target - Math.min(allowedWaste(asked + 1), target - lo.rank) / 2;
  };
  if (!isNear() && known.length === 0) {
    const id = await search.look(1);
    if (id !== undefined && mayEndEarly(id) && !numberScale(id, high.rank))
      await search.look(SAMPLE);
  }
  if (!isNear() && (await search.isMixed(target))) {
    const { lo, hi, seen } = search.state();
    return { place: lo, end: hi, seen, isNear: false };
  }
  if (!isNear()) await probeReach(search, target, aimed);
  let poor = search.state().isExact ? 0 : 1;
  let mayPeek = true;
  for (
    let step = 0;
    step < MOST_STEPS && !isNear() && poor < (search.isDear(target) ? 1 : 2);
    step++
  ) {
    const { seen, empty, scale, floor, isExact, isWide } = search.state();
    if (seen.length === 0) break;
    if (empty >= PEEK_AFTER && mayPeek && floor !== undefined && !scale.isNumbered) {
      mayPeek = false;
      poor = (await probeBorder(search, target, aimed())) ? 0 : poor + 1;
      continue;
    }
    mayPeek = true;
    const isHalf = poor % 2 === 1 || !isExact;
    const half = search.bottom() + (search.top() - search.bottom()) / 2n;
    const text = scale.toText(isHalf ? half : search.guess(aimed()));
    if (!search.isInside(text)) {
      if (!isWide) search.widen();
      poor = Math.max(2, poor + 1);
      continue;
    }
    const most = (isHalf ? HALF_READS : 1) * PER_READ;
    poor = (await search.probe(text, target, aimed(), most)) ? 0 : poor + 1;
  }
  const { lo, hi, seen } = search.state();
  return { place: lo, end: hi, seen, isNear: isNear() };
};

/**
 * Finds a place shortly before a rank, by counting ids up to guessed ones. Firestore does not scan
 * ids downwards without an index of its own, but it counts them between any two texts; so it is the
 * way to the end of a list, and into its middle, whatever the ids look like. Where their shape cannot
 * be told, or several are mixed, the texts between two known places are halved instead.
 * @param target how many ids lie below the wanted place.
 * @param low a place at or below it. @param high one above it.
 * @param known ids of the collection that have been seen, if any.
 * @returns the nearest place found at or below the target, and the ids seen.
 */
export const findRank = async (
  source: IdSource,
  target: number,
  low: IdPlace,
  high: IdPlace,
  known: readonly string[] = [],
): Promise<{ place: IdPlace; seen: readonly string[] }> => {
  const found = await guessRank(source, target, low, high, known);
  if (found.isNear) return found;
  return splitRank(source, target, found.place, found.end);
};
