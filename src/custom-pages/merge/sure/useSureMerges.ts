import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type BulkControl, useBulk } from '@/components/actions/useBulk.ts';
import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import { refusedOf, runBatches } from '@/domain/runBatches.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { Unanswered } from '@/providers/unanswered/commitOnce.ts';
import { type DoneMerge, mergeGroup, takeBackMerge } from './mergeGroup.ts';

/** Products to merge at one go, and what they are called where that fails. */
export interface NamedGroup {
  products: readonly string[];
  /** What the search had said of them. */
  said: readonly DuplicateCandidate[];
  name: string;
}

/** A merge to take back. */
export interface NamedMerge {
  auditId: string;
  name: string;
}

const nameOf = ({ name }: { name: string }) => name;

/** Does one after the other; what cannot be done is named, and what was not tried is left. */
const oneByOne = async <T extends { name: string }>(
  items: readonly T[],
  control: BulkControl,
  work: (item: T) => Promise<void>,
) => {
  const commit = async (batch: readonly T[]) => {
    for (const item of batch) await work(item);
  };
  return runBatches({ items, size: 1, commit, ...control });
};

/** Merges many groups of products, each in a commit of its own, and takes them back as a whole. */
export const useSureMerges = (
  onMerged: (merged: readonly string[], said: readonly DuplicateCandidate[]) => void,
) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const start = useBulk();

  const takeBack = useCallback(
    (merges: readonly NamedMerge[], batchId: string) =>
      start({
        title: translate('merge.sure.undoTask', { smart_count: merges.length }),
        items: merges,
        done: done => translate('merge.sure.undone', { smart_count: done.length }),
        round: async (items, control) => {
          const outcome = await oneByOne(items, control, ({ auditId }) =>
            takeBackMerge(dataProvider, auditId, { actor, batchId, reason: '' }),
          );
          return { ...outcome, failed: refusedOf(outcome, nameOf) };
        },
      }),
    [actor, dataProvider, start, translate],
  );

  const mergeAll = useCallback(
    (groups: readonly NamedGroup[], reason: string) => {
      const batch = { actor, reason, batchId: dataProvider.newId('audit') };
      const unanswered: Unanswered<DoneMerge> = new Map();
      return start({
        title: translate('merge.sure.task', { smart_count: groups.length }),
        items: groups,
        done: done => translate('merge.sure.done', { smart_count: done.length }),
        round: async (items, control) => {
          const merges: (DoneMerge & { name: string })[] = [];
          const outcome = await oneByOne(items, control, async ({ products, said, name }) => {
            const merge = await mergeGroup(dataProvider, products, said, batch, unanswered);
            merges.push({ ...merge, name });
            onMerged(merge.merged, said);
          });
          return {
            ...outcome,
            failed: refusedOf(outcome, nameOf),
            undo: () => takeBack(merges, batch.batchId),
          };
        },
      });
    },
    [actor, dataProvider, onMerged, start, takeBack, translate],
  );
  return { mergeAll, takeBack };
};
