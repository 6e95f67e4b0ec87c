import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { type SavedView, savedViewSchema } from '@/domain/schemas/savedView.ts';
import { serverTime } from '@/domain/write.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { ListState } from './savedView.ts';

/** Most views shown per list; a person who keeps more finds the newest. */
const MAX_VIEWS = 50;

/** A person's saved views of one list. They are kept by the back end, so they survive sign-out. */
export const useSavedViews = (resource: ResourceName, enabled: boolean) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const key = ['savedViews', actor.uid, resource];
  const {
    data: views = [],
    isPending,
    error,
  } = useQuery({
    queryKey: key,
    enabled,
    queryFn: async () => {
      const { data } = await dataProvider.getList('savedViews', {
        filter: { userId: actor.uid, resource },
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: MAX_VIEWS },
        meta: { total: 'none' },
      });
      return data.flatMap(row => savedViewSchema.safeParse(row).data ?? []);
    },
  });
  const attempt = async (work: () => Promise<unknown>, message: string, name: string) => {
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: key });
      notify(message, { type: 'success', messageArgs: { name } });
      return true;
    } catch (failure) {
      notify(errorText(failure).sentence, { type: 'error' });
      return false;
    }
  };
  return {
    views,
    isPending,
    error,
    save: (name: string, state: ListState) =>
      attempt(
        () =>
          dataProvider.commit([
            {
              type: 'create',
              collection: 'savedViews',
              id: dataProvider.newId('savedViews'),
              data: { ...state, name, resource, userId: actor.uid, createdAt: serverTime() },
            },
          ]),
        'common.views.saved',
        name,
      ),
    remove: (view: SavedView) =>
      attempt(
        () => dataProvider.delete('savedViews', { id: view.id, previousData: view }),
        'common.views.deleted',
        view.name,
      ),
  };
};
