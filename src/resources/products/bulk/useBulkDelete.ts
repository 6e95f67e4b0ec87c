import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useBulk } from '@/components/actions/useBulk.ts';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { loadAhead, loadCode } from '@/lib/loadCode.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import type { UnansweredChange } from '@/providers/commitRecords.ts';
import { deleteRecords } from '@/providers/deleteRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { AT_ONCE } from './useChangeProducts.ts';

// Why something does not come back is told in the history's words.
const loadUndo = withMessages(() => import('@/providers/history/undoRestore.ts'), 'rest');

/** Deletes the selected products at once, tells so, and offers to bring back what was deleted. */
export const useBulkDelete = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { onUnselectItems } = useListContext();
  const read = useSelectedRecords('products');
  const translate = useTranslate();
  const start = useBulk();
  return async () => {
    const records = await read();
    if (!records) return;
    void loadAhead(loadUndo);
    const unanswered: UnansweredChange = new Map();
    await start<RaRecord>({
      title: translate('products.action.delete'),
      items: records,
      done: done => translate('products.done.delete', { smart_count: done.length }),
      atOnce: AT_ONCE,
      onSettled: () => onUnselectItems(),
      round: async (items, control) => {
        const deletion = { resource: 'products' as const, records: items, unanswered, ...control };
        const outcome = await deleteRecords(dataProvider, actor, deletion);
        const left = new Set(outcome.left);
        return {
          ...outcome,
          done: outcome.deleted,
          left: items.filter(({ id }) => left.has(String(id))),
          undo: async () => {
            const { undoDeletion } = await loadCode(loadUndo);
            return undoDeletion(dataProvider, actor, outcome.entries);
          },
        };
      },
    });
  };
};
