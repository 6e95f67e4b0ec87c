import { useDeleteMany, useListContext, useNotify } from 'ra-core';
import { useErrorText } from '@/components/states/useErrorText.ts';

/**
 * Deletes the selected products once the time to undo has passed; until then they are only hidden,
 * so that Undo brings back exactly what was there.
 */
export const useBulkDelete = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const [deleteMany] = useDeleteMany();
  const notify = useNotify();
  const errorText = useErrorText();
  return () =>
    deleteMany(
      'products',
      { ids: selectedIds, meta: { source: 'bulk' } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify('products.done.delete', {
            type: 'info',
            undoable: true,
            messageArgs: { smart_count: selectedIds.length },
          });
          onUnselectItems();
        },
        onError: error => notify(errorText(error).notDone, { type: 'error' }),
      },
    );
};
