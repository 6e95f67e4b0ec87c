import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { checkKey } from '@/components/device/localStores.ts';
import { ON_THIS_DEVICE } from '@/components/duplicates/useLastScan.ts';
import { startTask, taskStore } from '@/components/progress/taskStore.ts';
import { useTasks } from '@/components/progress/useTasks.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type ChannelCheck, checkAgain, checkCatalogue, checkSizes } from './checkCatalogue.ts';
import { measurePictures } from './measurePictures.ts';
import { savedCheck } from './savedCheck.ts';

/** What is going on with the check of a business. */
interface CheckState {
  taskId: string | null;
  problem: string | null;
}

const againKey = (businessId: string, touched: readonly string[]) =>
  ['channels', 'again', businessId, touched] as const;

const IDLE: CheckState = { taskId: null, problem: null };

/**
 * The check of a business's products. It belongs to the session, not to the page: leaving the page
 * does not stop it, and what it found is kept in this browser. Products that were changed from here are read again, also when that is undone.
 */
export const useChannelCheck = (businessId: string) => {
  const { dataProvider, files } = useServices();
  const { actor } = useAuth();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const errorText = useErrorText();
  const keys = {
    check: ['channels', 'check', businessId],
    state: ['channels', 'state', businessId],
    touched: ['channels', 'touched', businessId],
  };
  const kept = <T>(queryKey: readonly string[], none: T) => ({
    queryKey,
    queryFn: () => none,
    initialData: none,
    ...ON_THIS_DEVICE,
  });
  const { data: check = null } = useQuery<ChannelCheck | null>({
    queryKey: keys.check,
    queryFn: async () => {
      const saved = await savedCheck.load(checkKey(actor.uid, businessId));
      // A check may have ended meanwhile.
      return queryClient.getQueryData<ChannelCheck>(keys.check) ?? saved;
    },
    ...ON_THIS_DEVICE,
  });
  const { data: state } = useQuery<CheckState>(kept(keys.state, IDLE));
  const { data: touched } = useQuery<readonly string[]>(kept(keys.touched, []));
  const keep = (next: ChannelCheck) => {
    queryClient.setQueryData<ChannelCheck>(keys.check, next);
    void savedCheck.save(checkKey(actor.uid, businessId), next);
  };
  const task = useTasks().find(({ id }) => id === state.taskId);
  const running = task?.state === 'running';

  const start = (total: number | undefined) => {
    if (running) return;
    const setState = (next: CheckState) => queryClient.setQueryData<CheckState>(keys.state, next);
    const started = startTask({
      title: translate('channels.check.task'),
      total,
      run: async control => {
        try {
          const found = await checkCatalogue(dataProvider, {
            businessId,
            sizes: queryClient.getQueryData<ChannelCheck>(keys.check)?.sizes,
            today: new Date().toISOString().slice(0, 10),
            signal: control.signal,
            onProgress: read => control.progress(read),
          });
          queryClient.setQueryData<readonly string[]>(keys.touched, []);
          keep(found);
          control.note(translate('channels.check.done', { smart_count: found.total }));
        } catch (error) {
          const message = errorText(error).sentence;
          if (!control.signal.aborted) setState({ taskId: null, problem: message });
          throw new Error(message, { cause: error });
        }
      },
    });
    setState({ taskId: started.id, problem: null });
  };

  const again = useQuery({
    queryKey: againKey(businessId, touched),
    enabled: check !== null && touched.length > 0 && !running,
    staleTime: Number.POSITIVE_INFINITY,
    // Meanwhile they may have been changed in their forms.
    refetchOnMount: 'always',
    queryFn: async () => {
      const before = queryClient.getQueryData<ChannelCheck>(keys.check);
      if (!before) return 0;
      const products = await checkAgain(
        before,
        touched,
        async ids => (await dataProvider.getMany('products', { ids })).data,
      );
      keep({ ...before, products });
      return Date.now();
    },
  });

  /**
   * Says that products are about to be changed, here or in their forms. They are as they were read
   * until then, so that they are read once: as soon as what changes them, or takes it back,
   * invalidates the cache, or when the page is seen next.
   */
  const touch = (ids: readonly string[]) => {
    const next = [...new Set([...touched, ...ids])];
    queryClient.setQueryData(againKey(businessId, next), 0);
    queryClient.setQueryData<readonly string[]>(keys.touched, next);
  };

  /** Loads pictures to know their sizes. Settles when that ends, whichever way. */
  const measure = (pictures: readonly string[]) =>
    startTask({
      title: translate('channels.measureTask'),
      total: pictures.length,
      run: async control => {
        const sizes = await measurePictures(pictures, {
          signal: control.signal,
          resolve: async stored =>
            stored.startsWith('local-file:') ? files.resolve(stored) : stored,
          onProgress: done => control.progress(done),
        });
        const before = queryClient.getQueryData<ChannelCheck>(keys.check);
        if (before) keep(checkSizes(before, sizes));
        const failed = pictures.length - sizes.size;
        control.note(
          failed > 0 && !control.signal.aborted
            ? translate('channels.measureFailed', { smart_count: failed })
            : translate('channels.measureDone', { smart_count: sizes.size }),
        );
      },
    }).ended;

  return {
    ...{ measure },
    ...{ check, running, problem: state.problem, start, touch },
    progress: running ? { read: task.done, total: task.total } : null,
    cancel: () => {
      if (task) taskStore.cancel(task.id);
    },
    /** Why what was changed could not be read again. */
    againError: again.error,
    readAgain: () => void again.refetch(),
  };
};

/** What the page's parts do with the check. */
export type Checking = ReturnType<typeof useChannelCheck>;
