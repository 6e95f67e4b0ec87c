import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import type { Tone } from '../StatusChip.tsx';

/** How a request's status is shown. */
export const REQUEST_TONE: Record<SubmittedRequest['status'], Tone> = {
  submitted: 'attention',
  approved: 'good',
  rejected: 'bad',
};
