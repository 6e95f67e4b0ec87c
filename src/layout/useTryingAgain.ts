import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { triedAgain } from '@/providers/cache/triedAgain.ts';

/** How long a break may last before anybody is told of it, in milliseconds. */
const PATIENCE = 2000;

/** Whether something in view has not come for a while, since the server does not answer, and is asked for again. */
export const useTryingAgain = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  const reads = useMemo(() => triedAgain(cache), [cache]);
  const now = useSyncExternalStore(reads.subscribe, reads.get);
  const [lasts, setLasts] = useState(false);
  useEffect(
    function waitBeforeSayingSo() {
      if (!now) return;
      const clock = setTimeout(() => setLasts(true), PATIENCE);
      return () => {
        clearTimeout(clock);
        setLasts(false);
      };
    },
    [now],
  );
  return now && lasts;
};
