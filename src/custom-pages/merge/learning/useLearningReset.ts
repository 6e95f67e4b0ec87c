import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** Kept like a saved view of the judgements, so that it is the same on every device of a person. */
const RESOURCE = 'duplicateDecisions';
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** Since when somebody wants to be learnt from, in milliseconds since the epoch; 0: always. */
export const readLearningSince = async (
  reader: Pick<BackOfficeDataProvider, 'getList'>,
  userId: string,
): Promise<number> => {
  const { data } = await reader.getList('savedViews', {
    filter: { userId, resource: RESOURCE },
    sort: NEWEST,
    pagination: { page: 1, perPage: 1 },
    meta: { total: 'none' },
  });
  const at: unknown = data[0]?.createdAt;
  return at instanceof Date ? at.getTime() : 0;
};

/** Forgets what was learnt so far; the judgements themselves stay. */
export const useLearningReset = (onReset: () => void) => {
  const { dataProvider } = useServices();
  const { actor } = useAuth();
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    try {
      await dataProvider.create('savedViews', {
        data: {
          userId: actor.uid,
          resource: RESOURCE,
          name: RESOURCE,
          filter: {},
          sort: NEWEST,
          perPage: 25,
          columns: null,
          sharedWith: null,
          opens: null,
          createdAt: new Date(),
        },
      });
      onReset();
      notify('merge.learning.reset', { type: 'success' });
    } catch (error) {
      notify(errorText(error).notDone, { type: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: ['savedViews'] });
  }, [actor, dataProvider, errorText, notify, onReset, queryClient]);
};
