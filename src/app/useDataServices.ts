import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '@/providers/AuthContext.tsx';
import { announceAll, announceCommits } from '@/providers/otherTabs.ts';
import { shareWatches } from '@/providers/shareWatches.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { DataServices } from '@/providers/types.ts';

/** Loading (with the share done, where there is something to prepare), loaded, or failed. */
export type ServicesState =
  | { status: 'loading'; share: number | null }
  | { status: 'ready'; services: DataServices }
  | { status: 'failed'; error: unknown };

/** Loads data and files for the actor, behind the layer that checks and tracks every change. */
export const useDataServices = () => {
  const { backEnd, actor } = useAuth();
  const [state, setState] = useState<ServicesState>({ status: 'loading', share: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    function loadServices() {
      let gone = false;
      const show = (next: ServicesState) => {
        if (!gone) setState(next);
      };
      show({ status: 'loading', share: attempt === 0 ? null : 0 });
      backEnd
        .loadData(share => show({ status: 'loading', share }))
        .then(
          ({ resetSampleData, ...loaded }) =>
            show({
              status: 'ready',
              services: {
                ...loaded,
                ...(resetSampleData && {
                  resetSampleData: async (progress, options) => {
                    await resetSampleData(progress, options);
                    announceAll();
                  },
                }),
                dataProvider: trackedDataProvider(
                  shareWatches(announceCommits(loaded.dataProvider)),
                  actor,
                ),
              },
            }),
          error => show({ status: 'failed', error }),
        );
      return () => {
        gone = true;
      };
    },
    [backEnd, actor, attempt],
  );
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  return { state, retry };
};
