import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import type { Write } from '@/domain/write.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { failureKind } from '../states/errorMessage.ts';
import { isConflict, useFailureText } from './useFailureText.ts';

/** What to do and what to say about it. */
export interface CommitOptions {
  /** Works out the writes, from records read as late as possible; none means: nothing to do. */
  writes: () => Promise<readonly Write[]> | readonly Write[];
  /** Message key of what was done. */
  done: string;
  messageArgs?: Record<string, unknown>;
  /** Message key where there was nothing to do. */
  nothing?: string;
}

/**
 * Carries out one act as one atomic commit: once however often it is clicked, and with a message
 * whatever becomes of it. A conflict is told, and everything is read anew.
 */
export const useCommit = () => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const textOf = useFailureText();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  /** @returns whether it was done. */
  const commit = useCallback(
    async ({ writes, done, messageArgs, nothing }: CommitOptions): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      try {
        const all = await writes();
        if (all.length > 0) await dataProvider.commit(all);
        notify(all.length > 0 ? done : (nothing ?? 'common.action.nothing'), {
          type: all.length > 0 ? 'success' : 'info',
          messageArgs,
        });
        return true;
      } catch (error) {
        const curable = isConflict(error) || failureKind(error) === 'unreachable';
        notify(textOf(error), {
          type: curable ? 'warning' : 'error',
          autoHideDuration: 8000,
        });
        return false;
      } finally {
        running.current = false;
        setBusy(false);
        await queryClient.invalidateQueries();
      }
    },
    [dataProvider, queryClient, notify, textOf],
  );
  return { commit, busy };
};
