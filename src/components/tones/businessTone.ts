import { BUSINESS_STATUSES, type Business } from '@/domain/schemas/business.ts';
import type { Tone } from '../StatusChip.tsx';

/** What a business is shown as: its status, or that it is deleted, or a status nobody knows. */
export type ShownStatus = (typeof BUSINESS_STATUSES)[number] | 'deleted' | 'unknown';

const TONE: Record<ShownStatus, Tone> = {
  pending: 'attention',
  approved: 'good',
  deactivated: 'bad',
  rejected: 'bad',
  deleted: 'neutral',
  unknown: 'attention',
};

/** What a business is shown as, and how that feels. */
export const shownStatus = (
  business: Pick<Business, 'isBusinessOwner' | 'isDeleted'>,
): { status: ShownStatus; tone: Tone } => {
  const known = BUSINESS_STATUSES.find(status => status === business.isBusinessOwner);
  const status = business.isDeleted ? 'deleted' : (known ?? 'unknown');
  return { status, tone: TONE[status] };
};
