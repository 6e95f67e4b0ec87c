import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify } from 'ra-core';
import { useMemo } from 'react';
import { useCreationId } from '@/components/recordForm/useCreationId.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { PERMISSIONS, type ResourceName } from '@/domain/access/permissions.ts';
import { type SavedView, savedViewSchema } from '@/domain/schemas/savedView.ts';
import { serverTime, type Write } from '@/domain/write.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { isOwnCreation } from '@/providers/unanswered/createOnce.ts';
import { type ListState, viewsOfList } from './savedView.ts';

/** Most own views, and most shared ones, that are shown per list. */
export const MAX_VIEWS = 50;

/** Views change seldom: a list that is opened again does not pay for them anew, in milliseconds. */
const FRESH = 10 * 60_000;

/** What a view keeps of a list. */
const kept = ({ filter, sort, perPage, columns }: SavedView): ListState => ({
  filter,
  sort,
  perPage,
  columns,
});

/** A person's saved views of one list, and those that are shared. They are kept by the back end, so they survive sign-out. */
export const useSavedViews = (resource: ResourceName) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const language = useLocale();
  const creationId = useCreationId('savedViews');
  const key = ['savedViews', actor.uid, resource];
  const sharing = PERMISSIONS[actor.role].savedViews.list === 'ownUserOrShared';
  const read = async (filter: Record<string, unknown>, order: 'createdAt' | 'id') => {
    const { data } = await dataProvider.getList('savedViews', {
      filter: { ...filter, resource },
      sort: { field: order, order: order === 'id' ? 'ASC' : 'DESC' },
      pagination: { page: 1, perPage: MAX_VIEWS },
      meta: { total: 'none' },
    });
    return data.flatMap(row => savedViewSchema.safeParse(row).data ?? []);
  };
  const { data, isPending, error, refetch } = useQuery({
    queryKey: key,
    staleTime: FRESH,
    queryFn: async () => {
      const [own, shared] = await Promise.all([
        read({ userId: actor.uid }, 'createdAt'),
        sharing ? read({ sharedWith: 'administrators' }, 'id') : [],
      ]);
      return { records: [...own, ...shared], capped: Math.max(own.length, shared.length) };
    },
  });
  const found = useMemo(
    () => viewsOfList(data?.records ?? [], actor.uid, language),
    [data, actor.uid, language],
  );
  const { choice } = found;
  const attempt = async (writes: readonly Write[], message: string, name: string) => {
    try {
      await dataProvider.commit(writes).catch((failure: unknown) => {
        if (!isOwnCreation(failure, actor.uid)) throw failure;
      });
      await queryClient.invalidateQueries({ queryKey: key });
      notify(message, { type: 'success', messageArgs: { name } });
      return true;
    } catch (failure) {
      notify(errorText(failure).notDone, { type: 'error' });
      return false;
    }
  };
  const changed = ({ id, name }: SavedView, fields: Partial<SavedView>, message: string) =>
    attempt(
      [{ type: 'update', collection: 'savedViews', id, data: fields }],
      message,
      fields.name ?? name,
    );
  const created = (id: string, name: string, state: ListState, opens: string | null): Write => ({
    type: 'create',
    collection: 'savedViews',
    id,
    data: {
      ...state,
      name,
      resource,
      userId: actor.uid,
      sharedWith: null,
      opens,
      createdAt: serverTime(),
    },
  });
  const removed = (id: string): Write => ({ type: 'delete', collection: 'savedViews', id });
  return {
    ...found,
    isPending,
    /** Why there is nothing to show; what was read before is shown on. */
    error: data ? null : error,
    refetch,
    capped: (data?.capped ?? 0) >= MAX_VIEWS,
    /** Whether whoever signs in for the same business has them, too. */
    ofBusiness: actor.role === 'owner',
    /** Whether an own view may be given to all who administer. */
    mayShare: actor.role === 'superAdmin',
    mayChange: (view: SavedView) => view.userId === actor.uid || actor.role === 'superAdmin',
    isOwn: (view: SavedView) => view.userId === actor.uid,
    save: (name: string, state: ListState) =>
      attempt([created(creationId([name, state]), name, state, null)], 'views.saved', name),
    rename: (view: SavedView, name: string) => changed(view, { name }, 'views.renamed'),
    update: (view: SavedView, state: ListState) => changed(view, state, 'views.updated'),
    share: (view: SavedView, sharedWith: SavedView['sharedWith']) =>
      changed(view, { sharedWith }, sharedWith ? 'views.sharedNow' : 'views.unshared'),
    /** Makes the list open with a view for this person, or as it is. */
    open: (view: SavedView | null) => {
      if (!view)
        return attempt(choice ? [removed(choice.id)] : [], 'views.opensPlain', choice?.name ?? '');
      return choice
        ? attempt(
            [
              {
                type: 'update',
                collection: 'savedViews',
                id: choice.id,
                data: { opens: view.id, name: view.name },
              },
            ],
            'views.opensNow',
            view.name,
          )
        : attempt(
            [created(`${actor.uid}~${resource}`, view.name, kept(view), view.id)],
            'views.opensNow',
            view.name,
          );
    },
    remove: (view: SavedView) =>
      attempt(
        [removed(view.id), ...(choice?.opens === view.id ? [removed(choice.id)] : [])],
        'views.deleted',
        view.name,
      ),
  };
};

/** What can be done with the saved views of a list. */
export type SavedViews = ReturnType<typeof useSavedViews>;
