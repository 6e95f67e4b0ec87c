import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type Scan, type ScannedProduct, savedScan } from '@/components/duplicates/savedScan.ts';
import { ON_THIS_DEVICE, SCAN_KEY, useLastScan } from '@/components/duplicates/useLastScan.ts';
import { startTask } from '@/components/progress/taskStore.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { bySureness, type DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useLoadExchangeRates } from '@/providers/exchangeRatesQuery.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { scanForDuplicates } from './scan.ts';
import { standStill } from './standStill.ts';

const STATE = ['duplicates', 'state'];

interface ScanState {
  running: boolean;
  problem: string | null;
  /** Reads on, where it stands still for what `problem` says. */
  goOn: (() => void) | null;
}

const IDLE: ScanState = { running: false, problem: null, goOn: null };
const RUNNING: ScanState = { ...IDLE, running: true };

/**
 * The search for duplicates. It belongs to the session, not to the page: leaving the page does not
 * stop it, and coming back does not start a second one.
 */
export const useScan = () => {
  const { dataProvider } = useServices();
  const { actor } = useAuth();
  const loadRates = useLoadExchangeRates();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const errorText = useErrorText();
  const scan = useLastScan() ?? null;
  const { data: state } = useQuery<ScanState>({
    queryKey: STATE,
    queryFn: () => IDLE,
    initialData: IDLE,
    ...ON_THIS_DEVICE,
  });

  const start = useCallback(
    (total: number | undefined) => {
      if (queryClient.getQueryData<ScanState>(STATE)?.running) return;
      const setScanState = (next: ScanState) => queryClient.setQueryData<ScanState>(STATE, next);
      setScanState(RUNNING);
      const task = startTask({
        title: translate('merge.scan.task'),
        total,
        run: async control => {
          let read = 0;
          const onRefused = async (error: Error) => {
            const why = errorText(error).sentence;
            const problem = translate('merge.scan.refused', { smart_count: read, message: why });
            control.pause(true);
            control.note(problem);
            await standStill(control.signal, goOn =>
              setScanState({ running: true, problem, goOn }),
            );
            control.note('');
            control.pause(false);
            setScanState(RUNNING);
          };
          try {
            const found = await scanForDuplicates(dataProvider, {
              uid: actor.uid,
              rates: loadRates(),
              signal: control.signal,
              onProgress: done => {
                read = done;
                control.progress(done);
              },
              onRefused,
            });
            queryClient.setQueryData(SCAN_KEY, found);
            control.note(translate('merge.scan.done', { smart_count: found.total }));
            await savedScan.save(actor.uid, found);
          } catch (error) {
            const message = errorText(error).sentence;
            if (!control.signal.aborted)
              setScanState({ ...RUNNING, problem: translate('merge.scan.failed', { message }) });
            throw new Error(message, { cause: error });
          }
        },
      });
      void task.ended.then(() =>
        queryClient.setQueryData<ScanState>(STATE, before => ({
          ...IDLE,
          problem: before?.goOn ? null : (before?.problem ?? null),
        })),
      );
    },
    [dataProvider, actor, loadRates, queryClient, translate, errorText],
  );

  const change = useCallback(
    (next: (before: Scan) => Partial<Scan>) => {
      const before = queryClient.getQueryData<Scan>(SCAN_KEY);
      if (!before) return;
      const after = { ...before, ...next(before) };
      queryClient.setQueryData(SCAN_KEY, after);
      void savedScan.save(actor.uid, after);
    },
    [queryClient, actor],
  );

  /** Takes pairs out of the queue: judged, or merged. */
  const keepOnly = useCallback(
    (stays: (candidate: DuplicateCandidate) => boolean) =>
      change(({ candidates }) => ({ candidates: candidates.filter(stays) })),
    [change],
  );

  /** Takes products out that were merged into another one. */
  const forget = useCallback(
    (gone: readonly string[]) =>
      change(({ candidates, variants }) => ({
        candidates: candidates.filter(({ products }) => !products.some(id => gone.includes(id))),
        variants: variants
          .map(family => ({
            ...family,
            products: family.products.filter(id => !gone.includes(id)),
          }))
          .filter(({ products }) => products.length > 1),
      })),
    [change],
  );

  /** Puts pairs back into the queue, where there is one. */
  const putBack = useCallback(
    (pairs: readonly DuplicateCandidate[], products: readonly ScannedProduct[]) =>
      change(before => {
        const known = new Set(before.candidates.map(({ id }) => id));
        const more = pairs.filter(({ id }) => !known.has(id));
        return {
          candidates: [...before.candidates, ...more].sort(bySureness),
          products: new Map([
            ...before.products,
            ...products.map(product => [product.id, product] as const),
          ]),
        };
      }),
    [change],
  );

  /** Adds what somebody said of pairs, or takes it back. */
  const learn = useCallback(
    (said: readonly DuplicateCandidate[], same: boolean) => {
      const at = Date.now();
      change(({ labels }) => ({
        labels: [
          ...labels,
          ...said.map(({ score, verdict }) => ({ score, said: verdict, same, at })),
        ],
      }));
    },
    [change],
  );
  const unlearn = useCallback(
    (pair: DuplicateCandidate) =>
      change(({ labels }) => {
        const at = labels.findLastIndex(label => !label.same && label.score === pair.score);
        return { labels: labels.filter((_, index) => index !== at) };
      }),
    [change],
  );
  const forgetLabels = useCallback(() => change(() => ({ labels: [] })), [change]);

  return {
    scan,
    ...state,
    ...{ start, keepOnly, forget, putBack, learn, unlearn, forgetLabels },
  };
};

/** What the page's parts do with the search. */
export type Scanning = ReturnType<typeof useScan>;
