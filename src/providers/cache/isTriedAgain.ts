import type { QueryState } from '@tanstack/react-query';
import { isUnreachable } from '@/domain/errors.ts';

/** Whether a read was not answered and is on its way again, by itself. */
export const isTriedAgain = ({
  fetchStatus,
  fetchFailureCount,
  fetchFailureReason,
}: Pick<QueryState, 'fetchStatus' | 'fetchFailureCount' | 'fetchFailureReason'>): boolean =>
  fetchStatus === 'fetching' && fetchFailureCount > 0 && isUnreachable(fetchFailureReason);
