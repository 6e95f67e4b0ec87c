import type { Query } from '@tanstack/react-query';
import { failureKind } from '@/domain/errors.ts';

/**
 * Has a query forget what it had read once it is denied: what somebody may not see any more must not stay in view, with
 * all that can be done with it. What is only out of reach stays.
 */
export const forgetDenied = (
  error: unknown,
  query: Pick<Query<unknown, unknown, unknown>, 'setState'>,
): void => {
  if (failureKind(error) === 'denied') query.setState({ data: undefined, dataUpdatedAt: 0 });
};
