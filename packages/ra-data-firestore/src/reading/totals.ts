import { limit, query } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { isDenied, isExhausted, isUnreachable } from '../httpErrors.ts';
import type { CallMeta, TotalMode } from '../options.ts';
import type { ListPlan } from './planQuery.ts';
import { readCount } from './reader.ts';

const MODES: readonly unknown[] = ['cached', 'count', 'capped', 'none'];
const isMode = (value: unknown): value is TotalMode => MODES.includes(value);

/** How a call wants its total: `meta.total`, the resource's option, the provider's. */
export const totalMode = (context: Context, plan: ListPlan, meta: CallMeta): TotalMode =>
  isMode(meta.total) ? meta.total : (plan.options.total ?? context.settings.total);

/** The number of rows of a list, kept for the cache time and asked once at a time. */
export const cachedTotal = (context: Context, call: Call, plan: ListPlan): Promise<number> => {
  const known = context.lists.total(plan.totalKey);
  if (known) return known;
  // Another caller may wait for the same count: one that aborts must not take it from them.
  const counted = readCount(context, { ...call, signal: undefined }, plan.counted);
  context.lists.setTotal(plan.totalKey, plan.path, plan.query, counted);
  return counted;
};

/**
 * Remembers a total that the rows themselves have told.
 * @param since how old the place is from which they were read; without it, the list's beginning.
 */
export const learnTotal = (context: Context, plan: ListPlan, total: number, since?: number): void =>
  context.lists.setTotal(plan.totalKey, plan.path, plan.query, Promise.resolve(total), since);

const cappedTotal = async (context: Context, call: Call, plan: ListPlan) => {
  const { totalCap } = context.settings;
  const counted = await readCount(context, call, query(plan.counted, limit(totalCap)));
  return counted < totalCap ? counted : undefined;
};

/**
 * The total in the wanted mode; undefined where it is not counted, above the cap, or where the
 * rules deny the count (Firestore refuses to count what a rule checks row by row), it takes too long
 * or the database takes no more: the rows are shown all the same, where they come.
 */
export const totalOf = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  mode: TotalMode,
): Promise<number | undefined> => {
  if (mode === 'none') return undefined;
  try {
    if (mode === 'capped') return await cappedTotal(context, call, plan);
    if (mode === 'count') return await readCount(context, call, plan.counted);
    return await cachedTotal(context, call, plan);
  } catch (error) {
    if (isDenied(error) || isUnreachable(error) || isExhausted(error)) return undefined;
    throw error;
  }
};
