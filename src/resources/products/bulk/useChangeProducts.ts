import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useTranslate } from 'ra-core';
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
  /** Where it was done; `bulk` unless said otherwise. */
  source?: 'form' | 'bulk';
}

/** Takes products out of the catalogue. */
export const ARCHIVE: BulkAction = { action: 'archive', changesOf: () => ({ status: 'archived' }) };

/** Puts products into the catalogue. */
export const ACTIVATE: BulkAction = { action: 'activate', changesOf: () => ({ status: 'active' }) };

/**
 * Changes products, tells what was done and offers to undo it. Both are written at once, so that
 * whatever shows the products shows them as they are.
 */
export const useChangeProducts = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const messageOf = useErrorMessage();

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

  /** @param onFinished is called once all are done, or as many as could be. */
  const run = async (records: readonly RaRecord[], bulk: BulkAction, onFinished?: () => void) => {
    const change = (signal?: AbortSignal, onProgress?: (done: number) => void) =>
      changeRecords(dataProvider, actor, {
        resource: 'products',
        records,
        changesOf: bulk.changesOf,
        action: bulk.action,
        source: bulk.source ?? 'bulk',
        signal,
        onProgress,
      });
    const finish = async (outcome: BulkOutcome) => {
      onFinished?.();
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
  return { run };
};
