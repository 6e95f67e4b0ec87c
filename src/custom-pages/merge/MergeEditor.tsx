import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { TwoColumns } from '@/components/TwoColumns.tsx';
import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import { failureKind, isConflict, isPassing, isUnreachable } from '@/domain/errors.ts';
import {
  type MergeChoices,
  type MergeField,
  suggestedChoices,
} from '@/domain/merge/mergeChoices.ts';
import { mergeWrites, planMerge } from '@/domain/merge/planMerge.ts';
import { maySurvive } from '@/domain/merge/suggestSurvivor.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { FieldChoices } from './FieldChoices.tsx';
import { JOINED_FIELDS, JoinNotice, useJoin } from './JoinNotice.tsx';
import { decidedVerdicts } from './learning/saidOf.ts';
import { MergePreview } from './MergePreview.tsx';
import { SurvivorChoice } from './SurvivorChoice.tsx';
import { carriedOut, type UnansweredMerge } from './unansweredMerge.ts';
import { useReferences } from './useReferences.ts';

const NOTHING = { reports: [], giveaways: [] };

/** Chooses the survivor and every field, shows what will happen, and merges in one step. */
export const MergeEditor = (props: {
  products: readonly Product[];
  /** What a search had said of them. */
  said: readonly DuplicateCandidate[];
  /** Whether they become options of one product rather than the same product once. */
  asOptions: boolean;
  onRemove: (id: string) => void;
  /** Reads the products anew: one of them changed meanwhile. */
  onConflict: () => void;
  onMerged: (survivor: Product, merged: readonly string[]) => void;
}) => {
  const { products, said, asOptions, onRemove, onConflict, onMerged } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const [survivorId, setSurvivorId] = useState('');
  const [chosen, setChosen] = useState<Partial<MergeChoices>>({});
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const unanswered = useRef<UnansweredMerge>(null);
  const able = products.filter(product => maySurvive(product, products));
  const survivor = able.find(product => product.id === survivorId) ?? able[0];
  const others = useMemo(
    () => products.filter(product => product.id !== survivor?.id),
    [products, survivor],
  );
  const { references, error } = useReferences(others.map(product => product.id));
  const join = useJoin(asOptions, survivor, others);
  const joined = join && 'joined' in join ? join.joined : null;
  const input = useMemo(() => {
    if (!survivor) return null;
    const choices = { ...suggestedChoices(survivor, others), ...chosen };
    return { survivor, others, choices, joined, ...(references ?? NOTHING) };
  }, [survivor, others, chosen, joined, references]);
  const plan = useMemo(() => input && planMerge(input), [input]);
  if (!survivor || !input || !plan) return null;

  const merge = async (reason: string) => {
    const ids = others.map(product => product.id);
    const auditIds: string[] = [];
    const newId = () => {
      const id = dataProvider.newId('audit');
      auditIds.push(id);
      return id;
    };
    setBusy(true);
    try {
      await dataProvider.commit(
        mergeWrites(input, {
          actor,
          reason,
          judged: decidedVerdicts(said),
          now: new Date(),
          newId,
        }),
      );
      onMerged(plan.product, ids);
    } catch (failure) {
      if (isUnreachable(failure)) unanswered.current = { auditIds, ids, survivor: plan.product };
      const done = isConflict(failure) && (await carriedOut(dataProvider, unanswered.current));
      if (done) return onMerged(done.survivor, done.ids);
      // While the reason was typed the products may have been read anew, as merged by somebody else.
      const conflict =
        plan.problems.length > 0 || isConflict(failure) || failureKind(failure) === 'missing';
      notify(conflict ? 'merge.conflict' : errorText(failure).notDone, {
        type: conflict ? 'warning' : 'error',
        autoHideDuration: 10_000,
      });
      // What was typed is kept for another try.
      if (isPassing(failure)) return;
      setAsking(false);
      if (conflict) onConflict();
    } finally {
      setBusy(false);
    }
  };
  const choose = (field: MergeField, choice: string) => setChosen({ ...chosen, [field]: choice });
  const words = { count: products.length, title: plan.product.title };
  return (
    <>
      <Box sx={{ mb: { xs: 2, md: 3 } }}>
        <SurvivorChoice
          products={products}
          survivorId={survivor.id}
          onChoose={setSurvivorId}
          onRemove={onRemove}
        />
      </Box>
      {join && <JoinNotice join={join} />}
      <TwoColumns
        wide={
          <FieldChoices
            products={[survivor, ...others]}
            choices={input.choices}
            fixed={joined ? JOINED_FIELDS : []}
            onChoose={choose}
          />
        }
        narrow={
          <>
            <MergePreview
              plan={plan}
              products={[survivor, ...others]}
              complete={references !== null}
            />
            {error ? (
              <ErrorState error={error} />
            ) : (
              <Button
                variant="contained"
                size="large"
                disabled={references === null || plan.problems.length > 0}
                onClick={() => setAsking(true)}
              >
                {translate('merge.preview.confirm', words)}
              </Button>
            )}
          </>
        }
      />
      {asking && (
        <ReasonDialog
          title={translate('merge.preview.confirmTitle', words)}
          body={translate('merge.preview.confirmBody')}
          confirmLabel={translate('merge.preview.confirm', words)}
          busy={busy}
          onConfirm={reason => void merge(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
