import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { spellingsKey } from '@/components/device/localStores.ts';
import { ON_THIS_DEVICE } from '@/components/duplicates/useLastScan.ts';
import { startTask, taskStore } from '@/components/progress/taskStore.ts';
import { useTasks } from '@/components/progress/useTasks.ts';
import { foundSpellingsKey, savedSpellings } from '@/components/spelling/savedSpellings.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { productSchema } from '@/domain/schemas/product.ts';
import { type SpelledProduct, spelledProduct } from '@/domain/spelling/spellingFields.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { readSpellings, type Spellings, withClusters, withProducts } from './readSpellings.ts';

interface ReadState {
  taskId: string | null;
  problem: string | null;
}

const IDLE: ReadState = { taskId: null, problem: null };

/**
 * The spellings of a business's products. Reading them belongs to the session, not to the page: leaving
 * the page does not stop it, and what was read is kept in this browser. What is changed from here is
 * known without being read again, unless it is taken back.
 */
export const useSpellings = (businessId: string) => {
  const { dataProvider } = useServices();
  const { uid } = useAuth().actor;
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const errorText = useErrorText();
  const foundKey = foundSpellingsKey(businessId);
  const stateKey = ['spelling', 'state', businessId];
  const { data: found } = useQuery<Spellings | null>({
    queryKey: foundKey,
    queryFn: async () => {
      const saved = await savedSpellings.load(spellingsKey(uid, businessId));
      const spellings = saved && (await withClusters(saved));
      // They may have been read anew meanwhile.
      return queryClient.getQueryData<Spellings>(foundKey) ?? spellings;
    },
    ...ON_THIS_DEVICE,
  });
  const { data: state } = useQuery<ReadState>({
    queryKey: stateKey,
    queryFn: () => IDLE,
    initialData: IDLE,
    ...ON_THIS_DEVICE,
  });
  const keep = (next: Spellings) => {
    queryClient.setQueryData<Spellings>(foundKey, next);
    const { clusters: _, ...read } = next;
    void savedSpellings.save(spellingsKey(uid, businessId), read);
  };
  const task = useTasks().find(({ id }) => id === state.taskId);
  const running = task?.state === 'running';
  const setReadState = (next: ReadState) => queryClient.setQueryData<ReadState>(stateKey, next);

  const start = (total: number | undefined) => {
    if (running) return;
    const started = startTask({
      title: translate('spelling.read.task'),
      total,
      run: async control => {
        try {
          const spellings = await readSpellings(dataProvider, {
            businessId,
            signal: control.signal,
            onProgress: read => control.progress(read),
          });
          keep(spellings);
          control.note(translate('spelling.read.done', { smart_count: spellings.read }));
        } catch (error) {
          const message = errorText(error).sentence;
          if (!control.signal.aborted) setReadState({ taskId: null, problem: message });
          throw new Error(message, { cause: error });
        }
      },
    });
    setReadState({ taskId: started.id, problem: null });
  };

  const settle = async (ids: readonly string[], now: readonly SpelledProduct[]) => {
    if (ids.length === 0) return;
    // Another change may settle while this one is worked out.
    for (;;) {
      const before = queryClient.getQueryData<Spellings>(foundKey);
      if (!before) return;
      const next = await withProducts(before, ids, now);
      if (queryClient.getQueryData<Spellings>(foundKey) !== before) continue;
      keep(next);
      return;
    }
  };

  /** Reads products again that may be otherwise than was read. */
  const readAgain = async (ids: readonly string[]) => {
    try {
      const { data } = await dataProvider.getMany('products', { ids: [...ids] });
      const products = data.flatMap(record => productSchema.safeParse(record).data ?? []);
      await settle(ids, products.filter(({ mergedInto }) => !mergedInto).map(spelledProduct));
    } catch (error) {
      setReadState({ taskId: null, problem: errorText(error).sentence });
    }
  };

  return {
    /** Undefined until it is known whether this browser keeps something. */
    found,
    problem: state.problem,
    running,
    progress: running ? { read: task.done, total: task.total } : null,
    start,
    cancel: () => {
      if (task) taskStore.cancel(task.id);
    },
    settle,
    readAgain,
  };
};

/** What is known of a business's spellings, and what can be done about them. */
export type SpellingsOfBusiness = ReturnType<typeof useSpellings>;
