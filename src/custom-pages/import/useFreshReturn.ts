import { useEffect } from 'react';
import { useImportSession } from './engine/SessionContext.ts';

/**
 * Lets whoever comes back to the page begin anew: a result that was read stays in the history, a
 * message about a file is past. What is under way stays as it is, and so does a run that ends
 * while nobody looks: its result is shown at the next visit.
 */
export const useFreshReturn = () => {
  const session = useImportSession();
  useEffect(
    () =>
      function leave() {
        const { phase, pictures, resuming } = session.state.get();
        const isRead = phase === 'done' && !pictures?.running;
        const isIdle = phase === 'source' && resuming === null;
        if (isRead || isIdle) session.reset();
      },
    [session],
  );
};
