import { addDays, dayOf } from '@/domain/analytics/days.ts';
import {
  type DecisionFigures,
  decisionFigures,
  type RecordedDecision,
} from '@/domain/moderation/decisionFigures.ts';
import { REPORT_AGE_DAYS } from '@/domain/moderation/reportAge.ts';
import { REPORT_REASONS, type Report } from '@/domain/schemas/report.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** Days that decisions are counted over, today included. */
const DAYS = 14;

/** Most decisions that are read. */
const MOST = 1_000;

const DAY = 24 * 3_600_000;
const WAITING = ['open', 'inReview'];

/** What waits, by age and reason, and what was decided lately. */
export interface Moderation extends DecisionFigures {
  ages: Record<'fresh' | 'waiting' | 'overdue', number>;
  reasons: { reason: Report['reason']; reports: number }[];
  /** Whether more was decided than is counted. */
  capped: boolean;
}

/** Reads the figures of the moderation: nine counts, and an entry a decision of two weeks. */
export const readModeration = async (
  dataProvider: Pick<BackOfficeDataProvider, 'count' | 'stream'>,
  now: Date,
): Promise<Moderation> => {
  const count = (filter: Record<string, unknown>) =>
    dataProvider.count('reports', { filter: { status: WAITING, ...filter } });
  const since = (days: number) => new Date(now.getTime() - days * DAY);
  const { waiting, overdue } = REPORT_AGE_DAYS;
  const ages = await Promise.all([
    count({ createdAt_gt: since(waiting) }),
    count({ createdAt_gt: since(overdue), createdAt_lte: since(waiting) }),
    count({ createdAt_lte: since(overdue) }),
  ]);
  const reasons = await Promise.all(
    REPORT_REASONS.map(async reason => ({ reason, reports: await count({ reason }) })),
  );
  const to = dayOf(now);
  const from = addDays(to, 1 - DAYS);
  const decisions: RecordedDecision[] = [];
  const pages = dataProvider.stream('audit', {
    filter: {
      resource: 'reports',
      action: ['resolve', 'dismiss'],
      at_gte: new Date(`${from}T00:00:00Z`),
    },
    sort: { field: 'at', order: 'DESC' },
  });
  for await (const page of pages) {
    decisions.push(...page);
    if (decisions.length >= MOST) break;
  }
  return {
    ages: { fresh: ages[0] ?? 0, waiting: ages[1] ?? 0, overdue: ages[2] ?? 0 },
    reasons: reasons.sort((a, b) => b.reports - a.reports),
    ...decisionFigures(decisions.slice(0, MOST), from, to),
    capped: decisions.length >= MOST,
  };
};
