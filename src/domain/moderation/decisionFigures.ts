import { dayOf, eachDay } from '../analytics/days.ts';
import type { AuditEntry } from '../schemas/audit.ts';

/** A decision as the trail tells of it. */
export type RecordedDecision = Pick<AuditEntry, 'at' | 'actorEmail' | 'records'>;

/** How many reports were decided. */
export interface DecisionFigures {
  /** Every day of the span, the latest first. */
  perDay: { day: string; reports: number }[];
  /** Whoever decided, the most first. */
  perPerson: { who: string; reports: number }[];
}

/**
 * How many reports were decided on each day (UTC) and by whom: one decision closes several.
 * @param from and `to`: days, both included.
 */
export const decisionFigures = (
  decisions: readonly RecordedDecision[],
  from: string,
  to: string,
): DecisionFigures => {
  const days = new Map(eachDay(from, to).map(day => [day, 0]));
  const people = new Map<string, number>();
  for (const { at, actorEmail, records } of decisions) {
    const day = dayOf(at);
    const known = days.get(day);
    if (known === undefined) continue;
    days.set(day, known + records.length);
    people.set(actorEmail, (people.get(actorEmail) ?? 0) + records.length);
  }
  return {
    perDay: [...days].map(([day, reports]) => ({ day, reports })).reverse(),
    perPerson: [...people]
      .map(([who, reports]) => ({ who, reports }))
      .sort((a, b) => b.reports - a.reports || (a.who < b.who ? -1 : 1)),
  };
};
