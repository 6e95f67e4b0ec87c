import type { Report } from '../schemas/report.ts';

const DAY = 24 * 3_600_000;

/** How urgent a waiting report is, by its age. */
export type ReportUrgency = 'fresh' | 'waiting' | 'overdue';

/** Days after which a report counts as waiting, and as overdue. */
export const REPORT_AGE_DAYS = { waiting: 3, overdue: 7 } as const;

/** Closed reports are never urgent. */
export const reportUrgency = (
  report: Pick<Report, 'status' | 'createdAt'>,
  now: Date,
): ReportUrgency => {
  if (report.status === 'resolved' || report.status === 'dismissed') return 'fresh';
  const days = (now.getTime() - report.createdAt.getTime()) / DAY;
  if (days >= REPORT_AGE_DAYS.overdue) return 'overdue';
  return days >= REPORT_AGE_DAYS.waiting ? 'waiting' : 'fresh';
};
