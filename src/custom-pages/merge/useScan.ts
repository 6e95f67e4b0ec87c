import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { startTask } from '@/components/progress/taskStore.ts';
import { useErrorMessage } from '@/components/states/useErrorMessage.ts';
import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { LAST_SCAN_KEY, type LastScan } from './lastScan.ts';
import { type Scan, scanForDuplicates } from './scan.ts';

const KEY = ['duplicates', 'scan'];

/** The search for duplicates: its outcome is kept until sign-out, so that it is not paid twice. */
export const useScan = () => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const messageOf = useErrorMessage();
  const [last, setLast] = useStore<LastScan | null>(LAST_SCAN_KEY, null);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data = null } = useQuery<Scan | null>({
    queryKey: KEY,
    queryFn: () => queryClient.getQueryData<Scan>(KEY) ?? null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  const start = useCallback(
    (total: number | undefined) => {
      setRunning(true);
      setProblem(null);
      const task = startTask({
        title: translate('merge.scan.task'),
        total,
        run: async control => {
          try {
            const scan = await scanForDuplicates(dataProvider, {
              signal: control.signal,
              onProgress: done => control.progress(done),
            });
            queryClient.setQueryData(KEY, scan);
            setLast({ at: Date.now(), candidates: scan.candidates.length, products: scan.total });
            control.note(translate('merge.scan.done', { products: scan.total }));
          } catch (error) {
            if (!control.signal.aborted)
              setProblem(translate('merge.scan.failed', { message: messageOf(error) }));
            throw error;
          }
        },
      });
      void task.ended.then(() => setRunning(false));
    },
    [dataProvider, queryClient, translate, messageOf, setLast],
  );

  /** Takes pairs out of the queue: judged, or merged. */
  const keepOnly = useCallback(
    (stays: (candidate: DuplicateCandidate) => boolean) => {
      const scan = queryClient.getQueryData<Scan>(KEY);
      if (!scan) return;
      const candidates = scan.candidates.filter(stays);
      queryClient.setQueryData<Scan>(KEY, { ...scan, candidates });
      setLast(before => before && { ...before, candidates: candidates.length });
    },
    [queryClient, setLast],
  );

  return { scan: data, last, running, problem, start, keepOnly };
};
