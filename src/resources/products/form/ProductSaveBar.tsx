import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { countProblems } from '@/components/forms/countProblems.ts';
import { focusFirstProblem } from '@/components/forms/focusFirstProblem.ts';
import { SaveBar, type SaveProblem } from '@/components/forms/SaveBar.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { fieldLabel } from './fieldLabel.ts';
import { useFormGaps } from './useFormGaps.ts';
import type { ProductEditing } from './useProductEditing.ts';

const useProblem = (editing: ProductEditing): SaveProblem | null => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { errors } = useFormContext<ProductFormValues>().formState;
  const { outcome, options, submit, problemsIn, draft } = editing;
  const wrong = countProblems(errors);
  if (outcome?.kind === 'uploads') {
    const smart_count = outcome.count;
    return {
      severity: 'warning',
      text: translate('forms.unfinished', { smart_count }),
      action: {
        label: translate('forms.saveWithout', { smart_count }),
        onClick: () => void submit({ ...options, dropUploads: true }),
      },
    };
  }
  if (outcome?.kind === 'failed' && wrong === 0) {
    const text = `${errorText(outcome.error).notSaved} ${translate('forms.keep')}`;
    return { severity: 'error', text };
  }
  if (wrong > 0) {
    return {
      severity: 'error',
      text: translate('forms.problems', { smart_count: wrong }),
      action: {
        label: translate('forms.showProblem'),
        onClick: () => void (problemsIn.current && focusFirstProblem(problemsIn.current)),
      },
    };
  }
  return draft.kept ? null : { severity: 'warning', text: translate('forms.draftNotKept') };
};

/**
 * Says what is unsaved and missing, and saves it.
 * @param props.goesOn whether the next product can be gone on to.
 */
export const ProductSaveBar = (props: { editing: ProductEditing; goesOn: boolean }) => {
  const { editing, goesOn } = props;
  const translate = useTranslate();
  const { state, phase, submit, discard, queue } = editing;
  const isNew = state.base === null;
  const status = useWatch<ProductFormValues, 'status'>({ name: 'status' });
  const gaps = useFormGaps();
  const uploads = useSyncExternalStore(queue.subscribe, queue.items);
  const problem = useProblem(editing);
  const busy = phase !== 'idle';
  const moving = uploads.filter(({ state: at }) => !['refused', 'error', 'paused'].includes(at));
  const unsaved = state.unsaved.fields.map(field => translate(fieldLabel(field)));
  const [chosen, setChosen] = useState<'draft' | 'publish' | 'next' | 'save'>('save');
  useEffect(
    function forgetButton() {
      if (!busy) setChosen('save');
    },
    [busy],
  );
  const publishes = status === 'draft';
  const send = (button: typeof chosen) => {
    setChosen(button);
    void submit(button === 'publish' ? { status: 'active' } : { next: button === 'next' });
  };
  return (
    <SaveBar
      unsaved={unsaved}
      nothing={translate(isNew ? 'forms.nothingNew' : 'forms.nothing')}
      problem={problem}
      waiting={
        phase === 'uploading' && moving.length > 0
          ? translate('forms.waiting', { smart_count: moving.length })
          : null
      }
      note={
        gaps.length > 0 && status !== 'archived' && (!isNew || unsaved.length > 0)
          ? translate('products.form.ready.brief', {
              gaps: gaps.map(gap => translate(`products.gap.${gap}`)).join(', '),
            })
          : null
      }
      onDiscard={discard}
      busy={busy}
    >
      {publishes && (
        <Button
          variant="outlined"
          type="button"
          onClick={() => send('draft')}
          aria-keyshortcuts={ariaKeys('save')}
          disabled={busy}
          loading={busy && chosen === 'draft'}
        >
          {translate('products.form.saveDraft')}
        </Button>
      )}
      {goesOn && (
        <Button
          variant="outlined"
          type="button"
          onClick={() => send('next')}
          disabled={busy}
          loading={busy && chosen === 'next'}
        >
          {translate('products.form.saveNext')}
        </Button>
      )}
      <Button
        variant="contained"
        type={publishes ? 'button' : 'submit'}
        onClick={publishes ? () => send('publish') : undefined}
        aria-keyshortcuts={publishes ? undefined : ariaKeys('save')}
        disabled={busy}
        loading={busy && (chosen === 'save' || chosen === 'publish')}
      >
        {translate(publishes ? 'products.form.publish' : 'common.save')}
      </Button>
    </SaveBar>
  );
};
