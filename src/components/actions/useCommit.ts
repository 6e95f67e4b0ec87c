import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { failureKind, isConflict, isPassing } from '@/domain/errors.ts';
import type { Write } from '@/domain/write.ts';
import { showingCommits } from '@/providers/cache/showWritten.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import {
  commitOnce,
  findCarriedOut,
  type PreparedCommit,
} from '@/providers/unanswered/commitOnce.ts';
import { unansweredOf } from '@/providers/unanswered/ofSession.ts';

type Act = PreparedCommit<Record<string, unknown> | undefined>;

/** What to do and what to say about it. */
export interface CommitOptions {
  /**
   * What is asked for: of which record, and in which words. Asked for again after the answer was
   * lost, it is done once.
   */
  asked: readonly (string | number | boolean | null | undefined)[];
  /** Works out the writes, from records read as late as possible; none means: nothing to do. */
  writes: () => Promise<readonly Write[]> | readonly Write[];
  /** Message key of what was done. */
  done: string;
  /** What the message needs; a function where the writes decide. */
  messageArgs?: Record<string, unknown> | (() => Record<string, unknown>);
  /** Message key where there was nothing to do. */
  nothing?: string;
  /** What ends with it, such as the words that were sent: called before anybody is told that it is done. */
  onDone?: () => void;
}

/**
 * What became of an act: done; refused, because something stands in its way, such as what somebody
 * else did meanwhile; or not taken for now, by a back end that is out of reach, takes no more or is
 * full, so that the same can be tried again.
 */
export type CommitOutcome = 'done' | 'refused' | 'notNow';

/**
 * Carries out one act as one atomic commit: once however often it is clicked, and with a message
 * whatever becomes of it. What was written shows at once, and everything in view is read anew behind
 * whoever asked; where the answer was lost they wait for that, as it shows whether it was done.
 */
export const useCommit = () => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const showing = useMemo(
    () => showingCommits(dataProvider, queryClient),
    [dataProvider, queryClient],
  );
  const running = useRef<Promise<CommitOutcome>>(null);
  const [busy, setBusy] = useState(false);

  const carryOut = useCallback(
    async ({
      asked,
      writes,
      done,
      messageArgs,
      nothing,
      onDone,
    }: CommitOptions): Promise<CommitOutcome> => {
      const key = JSON.stringify([done, ...asked]);
      const unanswered = unansweredOf(dataProvider);
      const prepare = async (): Promise<Act> => {
        const all = await writes();
        return {
          writes: all,
          done: typeof messageArgs === 'function' ? messageArgs() : messageArgs,
        };
      };
      const notifyDone = ({ writes: all, done: words }: Act): CommitOutcome => {
        onDone?.();
        notify(all.length > 0 ? done : (nothing ?? 'common.action.nothing'), {
          type: all.length > 0 ? 'success' : 'info',
          messageArgs: words,
        });
        return 'done';
      };
      setBusy(true);
      let outcome: CommitOutcome;
      let isUntouched = false;
      try {
        outcome = notifyDone(await commitOnce(showing, unanswered, key, prepare));
      } catch (error) {
        outcome = isPassing(error) ? 'notNow' : 'refused';
        isUntouched = failureKind(error) === 'quota';
        notify(errorText(error).notDone, {
          type: outcome === 'notNow' || isConflict(error) ? 'warning' : 'error',
          autoHideDuration: 8000,
        });
      } finally {
        running.current = null;
        setBusy(false);
      }
      // A back end that takes no more is not asked for everything in view besides.
      if (isUntouched) return outcome;
      const readAnew = queryClient.invalidateQueries();
      if (outcome !== 'notNow') return outcome;
      await readAnew;
      const found = await findCarriedOut(dataProvider, unanswered, [key]);
      return found ? notifyDone(found) : outcome;
    },
    [dataProvider, showing, queryClient, notify, errorText],
  );
  const commit = useCallback(
    (options: CommitOptions) => {
      running.current ??= carryOut(options);
      return running.current;
    },
    [carryOut],
  );
  return { commit, busy };
};
