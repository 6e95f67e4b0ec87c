import { type RaRecord, useTranslate } from 'ra-core';
import { useBulkChange } from '@/components/actions/useBulkChange.ts';

/** What to do with products, and the key below `products.done` that tells it was done. */
export interface BulkAction {
  action: 'archive' | 'activate' | 'draft' | 'update';
  changesOf: (record: RaRecord) => Record<string, unknown>;
  /** Is told what was to be taken back, once that has ended. */
  onUndone?: (records: readonly RaRecord[]) => void;
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
  const translate = useTranslate();
  const bulkChange = useBulkChange();
  /** @param onFinished is called with those that are done, once all are or as many as could be. */
  const run = (
    records: readonly RaRecord[],
    bulk: BulkAction,
    onFinished?: (done: readonly RaRecord[]) => void,
  ) =>
    bulkChange({
      title: translate(`products.action.${bulk.action === 'update' ? 'bulkEdit' : bulk.action}`),
      resource: 'products',
      records,
      ...bulk,
      done: done => translate(`products.done.${bulk.action}`, { smart_count: done.length }),
      undoable: true,
      onSettled: onFinished,
    });
  return { run };
};
