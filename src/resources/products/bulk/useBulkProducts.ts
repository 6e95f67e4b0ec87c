import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useListContext, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { startTask } from '@/components/progress/taskStore.ts';
import { useErrorMessage } from '@/components/states/useErrorMessage.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { type BulkOutcome, changeRecords, undoChanges } from '@/providers/changeRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Records up to here change at once; more run on the progress surface, with counts and cancel. */
const AT_ONCE = 100;

/** What to do with products, and the key below `products.done` that tells it was done. */
export interface BulkAction {
  action: 'archive' | 'activate' | 'draft' | 'update';
  changesOf: (record: RaRecord) => Record<string, unknown>;
}

/** Changes the products with some ids, tells what was done and offers to undo it. */
export const useBulkProducts = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { data = [], onUnselectItems } = useListContext();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const messageOf = useErrorMessage();

  const read = useCallback(
    async (ids: readonly Identifier[]) => {
      const shown = new Map<Identifier, RaRecord>(data.map(record => [record.id, record]));
      const others = ids.filter(id => !shown.has(id));
      const fetched =
        others.length > 0 ? (await dataProvider.getMany('products', { ids: others })).data : [];
      for (const record of fetched) shown.set(record.id, record);
      return ids.flatMap(id => shown.get(id) ?? []);
    },
    [data, dataProvider],
  );

  const tell = (outcome: BulkOutcome, { action }: BulkAction) => {
    const count = outcome.changed.length;
    if (count > 0) {
      notify(`products.done.${action}`, {
        type: 'success',
        messageArgs: { smart_count: count },
        onUndo: async () => {
          const undone = await undoChanges(dataProvider, actor, 'products', outcome.changed);
          await queryClient.invalidateQueries();
          if (undone.failed.length === 0) notify('products.done.undone', { type: 'success' });
          else tellFailures(undone);
        },
      });
    }
    tellFailures(outcome);
  };
  const tellFailures = ({ failed, left }: BulkOutcome) => {
    const [first] = failed;
    if (first) {
      notify('products.bulk.failed', {
        type: 'error',
        messageArgs: { smart_count: failed.length, message: messageOf(first) },
      });
    }
    if (left.length > 0) {
      notify('products.bulk.left', { type: 'warning', messageArgs: { smart_count: left.length } });
    }
  };

  const run = async (records: readonly RaRecord[], bulk: BulkAction) => {
    const change = (signal?: AbortSignal, onProgress?: (done: number) => void) =>
      changeRecords(dataProvider, actor, {
        resource: 'products',
        records,
        changesOf: bulk.changesOf,
        action: bulk.action,
        source: 'bulk',
        signal,
        onProgress,
      });
    const finish = async (outcome: BulkOutcome) => {
      onUnselectItems();
      await queryClient.invalidateQueries();
      tell(outcome, bulk);
    };
    if (records.length <= AT_ONCE) return finish(await change());
    startTask({
      title: translate(`products.action.${bulk.action === 'update' ? 'bulkEdit' : bulk.action}`),
      total: records.length,
      run: async task => {
        const outcome = await change(task.signal, task.progress);
        for (const { id, message } of outcome.failed) task.fail({ item: id, message });
        await finish(outcome);
      },
    });
  };
  return { read, run };
};
