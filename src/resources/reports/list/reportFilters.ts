import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';
import { sameValue } from '@/domain/fieldChanges.ts';
import { SEVERITIES } from '@/domain/moderation/reportItems.ts';
import { apartFromSeverity } from '@/domain/moderation/severityFilter.ts';
import { REPORT_REASONS, REPORT_STATUSES, REPORT_TARGETS } from '@/domain/schemas/report.ts';

/** The filters of the moderation queue. */
export const reportFacets: readonly Facet[] = [
  {
    source: 'severity',
    label: 'reports.field.severity',
    options: SEVERITIES.map(id => ({ id, label: `reports.severity.${id}` })),
  },
  {
    source: 'reason',
    label: 'reports.field.reason',
    options: REPORT_REASONS.map(id => ({ id, label: `reports.reason.${id}` })),
  },
  {
    source: 'targetType',
    label: 'reports.field.targetType',
    options: REPORT_TARGETS.map(id => ({ id, label: `reports.target.${id}` })),
  },
  BUSINESS_FACET,
  { source: 'targetId', label: 'reports.field.targetId' },
  { source: 'createdAt', label: 'reports.field.createdAt', days: true },
];

/** The statuses of reports that wait to be decided. */
const WAITING: readonly unknown[] = ['open', 'inReview'];

/** Whether a filter asks for reports that wait: these are one row a target. */
export const isQueue = (filter: Readonly<Record<string, unknown>> | undefined): boolean =>
  WAITING.includes(filter?.status);

/** The tabs above the queue: what waits comes first. */
export const reportTabs: readonly ListTab[] = [
  ...REPORT_STATUSES.map(status => ({
    id: status,
    label: `reports.tab.${status}`,
    filter: { status },
  })),
  { id: 'all', label: 'reports.tab.all', filter: {} },
];

/**
 * The tabs with what is known of their numbers under a filter by severity: what waits weighs as its
 * target does, which no count knows; the tab in view knows it by its rows, where nothing else is
 * filtered by.
 * @param standFor how many reports the rows in view stand for; null where that is not known.
 */
export const tabsBySeverity = (
  filter: Readonly<Record<string, unknown>>,
  standFor: number | null,
): readonly ListTab[] => {
  const { severity, others } = apartFromSeverity(filter);
  if (severity === null) return reportTabs;
  return reportTabs.map(tab =>
    isQueue(tab.filter) ? { ...tab, count: sameValue(tab.filter, others) ? standFor : null } : tab,
  );
};
