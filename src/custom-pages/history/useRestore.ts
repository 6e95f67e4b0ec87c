import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type BulkEnd, useBulk } from '@/components/actions/useBulk.ts';
import { useBulkUndo } from '@/components/actions/useBulkUndo.ts';
import {
  forgetRestoring,
  type InterruptedRestoring,
  keepRestoring,
} from '@/components/history/interruptedRestorings.ts';
import { restoringLocks } from '@/components/history/useInterruptedRestorings.ts';
import type { RestoreItem } from '@/domain/history/restorePlan.ts';
import { refusedOf } from '@/domain/runBatches.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { goOnRestoring } from '@/providers/history/goOnRestoring.ts';
import { runRestore } from '@/providers/history/runRestore.ts';
import { undoRestore } from '@/providers/history/undoRestore.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Up to so many products are restored while one waits; more, on the progress surface. */
const AT_ONCE = 100;

/**
 * Restores products, with counts, cancel, a way to go on, and Undo. What it is about is kept in this
 * browser until it is at its end, so that a reload in between is told, and gone on from.
 */
export const useRestore = (label: string, reverts?: string) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const bulk = useBulk();
  const startUndo = useBulkUndo();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  /** What could not be done at all, to be gone on with when the same is asked for again. */
  const notNow = useRef<InterruptedRestoring>(null);
  const restore = async (
    items: readonly RestoreItem[],
    known: ReadonlyMap<string, Product>,
    reason: string,
    goingOn?: InterruptedRestoring,
  ): Promise<BulkEnd> => {
    setBusy(true);
    const ids = items.map(({ id }) => id);
    const earlier = notNow.current?.ids.join() === ids.join() ? notNow.current : null;
    const batchId = (goingOn ?? earlier)?.batchId ?? dataProvider.newId('audit');
    const begun = { batchId, address: pathname + search, ids, reason, startedAt: Date.now() };
    keepRestoring(localStorage, actor.uid, goingOn ?? begun);
    const title = translate('history.task', { smart_count: items.length });
    /** Of every round, also before a reload, as all of it is taken back together. */
    const restored = new Set(goingOn?.ids);
    let rounds = earlier ? 1 : 0;
    let fresh: Promise<void> = Promise.resolve();
    try {
      const end = await bulk<RestoreItem>({
        title,
        items,
        atOnce: AT_ONCE,
        done: done => translate('history.done', { smart_count: done.length }),
        left: left => translate('history.stopped', { smart_count: left.length }),
        round: async (all, control) => {
          const context = { actor, reason, label, batchId, reverts };
          rounds += 1;
          const outcome = await restoringLocks.hold(batchId, () =>
            rounds === 1
              ? runRestore(dataProvider, all, known, context, control)
              : goOnRestoring(dataProvider, all, context, control),
          );
          for (const { id } of outcome.done) restored.add(id);
          if (outcome.left.length === 0) forgetRestoring(localStorage, actor.uid, batchId);
          return {
            ...outcome,
            failed: refusedOf(outcome, ({ title }) => title),
            undo: () =>
              startUndo(title, {
                items: [...restored].map(id => ({ id })),
                atOnce: AT_ONCE,
                round: (undone, undoing) =>
                  undoRestore(dataProvider, actor, undone, { ...undoing, batchId, label }),
              }),
          };
        },
      });
      notNow.current = end.again ? begun : null;
      // What is compared is of before until then: it is not restored a second time.
      if (!end.again) fresh = end.fresh;
      return end;
    } finally {
      void fresh.then(() => setBusy(false));
    }
  };
  return { restore, busy };
};
