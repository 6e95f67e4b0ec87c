import type { Tone } from '@/components/StatusChip.tsx';
import type { Report } from '@/domain/schemas/report.ts';

/** How a report's status is shown. */
export const REPORT_TONE: Record<Report['status'], Tone> = {
  open: 'attention',
  inReview: 'attention',
  resolved: 'good',
  dismissed: 'neutral',
};
