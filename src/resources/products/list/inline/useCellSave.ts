import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useNotify, useTranslate } from 'ra-core';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { ListCell } from '@/domain/grid/cellRefusal.ts';
import type { Changes } from '@/domain/grid/changes.ts';
import { cellWrite } from '@/domain/grid/listCell.ts';
import { type RowOutcome, saveRow } from '@/domain/grid/saveRow.ts';
import { statusAction } from '@/domain/grid/statusAction.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { undoChanges } from '@/providers/changeRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

const LISTS = { queryKey: ['products', 'getList'] };

/** Saves a cell of the list as one commit with the version that was read, and offers Undo. */
export const useCellSave = (cell: ListCell) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();

  const undo = async (before: Product, saved: Product) => {
    const { status, price, inventory, stockState, stockTotal, gaps, version } = saved;
    const after = { ...before, status, price, inventory, stockState, stockTotal, gaps, version };
    const changed = [{ before, after }];
    const { failed, left } = await undoChanges(dataProvider, actor, 'products', changed);
    await queryClient.invalidateQueries();
    const [first] = failed;
    if (first) {
      const message = errorText(first.error).sentence;
      const words = { smart_count: 1, name: first.name, message };
      notify(translate('common.action.failed', words), { type: 'error' });
    } else if (left.length > 0) {
      notify('common.action.left', { type: 'warning', messageArgs: { smart_count: 1 } });
    } else notify('common.action.undone', { type: 'success' });
  };
  /** The rows show it before they are read anew. */
  const show = (product: Product) => {
    queryClient.setQueriesData<GetListResult<Product>>(
      LISTS,
      old => old && { ...old, data: old.data.map(row => (row.id === product.id ? product : row)) },
    );
    void queryClient.invalidateQueries();
  };
  /** @throws what keeps it from being saved, save for conflicts, which the outcome tells of. */
  return async (from: Product, changes: Changes): Promise<RowOutcome> => {
    const { id } = from;
    const outcome = await saveRow(from, changes, {
      store: async (previousData, data) =>
        (
          await dataProvider.update<Product>('products', {
            ...{ id, data, previousData },
            meta: { action: statusAction(data) },
          })
        ).data,
      read: async () => (await dataProvider.getOne<Product>('products', { id })).data,
      write: cellWrite(cell),
    });
    const { before, product } = outcome;
    if (product !== from) show(product);
    if (before)
      notify(`inline.saved.${cell}`, {
        type: 'success',
        messageArgs: { name: product.title || id },
        onUndo: () => void undo(before, product),
      });
    return outcome;
  };
};
