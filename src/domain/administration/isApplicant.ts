import type { Business } from '../schemas/business.ts';

/** Whether a business waits for approval: what is claimed while somebody looks at it. */
export const isApplicant = ({
  isBusinessOwner,
  isDeleted,
}: Pick<Business, 'isBusinessOwner' | 'isDeleted'>): boolean =>
  isBusinessOwner === 'pending' && !isDeleted;
