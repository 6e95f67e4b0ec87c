import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useBulk } from '@/components/actions/useBulk.ts';
import { useBulkUndo } from '@/components/actions/useBulkUndo.ts';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { loadAhead, loadCode } from '@/lib/loadCode.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { CHANGED_AT_ONCE } from '@/providers/changeRecords.ts';
import type { UnansweredChange } from '@/providers/commitRecords.ts';
import { deleteRecords } from '@/providers/deleteRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

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
  const startUndo = useBulkUndo();
  return async () => {
    const records = await read();
    if (!records) return;
    void loadAhead(loadUndo);
    const unanswered: UnansweredChange = new Map();
    const title = translate('products.action.delete');
    await start<RaRecord>({
      title,
      items: records,
      done: done => translate('products.done.delete', { smart_count: done.length }),
      atOnce: CHANGED_AT_ONCE,
      onSettled: () => onUnselectItems(),
      round: async (items, control) => {
        const deletion = { resource: 'products' as const, records: items, unanswered, ...control };
        const outcome = await deleteRecords(dataProvider, actor, deletion);
        const left = new Set(outcome.left);
        return {
          ...outcome,
          done: outcome.deleted,
          left: items.filter(({ id }) => left.has(String(id))),
          undo: () =>
            startUndo<RaRecord>(title, {
              items: outcome.deleted,
              atOnce: CHANGED_AT_ONCE,
              round: async (deleted, undoing) => {
                const { undoDeletion } = await loadCode(loadUndo);
                const { entries } = outcome;
                return undoDeletion(dataProvider, actor, deleted, { ...undoing, entries });
              },
            }),
        };
      },
    });
  };
};
