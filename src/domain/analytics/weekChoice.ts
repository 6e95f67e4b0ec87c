import { weekAround, weekNamed } from './isoWeeks.ts';
import type { DayRange } from './ranges.ts';

/** Why a week is not shown: there is no such week, it is not whole yet, or the figures begin later. */
export type WeekProblem = 'noWeek' | 'notWhole' | 'beforeFirst';

/** Between which weeks one may choose. */
export interface WeekLimits {
  /** The newest week that is over and that the figures reach to the end of. */
  newest: DayRange;
  /** The first day with figures; null where it is not known. */
  oldest: string | null;
}

/** Why a week cannot be shown; null where it can. */
export const weekProblem = (week: DayRange | null, limits: WeekLimits): WeekProblem | null => {
  if (week === null) return 'noWeek';
  if (week.from > limits.newest.from) return 'notWhole';
  return limits.oldest !== null && week.to < limits.oldest ? 'beforeFirst' : null;
};

/** The week of an address, and what is wrong with the one that it asks for. */
export interface WeekChoice {
  week: DayRange;
  /** What the address asks for in vain: the newest full week is shown instead. */
  problem: { kind: WeekProblem; asked: string; week: DayRange | null } | null;
}

/** Reads `?week=2026-W46`; the newest full week where none is asked for, or none that can be shown. */
export const readWeek = (search: URLSearchParams, limits: WeekLimits): WeekChoice => {
  const asked = search.get('week');
  if (asked === null) return { week: limits.newest, problem: null };
  const week = weekNamed(asked);
  const kind = weekProblem(week, limits);
  if (kind) return { week: limits.newest, problem: { kind, asked, week } };
  return { week: week ?? limits.newest, problem: null };
};

/** The days that may be chosen in a field for days, as far as they are known. */
export const choosableDays = ({ newest, oldest }: WeekLimits) => ({
  min: oldest === null ? undefined : weekAround(oldest).from,
  max: newest.to,
});
