import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { TwoColumns } from '@/components/TwoColumns.tsx';
import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import { failureKind, isConflict, isPassing } from '@/domain/errors.ts';
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
import {
  commitOnceOrAnew,
  findCarriedOut,
  type Unanswered,
} from '@/providers/unanswered/commitOnce.ts';
import { FieldChoices } from './FieldChoices.tsx';
import { JOINED_FIELDS, JoinNotice, useJoin } from './JoinNotice.tsx';
import { decidedVerdicts } from './learning/saidOf.ts';
import { MergePreview } from './MergePreview.tsx';
import { SurvivorChoice } from './SurvivorChoice.tsx';
import { useReferences } from './useReferences.ts';

/** The survivor as it would be, and the products that would be merged into it. */
interface PreparedMerge {
  survivor: Product;
  merged: readonly string[];
}

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
  const [unanswered] = useState<Unanswered<PreparedMerge>>(() => new Map());
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
    const merged = others.map(product => product.id);
    const asked = JSON.stringify([survivor.id, merged, input.choices, reason]);
    const prepare = async () => ({
      writes: mergeWrites(input, {
        actor,
        reason,
        judged: decidedVerdicts(said),
        now: new Date(),
        newId: () => dataProvider.newId('audit'),
      }),
      done: { survivor: plan.product, merged },
    });
    setBusy(true);
    try {
      const { done } = await commitOnceOrAnew(dataProvider, unanswered, asked, prepare);
      onMerged(done.survivor, done.merged);
    } catch (failure) {
      // It may have been carried out as it was asked for before, with other choices.
      const earlier = isConflict(failure) && (await findCarriedOut(dataProvider, unanswered));
      if (earlier) return onMerged(earlier.done.survivor, earlier.done.merged);
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
