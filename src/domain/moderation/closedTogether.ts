import type { Report } from '../schemas/report.ts';
import { isClosed } from './moderateReports.ts';
import { targetKey } from './reportItems.ts';

/**
 * The reports that one decision closed with this one, itself first: on the same target, and none of
 * them touched since.
 * @param others as they are stored now.
 */
export const closedTogether = (report: Report, others: readonly Report[]): Report[] => [
  report,
  ...others.filter(
    other =>
      other.id !== report.id &&
      isClosed(other) &&
      targetKey(other) === targetKey(report) &&
      other.auditId != null &&
      other.auditId === report.auditId,
  ),
];
