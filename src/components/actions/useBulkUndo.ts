import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type BulkEnd, type BulkJob, useBulk } from './useBulk.ts';

/** Takes many items back as bulk work of its own, in the words of an undo. */
export const useBulkUndo = () => {
  const translate = useTranslate();
  const start = useBulk();
  return useCallback(
    /** @param title of what is taken back, translated. */
    <T>(
      title: string,
      job: Pick<BulkJob<T>, 'items' | 'round' | 'atOnce' | 'onSettled'>,
    ): Promise<BulkEnd> =>
      start<T>({
        ...job,
        isUndo: true,
        title: translate('common.action.undoTask', { title }),
        done: () => translate('common.action.undone'),
        round: async (items, control) => {
          try {
            return await job.round(items, control);
          } catch (error) {
            // What it needs could not be read: all of it is left.
            const stoppedBy = control.signal?.aborted ? undefined : error;
            return { done: [], failed: [], left: items, stoppedBy };
          }
        },
      }),
    [start, translate],
  );
};
