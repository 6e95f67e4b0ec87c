import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { failureKind, isPassing } from '@/domain/errors.ts';
import type { NotDone } from '@/domain/runBatches.ts';
import { joinSentences } from '@/lib/joinSentences.ts';
import { startTask, taskStore } from '../progress/taskStore.ts';

/** What a round of a bulk action did and left. */
export interface BulkRound<T> {
  done: readonly T[];
  failed: readonly NotDone[];
  left: readonly T[];
  /** How many of those that are left may have been done all the same: no answer came. */
  unanswered?: number;
  /** Why it stopped, where the back end stood in the way. */
  stoppedBy?: unknown;
  /** Takes back what was done, where that is possible: bulk work of its own. */
  undo?: () => Promise<BulkEnd>;
}

/** What became of it while one waited. */
export interface BulkEnd {
  /**
   * Tries the same again, where a back end that is out of reach, or takes no more, did none of it: what
   * was typed is kept for that. Null where it is at its end, or goes on without whoever asked for it.
   */
  again: (() => Promise<BulkEnd>) | null;
  /** Settles once what is in view is as it left it; at once where it goes on without whoever asked for it. */
  fresh: Promise<void>;
}

/** Where a round looks whether to go on, and tells how far it is. */
export interface BulkControl {
  signal?: AbortSignal;
  onProgress?: (settled: number) => void;
}

/** Something to be done to many items. */
export interface BulkJob<T> {
  /** Translated. */
  title: string;
  items: readonly T[];
  round: (items: readonly T[], control: BulkControl) => Promise<BulkRound<T>>;
  /** Says what was done, translated. */
  done: (items: readonly T[]) => string;
  /** Says what was not reached, translated, where that may not be as before. */
  left?: (items: readonly T[]) => string;
  /**
   * Up to so many items are done while one waits: what is little more than a commit. More, on the progress surface.
   * Default 0: each has a commit of its own.
   */
  atOnce?: number;
  /** Is told what was done, after every round that did anything: of the others, what is selected and typed stays. */
  onSettled?: (done: readonly T[]) => void;
  /** It takes something back: what is left of it while one waits is offered to be taken back again. */
  isUndo?: boolean;
}

/** Whether what was done is told: half of an undo is not undone. */
const isTold = <T>(job: BulkJob<T>, { done, left }: BulkRound<T>) =>
  done.length > 0 && !(job.isUndo && left.length > 0);

/**
 * Does things to many items: with counts and cancel, with the name and the reason of each that
 * failed, with a way to go on with what is left, and with Undo where there is one.
 */
export const useBulk = () => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();

  const notifyFailures = useCallback(
    (failed: readonly NotDone[]) => {
      const [first] = failed;
      if (!first) return;
      const message = errorText(first.error).sentence;
      const words = { smart_count: failed.length, name: first.name, message };
      notify(translate('common.action.failed', words), { type: 'error' });
    },
    [notify, translate, errorText],
  );
  const leftText = useCallback(
    <T>(job: BulkJob<T>, { left, unanswered = 0, stoppedBy }: BulkRound<T>) => {
      const untouched = { smart_count: left.length - unanswered };
      const unknown = { smart_count: unanswered };
      const own = job.left?.(left);
      const sentences = own ? [own] : [];
      if (!own && untouched.smart_count > 0)
        sentences.push(translate(`common.action.${job.isUndo ? 'undoLeft' : 'left'}`, untouched));
      if (!own && unanswered > 0) sentences.push(translate('common.action.unanswered', unknown));
      if (stoppedBy !== undefined) sentences.push(errorText(stoppedBy).sentence);
      return joinSentences(sentences);
    },
    [translate, errorText],
  );
  const whileWaiting = useCallback(
    async <T>(job: BulkJob<T>): Promise<BulkEnd> => {
      const round = await job.round(job.items, {});
      const { done, failed, left, stoppedBy, undo } = round;
      const isNone = done.length === 0 && failed.length === 0 && left.length > 0;
      if (done.length > 0) job.onSettled?.(done);
      if (isTold(job, round))
        notify(job.done(done), {
          type: 'success',
          ...(undo && { onUndo: () => void undo() }),
        });
      notifyFailures(failed);
      if (left.length > 0)
        notify(leftText(job, round), {
          type: 'warning',
          ...(job.isUndo && { onUndo: () => void whileWaiting({ ...job, items: left }) }),
        });
      // Nobody waits for that to be told; a back end that takes no more is not asked for everything in view besides.
      const isUntouched = isNone && failureKind(stoppedBy) === 'quota';
      const fresh = isUntouched ? Promise.resolve() : queryClient.invalidateQueries();
      return { again: isNone && isPassing(stoppedBy) ? () => whileWaiting(job) : null, fresh };
    },
    [queryClient, notify, notifyFailures, leftText],
  );

  const onTheSurface = useCallback(
    <T>(job: BulkJob<T>): void => {
      const started = startTask({
        title: job.title,
        total: job.items.length,
        run: async task => {
          const round = await job.round(job.items, {
            signal: task.signal,
            onProgress: settled => task.progress(settled, job.items.length),
          });
          const { done, failed, left, undo } = round;
          for (const { name, error } of failed)
            task.fail({ item: name, message: errorText(error).sentence });
          if (done.length > 0) job.onSettled?.(done);
          const notes = isTold(job, round) ? [job.done(done)] : [];
          const count = { smart_count: left.length };
          if (left.length > 0) {
            notes.push(leftText(job, round));
            task.offer({
              label: translate('common.action.resume', count),
              once: true,
              run: () => onTheSurface({ ...job, items: left }),
            });
          }
          if (undo && done.length > 0)
            task.offer({
              label: translate('common.undo'),
              optional: true,
              once: true,
              run: () => {
                // Its own work takes the place of what it undoes.
                taskStore.dismiss(started.id);
                void undo();
              },
            });
          task.note(joinSentences(notes));
          void queryClient.invalidateQueries();
        },
      });
    },
    [queryClient, translate, errorText, leftText],
  );

  /**
   * Settles when all are done, while what is in view is still read anew; or when the work goes on without
   * whoever asked for it.
   */
  return useCallback(
    async <T>(job: BulkJob<T>): Promise<BulkEnd> => {
      if (job.items.length <= (job.atOnce ?? 0)) return whileWaiting(job);
      onTheSurface(job);
      return { again: null, fresh: Promise.resolve() };
    },
    [whileWaiting, onTheSurface],
  );
};
