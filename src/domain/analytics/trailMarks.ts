import { groupBy } from '../groupBy.ts';
import type { AuditEntry } from '../schemas/audit.ts';
import type { DailyStats } from '../schemas/stats.ts';
import { addDays, dayOf } from './days.ts';
import { doneDays, sumDone } from './doneDays.ts';
import { type Mark, markOf } from './marks.ts';
import type { DayRange } from './ranges.ts';

/**
 * The days whose roll-up does not tell what was done on the whole of them: there is none, its writer does
 * not know, or it was written before the day was over. The earliest first.
 * @param calendar the days of a range.
 */
export const openDays = (
  calendar: readonly string[],
  byDay: ReadonlyMap<string, Pick<DailyStats, 'done' | 'updatedAt'>>,
): string[] =>
  calendar.filter(day => {
    const rollUp = byDay.get(day);
    return !rollUp?.done || rollUp.updatedAt < new Date(`${addDays(day, 1)}T00:00:00Z`);
  });

/** Days in a row, the newest stretch first: each is one question to the audit trail. */
export const stretches = (days: readonly string[]): DayRange[] => {
  const found: DayRange[] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else found.push({ from: day, to: day });
  }
  return found.reverse();
};

/** The filter of everything that was done in a stretch. `businessId` is null for the platform. */
export const stretchFilter = (
  { from, to }: DayRange,
  businessId: string | null,
): Record<string, unknown> => ({
  ...(businessId !== null && { businessId }),
  at_gte: `${from}T00:00:00.000Z`,
  at_lt: `${addDays(to, 1)}T00:00:00.000Z`,
});

/** What the audit trail told of some days. */
export interface Trail {
  entries: Pick<
    AuditEntry,
    'at' | 'action' | 'resource' | 'records' | 'changes' | 'businessId' | 'actorRole'
  >[];
  /** The days that were not read to their beginning: what was done on them is not known. */
  untold: string[];
}

/** Of a stretch that was read from its end on, the days that were not reached, or only in part. */
export const unreached = (
  { from, to }: DayRange,
  oldestRead: Date,
  days: readonly string[],
): string[] => days.filter(day => day >= from && day <= to && day <= dayOf(oldestRead));

/** The marks of the days that the trail tells of; `businessId` is null for the platform. */
export const trailMarks = ({ entries, untold }: Trail, businessId: string | null): Mark[] => {
  const ended = doneDays(entries).filter(
    done => !untold.includes(done.day) && (businessId === null || done.businessId === businessId),
  );
  return [...groupBy(ended, ({ day }) => day)]
    .map(([day, all]) => markOf(day, sumDone(all.map(({ done }) => done))))
    .filter(({ counts }) => counts.length > 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
};
