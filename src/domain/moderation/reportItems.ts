import { groupBy } from '../groupBy.ts';
import type { Report } from '../schemas/report.ts';

/** How much harm a reason stands for, the most first. */
export const SEVERITIES = ['high', 'medium', 'low'] as const;

/** How much harm a reason stands for. */
export type Severity = (typeof SEVERITIES)[number];

/** What each reason weighs: people may be hurt or cheated, are misled or offended, are annoyed. */
const REASON_SEVERITY: Record<Report['reason'], Severity> = {
  prohibited: 'high',
  counterfeit: 'high',
  misleading: 'medium',
  offensive: 'medium',
  spam: 'low',
  other: 'low',
};

/** From how many people on a target is reported for more than its reasons weigh. */
export const MANY_REPORTERS = 3;

/** Reports on one target, which are decided together. */
export interface ReportItem {
  /** Never empty; those that wait longest first. */
  reports: readonly Report[];
  /** How many different people reported. */
  reporters: number;
  /** Why, the most frequent first. */
  reasons: readonly { reason: Report['reason']; count: number }[];
  severity: Severity;
}

/** A row of the queue: the report that waits longest, with all that are decided with it. */
export type QueuedReport = Report & { item?: ReportItem };

/** Two reports have one target exactly where these are equal. */
export const targetKey = ({ targetType, targetId }: Pick<Report, 'targetType' | 'targetId'>) =>
  `${targetType}~${targetId}`;

const step = (severity: Severity): number => SEVERITIES.indexOf(severity);

/** How severe reports are: as the worst reason, one step more where many people agree. */
export const severityOf = (reports: readonly Pick<Report, 'reason' | 'reporterId'>[]): Severity => {
  const worst = Math.min(...reports.map(({ reason }) => step(REASON_SEVERITY[reason])));
  const reporters = new Set(reports.map(({ reporterId }) => reporterId)).size;
  return SEVERITIES[Math.max(0, worst - (reporters >= MANY_REPORTERS ? 1 : 0))] ?? 'low';
};

const itemOf = (unsorted: readonly Report[]): ReportItem => {
  const reports = unsorted.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const counts = new Map<Report['reason'], number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return {
    reports,
    reporters: new Set(reports.map(({ reporterId }) => reporterId)).size,
    reasons: [...counts]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count),
    severity: severityOf(reports),
  };
};

/**
 * One row a target: the most severe first, and among equals by age.
 * @param order `ASC`: whoever waits longest first; `DESC`: what was reported last first.
 */
export const queueReports = (reports: readonly Report[], order: 'ASC' | 'DESC'): QueuedReport[] => {
  const age = ({ reports: all }: ReportItem) =>
    order === 'ASC' ? (all[0]?.createdAt.getTime() ?? 0) : -(all.at(-1)?.createdAt.getTime() ?? 0);
  return [...groupBy(reports, targetKey).values()]
    .map(itemOf)
    .toSorted((a, b) => step(a.severity) - step(b.severity) || age(a) - age(b))
    .flatMap(item => (item.reports[0] ? [{ ...item.reports[0], item }] : []));
};

/** All reports that rows of the queue stand for, each once. */
export const reportsOf = (rows: readonly QueuedReport[]): Report[] => [
  ...new Map(
    rows.flatMap(({ item, ...row }) => item?.reports ?? [row]).map(one => [one.id, one]),
  ).values(),
];

/** Whether a row of the queue stands for the report of this id. */
export const covers = ({ id, item }: QueuedReport, wanted: string): boolean =>
  id === wanted || item?.reports.some(one => one.id === wanted) === true;
