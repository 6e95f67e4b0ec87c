import { useTranslate } from 'ra-core';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { DeletedDialog } from '../conflict/DeletedDialog.tsx';
import type { RecordFormState } from './RecordFormContext.ts';
import type { RecordFormProps } from './RecordFormProps.ts';
import type { FormQuestion } from './useRecordForm.ts';

/** Asks what a form cannot decide by itself: which of two edits to keep, and what of a lost one. */
export const FormQuestions = <R, V extends FieldValues>(
  props: Pick<RecordFormProps<R, V, unknown>, 'fieldKey' | 'wordsOf' | 'asText'> & {
    state: Pick<RecordFormState, 'busy'>;
    question: FormQuestion<R, V> | null;
    resolve: (keepMine: ReadonlySet<string>) => void;
    dismiss: () => void;
  },
) => {
  const { question, fieldKey, asText, dismiss } = props;
  const translate = useTranslate();
  const { getValues } = useFormContext<V>();
  const label = (field: string) => translate(fieldKey(field), { _: field });
  if (question?.kind === 'conflict')
    return (
      <ConflictDialog
        conflicts={question.comparison.conflicts}
        words={{
          label,
          show: (_, value) =>
            value === null || value === '' ? <em>{translate('common.none')}</em> : String(value),
          ...props.wordsOf?.(question.comparison),
        }}
        saving={props.state.busy}
        confirm={question.fresh === null ? 'forms.useResult' : undefined}
        onResolve={props.resolve}
        onClose={dismiss}
      />
    );
  if (question?.kind === 'deleted') {
    const lines = Object.entries(getValues())
      .filter(([, value]) => value !== null && value !== '')
      .map(([field, value]) => `${label(field)}: ${value}`);
    return <DeletedDialog text={asText?.(getValues()) ?? lines.join('\n')} onClose={dismiss} />;
  }
  return null;
};
