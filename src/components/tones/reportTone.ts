import type { Report } from '@/domain/schemas/report.ts';
import type { Tone } from '../StatusChip.tsx';

/** How a report's status is shown. */
export const REPORT_TONE: Record<Report['status'], Tone> = {
  open: 'attention',
  inReview: 'attention',
  resolved: 'good',
  dismissed: 'neutral',
};
