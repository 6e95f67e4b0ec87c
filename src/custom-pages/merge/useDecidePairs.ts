import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import type { ScannedProduct } from '@/components/duplicates/savedScan.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import {
  notDuplicatesWrites,
  type ProductPair,
  putBackWrites,
} from '@/domain/duplicates/decisions.ts';
import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import { isConflict, isMissing } from '@/domain/errors.ts';
import { joinSentences } from '@/lib/joinSentences.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { Scanning } from './useScan.ts';

/** A pair, and what the queue shows of it; `candidate` is null where it is no likely one any more. */
export interface PairDecision {
  pair: ProductPair;
  /** The business of both; null where they are of two. */
  businessId: string | null;
  candidate: DuplicateCandidate | null;
  products: readonly ScannedProduct[];
}

/** Sets pairs aside as different, and takes that back; either can be undone from its message. */
export const useDecidePairs = ({
  keepOnly,
  putBack,
  learn,
  unlearn,
}: Pick<Scanning, 'keepOnly' | 'putBack' | 'learn' | 'unlearn'>) => {
  const { dataProvider } = useServices();
  const { actor } = useAuth();
  const notify = useNotify();
  const errorText = useErrorText();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const each = useCallback(
    async (
      decisions: readonly PairDecision[],
      kind: 'setAside' | 'putBack',
      onDone: () => void,
    ) => {
      const writesOf = kind === 'setAside' ? notDuplicatesWrites : putBackWrites;
      for (const { pair, businessId, candidate, products } of decisions) {
        try {
          const auditId = dataProvider.newId('audit');
          const judged = candidate && { score: candidate.score, said: candidate.verdict };
          await dataProvider.commit(writesOf(pair, { actor, auditId, businessId, judged }));
        } catch (error) {
          // Somebody else has judged the pair, or taken that back, already.
          if (!isMissing(error) && !isConflict(error)) throw error;
        }
        if (candidate && kind === 'putBack') unlearn(candidate);
        if (candidate && kind === 'setAside') learn([candidate], false);
        if (kind === 'putBack') putBack(candidate ? [candidate] : [], products);
        else keepOnly(({ products: ids }) => !pair.every(({ id }) => ids.includes(id)));
        onDone();
      }
    },
    [dataProvider, actor, keepOnly, putBack, learn, unlearn],
  );

  const decide = useCallback(
    async (decisions: readonly PairDecision[], kind: 'setAside' | 'putBack', undo = true) => {
      setBusy(true);
      let done = 0;
      try {
        await each(decisions, kind, () => (done += 1));
        const back = kind === 'setAside' ? 'putBack' : 'setAside';
        notify(`merge.queue.${kind}`, {
          type: 'success',
          messageArgs: { smart_count: decisions.length },
          ...(undo && { onUndo: () => void decide(decisions, back, false) }),
        });
      } catch (error) {
        // One of several may have been decided before it stopped: that stays, the rest can be decided again.
        const counts = { smart_count: done, left: decisions.length - done };
        notify(
          done > 0
            ? joinSentences([translate('merge.queue.stopped', counts), errorText(error).sentence])
            : errorText(error).notDone,
          { type: 'error' },
        );
      } finally {
        setBusy(false);
        await queryClient.invalidateQueries({ queryKey: ['duplicateDecisions'] });
      }
    },
    [each, notify, errorText, translate, queryClient],
  );
  return { decide, busy };
};
