import type { Severity } from '@/domain/moderation/reportItems.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { Tone } from '../StatusChip.tsx';

/** How a report's status is shown. */
export const REPORT_TONE: Record<Report['status'], Tone> = {
  open: 'attention',
  inReview: 'attention',
  resolved: 'good',
  dismissed: 'neutral',
};

/** How a report's severity is shown. */
export const SEVERITY_TONE: Record<Severity, Tone> = {
  high: 'bad',
  medium: 'attention',
  low: 'neutral',
};
