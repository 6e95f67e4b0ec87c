import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { startTask, type TaskControl } from '../progress/taskStore.ts';
import { failureKind } from '../states/errorMessage.ts';
import { bulkEach } from './bulkEach.ts';
import { useFailureText } from './useFailureText.ts';

/** What a round of a bulk action left: names of what failed are told already. */
export interface BulkRound<T> {
  done: readonly T[];
  left: readonly T[];
}

/** A bulk action on the progress surface. */
export interface BulkJob<T> {
  /** Translated. */
  title: string;
  items: readonly T[];
  /** Does a round; tells failures by `task.fail`. */
  round: (items: readonly T[], task: TaskControl) => Promise<BulkRound<T>>;
  /** Says what was done, translated. */
  done: (items: readonly T[]) => string;
}

/** Runs bulk actions on the progress surface: with counts, cancel, failures, and a way to go on. */
export const useBulk = () => {
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const textOf = useFailureText();

  const start = useCallback(
    <T>(job: BulkJob<T>): void => {
      startTask({
        title: job.title,
        total: job.items.length,
        run: async task => {
          const { done, left } = await job.round(job.items, task);
          const notes = done.length > 0 ? [job.done(done)] : [];
          const count = { smart_count: left.length };
          if (left.length > 0) {
            notes.push(translate('common.action.left', count));
            task.offer({
              label: translate('common.action.resume', count),
              run: () => start({ ...job, items: left }),
            });
          }
          task.note(notes.join(' '));
          await queryClient.invalidateQueries();
        },
      });
    },
    [queryClient, translate],
  );

  /** Does something to each item in a commit of its own. */
  const startEach = useCallback(
    <T>(
      job: Omit<BulkJob<T>, 'round'> & {
        nameOf: (item: T) => string;
        act: (item: T) => Promise<void>;
      },
    ) =>
      start<T>({
        ...job,
        round: (items, task) =>
          bulkEach(
            {
              items,
              nameOf: job.nameOf,
              act: job.act,
              isFatal: error => failureKind(error) === 'unreachable',
              messageOf: textOf,
            },
            task,
          ),
      }),
    [start, textOf],
  );
  return { start, startEach };
};
