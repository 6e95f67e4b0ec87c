import { type Query as FirestoreQuery, limit, query } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { ID_FIELD } from '../query/index.ts';
import { from, keysOf, rowsAfter, rowsBefore, until } from './fetchRows.ts';
import { findRank } from './ids/findRank.ts';
import { between, isSameValue, type Scale, typeBorder } from './interpolate.ts';
import type { Position } from './listCache.ts';
import { goesBackwards, type ListPlan } from './planQuery.ts';
import { readCount } from './reader.ts';

/** Counts that one jump may ask, and rows it may look at. */
const MAX_PROBES = 14;

/** Rows that are read for nothing rather than counting once more. */
const NEAR = 5;

/** The share of the rows that a count has to set aside, or its end lies far from the others. */
const POOR = 0.05;

/** Two places of a list with the wanted offset between them; `open` ones are its very ends. */
export interface Bracket {
  low: Position & { open?: boolean };
  high: Position & { open?: boolean };
}

/**
 * Rows that are read and thrown away to show a page by way of this bracket.
 * @param isBackwards whether the page can be read from the upper end as well.
 */
export const wasteOf = (
  { low, high }: Bracket,
  offset: number,
  size: number,
  isBackwards: boolean,
): number =>
  isBackwards
    ? Math.min(offset - low.rank, Math.max(0, high.rank - offset - size))
    : offset - low.rank;

const segment = (plan: ListPlan, low: Bracket['low'], high: Bracket['high']): FirestoreQuery =>
  query(plan.ordered, ...(low.open ? [] : [from(low)]), ...(high.open ? [] : [until(high)]));

/** The first key in which two positions differ. */
const levelOf = ({ low, high }: Bracket): number => {
  let level = 0;
  while (level < low.values.length && isSameValue(low.values[level], high.values[level])) level++;
  return level;
};

/** One step towards an offset: the better bracket, or undefined where the step found nothing. */
type Step = (bracket: Bracket) => Promise<Bracket | undefined>;

const steps = (context: Context, call: Call, plan: ListPlan, offset: number, size: number) => {
  let asked = 0;
  const isBackwards = goesBackwards(context, plan);
  const count = (low: Bracket['low'], high: Bracket['high']) => {
    asked++;
    return readCount(context, call, segment(plan, low, high));
  };

  const rankOf = async ({ low, high }: Bracket, probe: Position, guess: number) => {
    const fromHigh = high.rank - guess < guess - low.rank;
    if (!fromHigh) return low.rank + (await count(low, probe));
    return high.rank - (await count(probe, high));
  };

  const placeBetween = ({ low, high }: Bracket, level: number, share: number, scale: Scale) => {
    const [a, b] = [low.values[level], high.values[level]];
    const border = typeBorder(a, b, share);
    const value = border ?? between(a, b, share, scale);
    if (value === undefined) return undefined;
    // Going down, a type ends after its least value.
    const after = border !== undefined && plan.order[level]?.direction === 'desc';
    return { rank: 0, values: [...low.values.slice(0, level), value], after };
  };

  /**
   * Puts the value of a real row to an end, at no count: next to one that lies far away from the
   * others, or to the border of a type, values between the ends say nothing.
   */
  const tighten =
    (side: 'low' | 'high'): Step =>
    async bracket => {
      const { low, high } = bracket;
      asked++;
      const [row] =
        side === 'high'
          ? await rowsBefore(context, call, plan, high.open ? undefined : high, 1)
          : await rowsAfter(context, call, plan, low.open ? undefined : low, 1);
      if (!row) return undefined;
      const end = { ...bracket[side], values: keysOf(plan, row), after: side === 'high' };
      return { ...bracket, [side]: { ...end, open: false } };
    };

  /**
   * Beyond a text that no row lies before, the next real one: of all scripts, most texts that could
   * be are not there. Undefined where that is known already.
   */
  const closeIn = async (
    bracket: Bracket,
    place: Position,
    side: 'low' | 'high',
    level: number,
  ): Promise<Bracket | undefined> => {
    if (typeof place.values[level] !== 'string') return undefined;
    const moved = { ...bracket, [side]: { ...place, rank: bracket[side].rank } };
    const closer = await tighten(side)(moved);
    const isSame = isSameValue(closer?.[side].values[level], bracket[side].values[level]);
    return isSame ? undefined : closer;
  };

  /** Counts up to a value between the two ends. */
  const probe =
    (share: number, scale: Scale): Step =>
    async bracket => {
      const { low, high } = bracket;
      const level = levelOf(bracket);
      const isId = plan.order[level]?.field === ID_FIELD;
      const place = plan.group && isId ? undefined : placeBetween(bracket, level, share, scale);
      if (!place) return undefined;
      const guess = low.rank + (high.rank - low.rank) * share;
      const rank = await rankOf(bracket, place, guess);
      // Nothing is known of the last row: the values of the open end are only ever too far.
      if (!isBackwards && high.open && rank >= high.rank)
        return { low, high: { ...place, rank: high.rank, open: true } };
      // Values that nothing lies between mean that many rows share one; ids are never shared.
      if (!isId && (rank <= low.rank || rank >= high.rank))
        return closeIn(bracket, place, rank <= low.rank ? 'low' : 'high', level);
      const found = { ...place, rank };
      return rank <= offset ? { low: found, high } : { low, high: found };
    };

  /** Steps over all rows that share a value with the first row of the bracket, or into them. */
  const stepLow: Step = async bracket => {
    const { low, high } = bracket;
    const [first] = await rowsAfter(context, call, plan, low.open ? undefined : low, 1);
    if (!first) return undefined;
    const keys = keysOf(plan, first);
    const level = levelOf({ low: { ...low, values: keys }, high });
    if (level >= keys.length - 1 && low.values.length === keys.length) return undefined;
    const end: Position = { rank: 0, values: keys.slice(0, level + 1), after: true };
    const rank = low.rank + (await count(low, end));
    if (rank <= offset) return { low: { ...end, rank }, high };
    const [last] = await rowsBefore(context, call, plan, end, 1);
    return {
      low: { rank: low.rank, values: keys, after: false },
      high: { rank, values: last ? keysOf(plan, last) : end.values, after: true },
    };
  };

  /** The same from the bracket's last row. */
  const stepHigh: Step = async bracket => {
    const { low, high } = bracket;
    const [last] = await rowsBefore(context, call, plan, high.open ? undefined : high, 1);
    if (!last) return undefined;
    const keys = keysOf(plan, last);
    const level = levelOf({ low, high: { ...high, values: keys } });
    if (level >= keys.length - 1 && high.values.length === keys.length) return undefined;
    const start: Position = { rank: 0, values: keys.slice(0, level + 1), after: false };
    const rank = high.rank - (await count(start, high));
    if (rank > offset) return { low, high: { ...start, rank } };
    const [first] = await rowsAfter(context, call, plan, start, 1);
    return {
      low: { rank, values: first ? keysOf(plan, first) : start.values, after: false },
      high: { rank: high.rank, values: keys, after: true },
    };
  };

  /** Among rows that share all their values: the place before an id, found by counting. */
  const stepIds: Step = async bracket => {
    const { low, high } = bracket;
    const level = levelOf(bracket);
    const goesDown = plan.order[level]?.direction === 'desc';
    const same = low.values.slice(0, level);
    const [bottom, top] = goesDown ? [high, low] : [low, high];
    const at = (id: string | undefined, end: Bracket['low']) =>
      id === undefined || id === end.values[level]
        ? end
        : { rank: 0, values: [...same, id], after: goesDown };
    const rowsBetween = (from: Bracket['low'], to: Bracket['low']) =>
      goesDown ? segment(plan, to, from) : segment(plan, from, to);
    const rows = high.rank - low.rank;
    const skipped = goesDown ? rows - (offset + size - low.rank) : offset - low.rank;
    const { place } = await findRank(
      {
        count: (from, to, most) =>
          readCount(context, call, query(rowsBetween(at(from, bottom), at(to, top)), limit(most))),
        peek: async (from, count) => {
          const start = at(from, bottom);
          const found = goesDown
            ? (await rowsBefore(context, call, plan, start, count)).reverse()
            : await rowsAfter(context, call, plan, start, count);
          return found.map(({ id }) => id);
        },
      },
      Math.max(0, skipped),
      { id: String(bottom.values[level] ?? '') || undefined, rank: 0 },
      { id: String(top.values[level] ?? '') || undefined, rank: rows },
    );
    asked = MAX_PROBES;
    if (place.rank === 0) return undefined;
    const values = [...same, place.id];
    return goesDown
      ? { low, high: { rank: high.rank - place.rank, values, after: true } }
      : { low: { rank: low.rank + place.rank, values, after: false }, high };
  };

  const isAtIds = (bracket: Bracket) =>
    !plan.group &&
    (isBackwards || plan.order[levelOf(bracket)]?.direction === 'asc') &&
    plan.order[levelOf(bracket)]?.field === ID_FIELD;

  /** The middle of the page, or shortly before it where it can only be reached from there. */
  const aim = isBackwards ? offset + size / 2 : offset - NEAR / 2;
  const wanted = ({ low, high }: Bracket) => {
    if (!isBackwards && high.open) return 0.5;
    return Math.min(0.999, Math.max(0.001, (aim - low.rank) / (high.rank - low.rank)));
  };

  return {
    ...{ probe, stepLow, stepHigh, stepIds, tighten, isAtIds, wanted, isBackwards },
    mayAsk: () => asked < MAX_PROBES,
  };
};

/**
 * Closes in on an offset by counting rows up to values between the two ends, and by stepping over
 * values that many rows share. Reads a few rows, and asks a few counts.
 * @param bracket two places whose values are known.
 */
export const narrow = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  bracket: Bracket,
): Promise<Bracket> => {
  const { probe, stepLow, stepHigh, stepIds, tighten, isAtIds, wanted, isBackwards, mayAsk } =
    steps(context, call, plan, offset, size);
  let best = bracket;
  let kept: 'low' | 'high' | undefined;
  let repeats = 0;
  let sparse: 'low' | 'high' | undefined;
  while (mayAsk() && wasteOf(best, offset, size, isBackwards) > NEAR) {
    if (isAtIds(best)) {
      best = (await stepIds(best)) ?? best;
      break;
    }
    // Next to a row that lies far from all others, values between the ends say little.
    if (sparse) best = (await tighten(sparse)(best)) ?? best;
    const share = wanted(best);
    const scale = sparse || repeats === 2 ? 'logarithmic' : 'linear';
    let next = await probe(repeats > 2 ? 0.5 : share, scale)(best);
    if (!next && mayAsk()) next = await (share < 0.5 ? stepLow : stepHigh)(best);
    if (!next) break;
    const keeps = next.low === best.low ? 'low' : next.high === best.high ? 'high' : undefined;
    repeats = keeps !== undefined && keeps === kept ? repeats + 1 : 0;
    const rows = best.high.rank - best.low.rank;
    const gained = rows - (next.high.rank - next.low.rank);
    const isPoor = gained > 0 && gained < rows * POOR;
    sparse = isPoor && keeps ? (keeps === 'low' ? 'high' : 'low') : undefined;
    kept = keeps;
    best = next;
  }
  return best;
};
