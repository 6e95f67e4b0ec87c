import type { Query, QueryClient } from '@tanstack/react-query';
import { isPassing } from '@/domain/errors.ts';

const failedFor = ({ state }: Query) => state.status === 'error' && isPassing(state.error);

/**
 * Once a read that failed because the back end was out of reach, or took no more, is answered, asks again for all
 * others in view that failed so: one *Try again* brings the whole page, and what has none of its own, such as the
 * count on a tab.
 * @returns what ends it.
 */
export const askAgain = (queryClient: QueryClient): (() => void) => {
  const failed = new WeakSet<Query>();
  return queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error' && failedFor(query)) failed.add(query);
    if (action.type !== 'success' || !failed.delete(query)) return;
    void queryClient.refetchQueries(
      { type: 'active', predicate: failedFor },
      { cancelRefetch: false },
    );
  });
};
