import { REPORT_REASONS } from '../schemas/report.ts';
import { SEVERITIES, type Severity, severityOf } from './reportItems.ts';

/** A filter of a list of reports, in the data provider's dialect. */
type Filter = Readonly<Record<string, unknown>>;

const readSeverity = (value: unknown): Severity | null =>
  SEVERITIES.find(known => known === value) ?? null;

/**
 * What a filter by severity asks of reports that stand each for itself. It has a key of its own, so that
 * a filter by reason holds beside it.
 * @returns null for a value that is no severity.
 */
export const severityConditions = (value: unknown): Filter | null => {
  const severity = readSeverity(value);
  const weighs = (reason: (typeof REPORT_REASONS)[number]) =>
    severityOf([{ reason, reporterId: '' }]) === severity;
  return severity && { 'reason@in': REPORT_REASONS.filter(weighs) };
};

/** A filter taken apart: the severity that it asks for, null for any, and the rest. */
export const apartFromSeverity = (
  filter: Filter,
): { severity: Severity | null; others: Record<string, unknown> } => {
  const { severity, ...others } = filter;
  return { severity: readSeverity(severity), others };
};
