import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useBulk } from '@/components/actions/useBulk.ts';
import type { RestoreItem } from '@/domain/history/restorePlan.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { runRestore } from '@/providers/history/runRestore.ts';
import { undoRestore } from '@/providers/history/undoRestore.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Up to so many products are restored while one waits; more, on the progress surface. */
const AT_ONCE = 100;

/** Restores products, with counts, cancel, a way to go on, and Undo. */
export const useRestore = (label: string, reverts?: string) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const bulk = useBulk();
  const [busy, setBusy] = useState(false);
  const restore = async (
    items: readonly RestoreItem[],
    known: ReadonlyMap<string, Product>,
    reason: string,
  ) => {
    setBusy(true);
    const batchId = dataProvider.newId('audit');
    try {
      await bulk<RestoreItem>({
        title: translate('history.task', { smart_count: items.length }),
        items,
        atOnce: AT_ONCE,
        done: done => translate('history.done', { smart_count: done.length }),
        round: async (all, control) => {
          const context = { actor, reason, label, batchId, reverts };
          const { done, failed, left } = await runRestore(
            dataProvider,
            all,
            known,
            context,
            control,
          );
          return {
            ...{ done, left },
            failed: failed.map(({ item, error }) => ({ name: item.title, error })),
            undo: () => undoRestore(dataProvider, actor, batchId, label),
          };
        },
      });
    } finally {
      setBusy(false);
    }
  };
  return { restore, busy };
};
