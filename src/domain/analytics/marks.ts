import { type DailyStats, type Done, doneSchema } from '../schemas/stats.ts';

/** What marks itself on a chart, in the order it is told. */
export const DONE_KINDS = doneSchema.keyof().options;

/** A kind of what marks itself on a chart. */
export type DoneKind = keyof Done;

/** A day on which something was done: how much of what. */
export interface Mark {
  day: string;
  counts: { kind: DoneKind; count: number }[];
}

/** What was done on the days of a range. */
export interface MarkedDays {
  /** The days on which something was done, the earliest first. */
  marks: Mark[];
  /** Days whose roll-up does not tell what was done: they have no mark, which says nothing. */
  unreported: string[];
  /** Days that no roll-up tells of to their end; what was done on them is in the audit trail. */
  open: string[];
}

const countsOf = (done: Done) =>
  DONE_KINDS.flatMap(kind => {
    const count = done[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });

/** The mark of a day on which that was done. */
export const markOf = (day: string, done: Done): Mark => ({ day, counts: countsOf(done) });

/**
 * One mark for every day on which something was done.
 * @param days different days of one scope, the earliest first.
 */
export const markedDays = (
  days: readonly Pick<DailyStats, 'day' | 'done'>[],
): Pick<MarkedDays, 'marks' | 'unreported'> => ({
  marks: days
    .map(({ day, done = {} }) => markOf(day, done))
    .filter(({ counts }) => counts.length > 0),
  unreported: days.filter(({ done }) => !done).map(({ day }) => day),
});
